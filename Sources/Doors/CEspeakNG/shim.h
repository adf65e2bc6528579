// The synthesizer: libespeak-ng, from Debian's libespeak-ng-dev. The second header finds the data folder before the
// engine is started.
#pragma once
#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>
