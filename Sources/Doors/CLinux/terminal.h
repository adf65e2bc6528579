// The timer of the event loop, what a crash does to the terminal, and what it may tell.
#pragma once
#include <signal.h>
#include <sys/prctl.h>
#include <sys/timerfd.h>
#include <termios.h>
#include <unistd.h>

// Raw mode must end with the process, even one that crashes. A handler may call only what is safe inside a signal,
// which no Swift code is; and it finds what it needs in statics, because it is given nothing but a number.
// With their values spelled out: Swift does not emit tentative definitions.
static struct termios linux_terminal_modes = {0};
static char linux_terminal_farewell[16] = {0};
static volatile sig_atomic_t linux_terminal_descriptor = -1;
static volatile sig_atomic_t linux_terminal_farewell_descriptor = -1;

static inline void linux_terminal_crashed(int number) {
  int descriptor = linux_terminal_descriptor;
  if (descriptor >= 0) {
    pid_t front = tcgetpgrp(descriptor);
    // In the background it is another program's terminal.
    if (front <= 0 || front == getpgrp()) {
      tcsetattr(descriptor, TCSANOW, &linux_terminal_modes);
      int output = linux_terminal_farewell_descriptor, length = 0;
      while (linux_terminal_farewell[length]) length++;
      if (output >= 0 && write(output, linux_terminal_farewell, length) < 0) {}
    }
  }
  raise(number);  // The default again since the handler was called: it ends the process as this handler returns.
}

// Sets what a crash puts back on the descriptor, and the text it writes to another; with -1 it does nothing any more.
static inline void linux_terminal_guard(int descriptor, struct termios modes, int output, const char *farewell) {
  linux_terminal_descriptor = -1;
  linux_terminal_modes = modes;
  linux_terminal_farewell_descriptor = output;
  int length = 0;
  for (; farewell[length] && length < 15; length++) linux_terminal_farewell[length] = farewell[length];
  linux_terminal_farewell[length] = 0;
  linux_terminal_descriptor = descriptor;
}

// Has a signal put the terminal back before it ends the process.
static inline int linux_terminal_guard_against(int number) {
  struct sigaction action = {0};
  action.sa_handler = linux_terminal_crashed;
  action.sa_flags = SA_RESETHAND;
  sigfillset(&action.sa_mask);
  return sigaction(number, &action, 0);
}

// `prctl` takes a variable number of arguments, which Swift cannot call.
static inline int linux_hide_memory(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }
