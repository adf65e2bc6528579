#!/bin/bash
# What the sign-in tests need beside the program. All of it stands in a folder of its own and is gone when standard
# input ends, however the tests end.
#   stage.sh packages          the server's packages
#   stage.sh gateway           a gateway for text messages, with a telephone that only pretends, and "deliver", an
#                              operator's command that sends by it
#   stage.sh server PACKAGES   such a gateway, and a server that sends by it (SIGNIN_LIFE, SIGNIN_LIMITS, SIGNIN_KNOWN)
# The first line of output is "ready", the folder and the server's port; anything else says why not.
set -u
umask 077
folder=$(mktemp -d)
children=()
finish() {
  kill "${children[@]}"
  wait "${children[@]}"
  rm -rf "$folder"
} > /dev/null 2>&1
trap finish EXIT
trap 'exit 1' TERM INT
give_up() {
  echo "$1"
  exit 1
}

packages() {
  { python3 -m venv "$folder/venv" && "$folder/venv/bin/pip" --disable-pip-version-check install -q --no-compile 'django-allauth~=65.22'
  } > "$folder/pip.out" 2>&1 || give_up "django-allauth cannot be had: $(tail -n 1 "$folder/pip.out")"
}

gateway() {
  mkdir -p "$folder"/dummy/sms/{1,2,3,4,5} "$folder"/spool/{inbox,outbox,sent,error}
  cat > "$folder/smsdrc" << RC
[gammu]
model = dummy
connection = none
port = $folder/dummy
gammuloc = /dev/null
[smsd]
Service = files
DebugLevel = 0
LogFile = $folder/smsd.log
CommTimeout = 1
SendTimeout = 5
LoopSleep = 1
InboxPath = $folder/spool/inbox/
OutboxPath = $folder/spool/outbox/
SentSMSPath = $folder/spool/sent/
ErrorSMSPath = $folder/spool/error/
RC
  gammu-smsd -c "$folder/smsdrc" --pid "$folder/pid" > "$folder/smsd.out" 2>&1 &
  children+=($!)
  cat > "$folder/deliver" << COMMAND
#!/bin/bash
pid=\$(cat $folder/pid) && [[ -d /proc/\$pid ]] || exit 1
IFS= read -r to; gammu-smsd-inject -c $folder/smsdrc TEXT "\$to" -unicode > /dev/null 2>&1
COMMAND
  chmod +x "$folder/deliver"
  until [[ -s $folder/pid ]]; do
    kill -0 "${children[-1]}" 2> /dev/null || give_up "the gateway does not start: $(tail -n 1 "$folder/smsd.out")"
    sleep 0.05
  done
}

server() {
  gateway
  export SIGNIN_STATE=$folder
  exec 3< <(exec "$1/venv/bin/python" "$(dirname "$0")/server.py" 2> "$folder/server.out")
  children+=($!)
  read -r -u 3 port || give_up "the server does not start: $(tail -n 1 "$folder/server.out")"
}

port=
"$@"
echo "ready $folder $port"
cat > /dev/null
