"""A django-allauth server in one file: on a free port of this machine, state and gateway below SIGNIN_STATE."""

import os
import subprocess
import sys

import django
from django.conf import settings

STATE = os.environ["SIGNIN_STATE"]
LIMITS = {"ACCOUNT_RATE_LIMITS": False} if os.environ.get("SIGNIN_LIMITS") == "off" else {}

settings.configure(
    SECRET_KEY=os.urandom(32).hex(),
    ROOT_URLCONF="app",
    ALLOWED_HOSTS=["127.0.0.1"],
    USE_TZ=True,
    DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": STATE + "/db.sqlite3"}},
    CACHES={"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}},
    INSTALLED_APPS=[
        "django.contrib.auth", "django.contrib.contenttypes", "django.contrib.sessions",
        "allauth", "allauth.account", "allauth.headless",
    ],
    MIDDLEWARE=[
        "django.contrib.sessions.middleware.SessionMiddleware",
        "django.contrib.auth.middleware.AuthenticationMiddleware",
        "allauth.account.middleware.AccountMiddleware",
    ],
    AUTHENTICATION_BACKENDS=[
        "django.contrib.auth.backends.ModelBackend",
        "allauth.account.auth_backends.AuthenticationBackend",
    ],
    TEMPLATES=[{
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {"context_processors": ["django.template.context_processors.request"]},
    }],
    ACCOUNT_ADAPTER="app.Adapter",
    ACCOUNT_LOGIN_METHODS={"phone"},
    ACCOUNT_SIGNUP_FIELDS=["phone*"],
    ACCOUNT_LOGIN_BY_CODE_ENABLED=True,
    ACCOUNT_LOGIN_BY_CODE_SUPPORTS_RESEND=True,
    ACCOUNT_LOGIN_BY_CODE_TIMEOUT=int(os.environ.get("SIGNIN_LIFE", 300)),
    ACCOUNT_PHONE_VERIFICATION_ENABLED=True,
    ACCOUNT_PHONE_VERIFICATION_SUPPORTS_RESEND=True,
    ACCOUNT_PHONE_VERIFICATION_TIMEOUT=int(os.environ.get("SIGNIN_LIFE", 300)),
    ALLAUTH_USER_CODE_FORMAT={"numeric": True, "length": 6, "dashed": False},
    HEADLESS_ONLY=True,
    HEADLESS_CLIENTS=("app",),
    HEADLESS_FRONTEND_URLS={},
    **LIMITS,
)
sys.modules["app"] = sys.modules["__main__"]
django.setup()

from wsgiref.simple_server import make_server  # noqa: E402

from allauth.account.adapter import DefaultAccountAdapter  # noqa: E402
from django.contrib.auth import get_user_model  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.core.wsgi import get_wsgi_application  # noqa: E402
from django.db import connection  # noqa: E402
from django.urls import include, path  # noqa: E402


class Adapter(DefaultAccountAdapter):
    """What allauth leaves open: where numbers are kept, which are refused, and how texts are sent."""

    def _sql(self, text, values=()):
        with connection.cursor() as cursor:
            cursor.execute("create table if not exists phone(user integer primary key, number text unique, ok integer)")
            return cursor.execute(text, values).fetchone()

    def clean_phone(self, phone):
        if phone == "+15005550001":
            from django.core.exceptions import ValidationError
            raise ValidationError("No texts go there.", code="invalid_phone")
        return phone

    def set_phone(self, user, phone, verified):
        self._sql("insert or replace into phone values(%s,%s,%s)", (user.pk, phone, int(verified)))

    def get_phone(self, user):
        row = self._sql("select number, ok from phone where user=%s", (user.pk,))
        return row and (row[0], bool(row[1]))

    def set_phone_verified(self, user, phone):
        self._sql("update phone set ok=1 where user=%s and number=%s", (user.pk, phone))

    def get_user_by_phone(self, phone):
        row = self._sql("select user from phone where number=%s", (phone,))
        return row and get_user_model().objects.filter(pk=row[0]).first()

    def _send(self, phone, text):
        subprocess.run(
            ["gammu-smsd-inject", "-c", STATE + "/smsdrc", "TEXT", phone], input=text.encode(), check=True, timeout=5,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def send_verification_code_sms(self, user, phone, code, **_):
        self._send(phone, "Your code is " + code)

    def send_unknown_account_sms(self, phone, **_):
        self._send(phone, "No account has this number.")

    def send_account_already_exists_sms(self, phone):
        self._send(phone, "This number already has an account.")


urlpatterns = [path("accounts/", include("allauth.urls")), path("_allauth/", include("allauth.headless.urls"))]

call_command("migrate", verbosity=0)
for number in os.environ.get("SIGNIN_KNOWN", "").split():
    Adapter().set_phone(get_user_model().objects.create_user(username=number), number, True)
server = make_server("127.0.0.1", 0, get_wsgi_application())
print(server.server_port, flush=True)
server.serve_forever()
