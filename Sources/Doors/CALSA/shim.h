// The sound device: alsa-lib, from Debian's libasound2-dev.
#pragma once
#include <alsa/asoundlib.h>
