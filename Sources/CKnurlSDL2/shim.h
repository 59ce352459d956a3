// SDL's header, wherever the system keeps it, and what Swift can't read of it.
#ifndef KNURL_SDL2_SHIM_H
#define KNURL_SDL2_SHIM_H

// The program's entry is Swift's; SDL must not rename it.
#define SDL_MAIN_HANDLED

#if __has_include(<SDL2/SDL.h>)
#include <SDL2/SDL.h>
#elif __has_include(<SDL.h>)
#include <SDL.h>
#else
#error "SDL 2's headers were not found. Install libsdl2-dev (Debian, Ubuntu), sdl2 (Homebrew) or sdl2 (vcpkg)."
#endif

// The place of the mouse that a wheel event carries since SDL 2.26; older headers lack it.
static inline SDL_Point knurl_wheel_place(const SDL_MouseWheelEvent *event) {
#if SDL_VERSION_ATLEAST(2, 26, 0)
  SDL_Point place = {event->mouseX, event->mouseY};
#else
  SDL_Point place = {0, 0};
  (void)event;
#endif
  return place;
}

#endif
