// HarfBuzz's headers, wherever the system keeps them.
#ifndef KNURL_HARFBUZZ_SHIM_H
#define KNURL_HARFBUZZ_SHIM_H

#if __has_include(<harfbuzz/hb.h>)
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
#elif __has_include(<hb.h>)
#include <hb.h>
#include <hb-ot.h>
#else
#error "HarfBuzz's headers were not found. Install libharfbuzz-dev (Debian, Ubuntu) or harfbuzz (Homebrew)."
#endif

#endif
