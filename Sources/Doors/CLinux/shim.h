// What the Glibc module lacks of Linux.
#pragma once
#include <poll.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <time.h>

// The Glibc module is built without _GNU_SOURCE, which hides this one: a wait with a limit finer than milliseconds.
extern int ppoll(struct pollfd *entries, nfds_t count, const struct timespec *limit, const sigset_t *mask);
