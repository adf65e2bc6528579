// What the Glibc module lacks of Linux.
#pragma once
#include <sys/eventfd.h>
#include <sys/signalfd.h>
