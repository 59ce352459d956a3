// libpng's header, wherever the system keeps it.
#ifndef KNURL_PNG_SHIM_H
#define KNURL_PNG_SHIM_H

#if __has_include(<png.h>)
#include <png.h>
#elif __has_include(<libpng16/png.h>)
#include <libpng16/png.h>
#else
#error "libpng's headers were not found. Install libpng-dev (Debian, Ubuntu), libpng (Homebrew) or libpng (vcpkg)."
#endif

#endif
