// The sound device: alsa-lib, from Debian's libasound2-dev. Its error handler takes a variable number of arguments,
// which Swift cannot write: without one of our own the library prints to the terminal that we draw on.
#pragma once
#include <alsa/asoundlib.h>

static inline void earshot_alsa_no_message(
    const char *file, int line, const char *function, int error, const char *format, ...) {
  (void)file; (void)line; (void)function; (void)error; (void)format;
}

static inline void earshot_alsa_silence(void) {
  snd_lib_error_set_handler(earshot_alsa_no_message);
}
