// HTTP and TLS: libcurl, from Debian's libcurl4, looked up when the first request is made. Linked in, or under
// FoundationNetworking, it would be loaded with thirty libraries behind it each time the program starts. The numbers of
// its options are part of its binary interface and never change, so its headers are not needed.
#pragma once
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

enum {
  EARSHOT_CURL_WRITE_DATA = 10001, EARSHOT_CURL_URL = 10002, EARSHOT_CURL_PROXY = 10004, EARSHOT_CURL_FIELDS = 10015,
  EARSHOT_CURL_HEADERS = 10023, EARSHOT_CURL_METHOD = 10036, EARSHOT_CURL_WRITE = 20011, EARSHOT_CURL_VERSION = 84,
  EARSHOT_CURL_NO_SIGNAL = 99, EARSHOT_CURL_TIMEOUT_MS = 155, EARSHOT_CURL_PROTOCOLS = 181,
  EARSHOT_CURL_STATUS = 0x200002, EARSHOT_CURL_BYTES_SENT = 0x20000C, EARSHOT_CURL_RETRY_AFTER = 0x600039,
  EARSHOT_CURL_GLOBAL_ALL = 3, EARSHOT_CURL_LONGEST_BODY = 1 << 18,
};

// What is asked and, from `fault` on, what came of it.
struct earshot_exchange {
  const char *url, *method;
  const char *fields;  // JSON, or empty
  const char *token;   // a whole header line, or empty
  long timeout_ms;
  int is_direct;  // no proxy, whatever the environment says

  const char *fault;  // why there is no answer, or null
  long status, bytes_sent;
  long long retry_after;  // seconds, 0 without
  char *body;             // to be freed by whoever asked
  size_t length;
};

// The library, ready for use, or null. Called once.
static inline void *earshot_curl_open(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  int (*start)(long) = library ? (int (*)(long))dlsym(library, "curl_global_init") : 0;
  return start && start(EARSHOT_CURL_GLOBAL_ALL) == 0 ? library : 0;
}

// Keeps a piece of the answer. A short count makes libcurl give up.
static inline size_t earshot_curl_take(char *bytes, size_t size, size_t count, void *context) {
  struct earshot_exchange *exchange = (struct earshot_exchange *)context;
  size_t more = size * count;
  if (exchange->length + more > EARSHOT_CURL_LONGEST_BODY) return 0;
  char *body = (char *)realloc(exchange->body, exchange->length + more);
  if (!body) return 0;
  memcpy(body + exchange->length, bytes, more);
  exchange->body = body;
  exchange->length += more;
  return more;
}

// One request on a connection of its own, sent once: libcurl repeats one only on a connection that it used before, or by
// HTTP/2. It keeps no cookies, and follows no redirection unless told to.
static inline void earshot_curl_exchange(void *library, struct earshot_exchange *exchange) {
  void *(*make)(void) = (void *(*)(void))dlsym(library, "curl_easy_init");
  int (*set)(void *, int, ...) = (int (*)(void *, int, ...))dlsym(library, "curl_easy_setopt");
  int (*perform)(void *) = (int (*)(void *))dlsym(library, "curl_easy_perform");
  int (*get)(void *, int, ...) = (int (*)(void *, int, ...))dlsym(library, "curl_easy_getinfo");
  const char *(*words)(int) = (const char *(*)(int))dlsym(library, "curl_easy_strerror");
  void (*end)(void *) = (void (*)(void *))dlsym(library, "curl_easy_cleanup");
  void *(*append)(void *, const char *) = (void *(*)(void *, const char *))dlsym(library, "curl_slist_append");
  void (*drop)(void *) = (void (*)(void *))dlsym(library, "curl_slist_free_all");

  void *curl = make();
  void *headers = append(0, "Accept: application/json");
  headers = append(headers, "User-Agent: Earshot");
  if (*exchange->token) headers = append(headers, exchange->token);
  if (*exchange->fields) {
    headers = append(headers, "Content-Type: application/json");
    set(curl, EARSHOT_CURL_FIELDS, exchange->fields);
  }
  set(curl, EARSHOT_CURL_HEADERS, headers);
  set(curl, EARSHOT_CURL_URL, exchange->url);
  set(curl, EARSHOT_CURL_METHOD, exchange->method);
  if (exchange->is_direct) set(curl, EARSHOT_CURL_PROXY, "");
  set(curl, EARSHOT_CURL_PROTOCOLS, 3L);  // http and https
  set(curl, EARSHOT_CURL_VERSION, 2L);    // 1.1
  set(curl, EARSHOT_CURL_NO_SIGNAL, 1L);
  set(curl, EARSHOT_CURL_TIMEOUT_MS, exchange->timeout_ms);
  set(curl, EARSHOT_CURL_WRITE, earshot_curl_take);
  set(curl, EARSHOT_CURL_WRITE_DATA, exchange);

  int result = perform(curl);
  if (result != 0) exchange->fault = words(result);
  get(curl, EARSHOT_CURL_STATUS, &exchange->status);
  get(curl, EARSHOT_CURL_BYTES_SENT, &exchange->bytes_sent);
  get(curl, EARSHOT_CURL_RETRY_AFTER, &exchange->retry_after);
  end(curl);
  drop(headers);
}
