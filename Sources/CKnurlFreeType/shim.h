// FreeType's headers, and what Swift can't read of them. They include each other by names of a folder of their own, which
// pkg-config knows.
#ifndef KNURL_FREETYPE_SHIM_H
#define KNURL_FREETYPE_SHIM_H

#if __has_include(<ft2build.h>)
#include <ft2build.h>
#include <freetype/freetype.h>
#include <freetype/ftmm.h>
#include <freetype/ftoutln.h>
#else
#error "FreeType's headers were not found. Install libfreetype-dev and pkg-config (Debian, Ubuntu) or freetype (Homebrew)."
#endif

// Macros with casts.
static const FT_Int32 knurl_load_outline = FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP | FT_LOAD_IGNORE_TRANSFORM;
static const FT_Int32 knurl_load_color = FT_LOAD_COLOR | FT_LOAD_NO_HINTING | FT_LOAD_NO_AUTOHINT;
static inline int knurl_has_color(FT_Face face) { return FT_HAS_COLOR(face) ? 1 : 0; }
static inline int knurl_has_axes(FT_Face face) { return FT_HAS_MULTIPLE_MASTERS(face) ? 1 : 0; }
static inline int knurl_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) ? 1 : 0; }
static inline int knurl_is_outline(FT_GlyphSlot slot) { return slot->format == FT_GLYPH_FORMAT_OUTLINE; }
static inline FT_Bitmap knurl_pixels(FT_GlyphSlot slot) { return slot->bitmap; }
static inline int knurl_is_color_picture(FT_GlyphSlot slot) {
  return slot->format == FT_GLYPH_FORMAT_BITMAP && slot->bitmap.pixel_mode == FT_PIXEL_MODE_BGRA;
}

#endif
