# Every target installs what it needs first; see .ci/install.

.DEFAULT_GOAL := help
.PHONY: help demo test check check-format check-rules check-release check-kernels check-docs check-memory fuzz e2e bench goldens
SWIFT ?= swift
RELEASE = -c release --scratch-path .build/check -Xswiftc -enable-testing -Xswiftc -warnings-as-errors
PICTURE = out/price-filter.png
CAIRO = .build/bench/cairo-bench
ON_SCREEN = python3 Tests/EndToEnd/on_screen.py 1920x1080

help:  ## this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-13s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo:  ## the price filter in a window; without a display, as a picture
	@.ci/install build
	$(SWIFT) build -c release --product PriceFilter
	@program=$$($(SWIFT) build -c release --show-bin-path)/PriceFilter; \
	if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || [ "$$(uname -s)" = Darwin ]; then exec "$$program"; fi; \
	mkdir -p $(dir $(PICTURE)) && \
	"$$program" --capture $(PICTURE) --frames 3 --size 1280x720 --scale 2 && echo $(PICTURE)

test:  ## all tests, in a debug build
	@.ci/install build fonts test
	$(SWIFT) test

check: check-format check-rules check-release check-kernels check-docs  ## what a server runs beside test and e2e

check-format:  ## the layout of the sources
	$(SWIFT) format lint --strict --recursive Sources Tests Demos Package.swift

check-rules:  ## the repository's own rules
	@.ci/install check
	python3 .ci/rules

# A build of its own, so that other flags do not make demo and bench build everything anew. Some tests look behind the
# public face with @testable, which a release build must be asked for.
check-release:  ## all tests, in a release build without a warning
	@.ci/install build fonts test
	$(SWIFT) test $(RELEASE)

# What the vector kernels became.
check-kernels: check-release  ## no calls in the kernels of the release build
	@.ci/install check
	.ci/kernels "$$($(SWIFT) build $(RELEASE) --show-bin-path)"

# Leaks too where the system lets a program look for its own. Not a part of the gate: it builds everything once more.
check-memory:  ## the tests of drawing, painting and fonts under the address sanitizer
	@.ci/install build fonts test
	ASAN_OPTIONS=detect_leaks=$${LEAKS:-0} $(SWIFT) test --sanitize=address --scratch-path .build/memory \
	--filter 'KnurlRasterTests|KnurlDrawingTests|KnurlFontsTests'

check-docs: check-release  ## documentation without a warning
	@.ci/install check
	.ci/docs "$$($(SWIFT) build $(RELEASE) --show-bin-path)"

# A release build of its own, so that tests can look behind the public face; FUZZ is the number of events. Windows of all
# sizes leave the C library's heap in pieces, which grows without a leak: large blocks get pages of their own.
fuzz:  ## a million senseless events for the demos, in a release build
	@.ci/install build
	MALLOC_MMAP_THRESHOLD_=32768 KNURL_FUZZ=$${FUZZ:-1000000} $(SWIFT) test $(RELEASE) --filter DemoFuzzTests

e2e:  ## the demos in a real X server with a mouse, a keyboard and a touch screen (Linux; needs root)
	@[ "$$(id -u)" = 0 ] || { echo "make e2e starts an X server of its own, which needs root: sudo make e2e" >&2; exit 2; }
	@.ci/install build fonts test e2e
	$(SWIFT) build --build-tests $(RELEASE)
	python3 Tests/EndToEnd/run.py --demos "$$($(SWIFT) build $(RELEASE) --show-bin-path)"

# The peer is built where Cairo is; the bench runs without it.
bench:  ## medians of frames, repaints and shapes, the latter beside Cairo's; BENCH_JSON=FILE writes those of the release build
	@.ci/install build fonts
	-@.ci/install bench test
	$(SWIFT) build -c release --product Bench
	@if pkg-config --exists cairo; then mkdir -p $(dir $(CAIRO)) && \
	$(CC) -O2 -o $(CAIRO) Demos/Bench/Cairo/cairo-bench.c $$(pkg-config --cflags --libs cairo) -lm; else rm -f $(CAIRO); fi
	BENCH_CAIRO=$$(ls $(CAIRO) 2>/dev/null) $(ON_SCREEN) $(SWIFT) run -c release Bench
	BENCH_JSON= $(ON_SCREEN) $(SWIFT) run Bench

goldens:  ## records failing goldens anew and names them: look at each before you commit it
	@.ci/install build fonts test
	-KNURL_RECORD=failed $(SWIFT) test
	@git status --short --untracked-files=all Tests/Goldens
	@git --no-pager diff -U0 Tests/Goldens/scenes.txt | sed -n 's/^+\([a-z].*\) [0-9a-f]*$$/   scene \1/p'
