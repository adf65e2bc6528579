// The synthesizer: libespeak-ng, from Debian's libespeak-ng-dev.
#pragma once
#include <espeak-ng/speak_lib.h>
