/* usage: cairo-bench SCENE SAMPLES
 *
 * The scenes of Primitives.swift drawn by Cairo: prints the microseconds of processor time for one item, a line for
 * each sample, after one sample to warm up.
 */
#include <cairo.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 1920, HEIGHT = 1080, CURVES = 200 };

static const struct scene {
  const char *name;
  int width, height, count;
} scenes[] = {
    {"opaque rect", 200, 40, 1000}, {"alpha rect", 200, 40, 1000},   {"rounded rect", 200, 40, 1000},
    {"circle r 12", 24, 24, 1000},  {"circle r 40", 80, 80, 1000},   {"ring arc", 86, 86, 1000},
    {"line", 110, 110, 1000},       {"gradient rounded rect", 200, 40, 1000},
    {"text 12 glyphs", 110, 20, 1000}, {"path 200 cubics", 400, 400, 50},
};

static uint32_t state;
static double points[2 * (3 * CURVES + 1)];
static cairo_glyph_t glyphs[64], moved[64];
static cairo_scaled_font_t *font;
static int glyph_count;

static uint32_t next(void) {
  state = state * 1664525u + 1013904223u;
  return state >> 8;
}

static void prepare(cairo_t *cr) {
  state = 777;
  for (size_t i = 0; i < sizeof points / sizeof *points; i++) points[i] = next() % 40000 / 100.0;
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT);
  cairo_set_font_options(cr, options);
  cairo_select_font_face(cr, "DejaVu Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(cr, 14);
  font = cairo_get_scaled_font(cr);
  cairo_glyph_t *shaped = NULL;
  cairo_scaled_font_text_to_glyphs(font, 0, 0, "Volume:12.34", -1, &shaped, &glyph_count, NULL, NULL, NULL);
  if (glyph_count > 64) glyph_count = 64;
  memcpy(glyphs, shaped, (size_t)glyph_count * sizeof *glyphs);
  cairo_glyph_free(shaped);
  cairo_font_options_destroy(options);
}

static void rounded(cairo_t *cr, double x, double y, double w, double h, double r) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(cr, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(cr, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(cr, x + r, y + r, r, M_PI, 3 * M_PI / 2);
  cairo_close_path(cr);
}

static void draw(cairo_t *cr, int scene, int i, int x, int y) {
  double r = 37 * i % 256 / 255.0, g = 91 * i % 256 / 255.0, b = 53 * i % 256 / 255.0;
  cairo_set_source_rgba(cr, r, g, b, scene == 1 ? 128 / 255.0 : 1);
  switch (scene) {
  case 0:
  case 1: cairo_rectangle(cr, x, y, 200, 40); break;
  case 2: rounded(cr, x, y, 200, 40, 8); break;
  case 3: cairo_arc(cr, x + 12, y + 12, 12, 0, 2 * M_PI); break;
  case 4: cairo_arc(cr, x + 40, y + 40, 40, 0, 2 * M_PI); break;
  case 5:
    cairo_set_line_width(cr, 6);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
    cairo_arc(cr, x + 43, y + 43, 40, 135 * M_PI / 180, 405 * M_PI / 180);
    cairo_stroke(cr);
    return;
  case 6: {
    double angle = i * 137.5 * M_PI / 180, dx = 50 * cos(angle), dy = 50 * sin(angle);
    cairo_set_line_width(cr, 1.5);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT);
    cairo_move_to(cr, x + 55 - dx, y + 55 - dy);
    cairo_line_to(cr, x + 55 + dx, y + 55 + dy);
    cairo_stroke(cr);
    return;
  }
  case 7: {
    cairo_pattern_t *gradient = cairo_pattern_create_linear(x, y, x, y + 40);
    cairo_pattern_add_color_stop_rgb(gradient, 0, r, g, b);
    cairo_pattern_add_color_stop_rgb(gradient, 1, b / 2, r / 2, g / 2);
    rounded(cr, x, y, 200, 40, 8);
    cairo_set_source(cr, gradient);
    cairo_fill(cr);
    cairo_pattern_destroy(gradient);
    return;
  }
  case 8:
    for (int k = 0; k < glyph_count; k++) {
      moved[k] = glyphs[k];
      moved[k].x += x;
      moved[k].y += y + 14;
    }
    cairo_show_glyphs(cr, moved, glyph_count);
    return;
  case 9:
    cairo_move_to(cr, points[0] + x, points[1] + y);
    for (int k = 0; k < CURVES; k++) {
      const double *p = points + 2 + 6 * k;
      cairo_curve_to(cr, p[0] + x, p[1] + y, p[2] + x, p[3] + y, p[4] + x, p[5] + y);
    }
    cairo_close_path(cr);
  }
  cairo_fill(cr);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  int scene = 0, scene_count = sizeof scenes / sizeof *scenes;
  while (scene < scene_count && strcmp(scenes[scene].name, argv[1])) scene++;
  if (scene == scene_count) return 1;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create(surface);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_paint(cr);
  prepare(cr);
  for (int sample = -1; sample < atoi(argv[2]); sample++) {
    state = 12345;
    double start = now();
    for (int i = 0; i < scenes[scene].count; i++) {
      int x = next() % (WIDTH - scenes[scene].width), y = next() % (HEIGHT - scenes[scene].height);
      draw(cr, scene, i, x, y);
    }
    cairo_surface_flush(surface);
    if (sample >= 0) printf("%.4f\n", (now() - start) / scenes[scene].count);
  }
  return 0;
}
