// FriBidi's header, wherever the system keeps it, and its base directions, which are masks that Swift can't read.
#ifndef KNURL_FRIBIDI_SHIM_H
#define KNURL_FRIBIDI_SHIM_H

#if __has_include(<fribidi/fribidi.h>)
#include <fribidi/fribidi.h>
#elif __has_include(<fribidi.h>)
#include <fribidi.h>
#else
#error "FriBidi's headers were not found. Install libfribidi-dev (Debian, Ubuntu) or fribidi (Homebrew)."
#endif

static const FriBidiParType knurl_base_automatic = FRIBIDI_PAR_ON;
static const FriBidiParType knurl_base_left = FRIBIDI_PAR_LTR;
static const FriBidiParType knurl_base_right = FRIBIDI_PAR_RTL;

// Whether a type is that of a white space, a separator or an invisible control: at a line's end these take the paragraph's level.
static inline int knurl_is_trailing(FriBidiCharType type) {
  return FRIBIDI_IS_EXPLICIT_OR_BN_OR_WS(type) || FRIBIDI_IS_SEPARATOR(type) || FRIBIDI_IS_ISOLATE(type);
}

#endif
