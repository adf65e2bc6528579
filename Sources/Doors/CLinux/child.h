// What starting a program needs and the Glibc module, built without _GNU_SOURCE, hides.
#pragma once
#include <spawn.h>
#include <sys/pidfd.h>

extern int pipe2(int ends[2], int flags);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
