"""Devices of an X server's test input driver: a keyboard, a mouse that is placed, a screen that feels fingers.

The driver (`inputtest`, part of xserver-xorg-core) listens on a socket for each device. A message is a length and a kind,
both 32 bits, then a body in the layout that a C compiler gives the structures of xf86-input-inputtest-protocol.h.
"""

import os
import socket
import struct
import time

AXES = 64
AXIS_RANGE = 0xFFFF


class Device:
    """One connection to the driver."""

    HELLO, SYNC, MOTION, BUTTON, KEY, TOUCH = 0, 1, 2, 4, 5, 6
    KIND = ""
    ROLE = "SendCoreEvents"

    def __init__(self, folder, size):
        self.width, self.height = size
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(5)
        self._connect(os.path.join(folder, self.KIND))
        self._send(self.HELLO, struct.pack("=HH", 1, 1))
        self._answer()

    def _connect(self, path):
        deadline = time.monotonic() + 10
        while True:
            try:
                return self.socket.connect(path)
            except OSError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.02)

    def _send(self, kind, body=b""):
        self.socket.sendall(struct.pack("=II", 8 + len(body), kind) + body)

    def _answer(self):
        (length,) = struct.unpack("=I", self.socket.recv(4, socket.MSG_WAITALL))
        self.socket.recv(length - 4, socket.MSG_WAITALL)

    def _post(self, kind, body):
        """Sends an event and waits until the server has worked it off."""
        self._send(kind, body)
        self._send(self.SYNC)
        self._answer()

    def _axes(self, x=None, y=None):
        """The values of the axes: place x, y of the screen, or none at all."""
        values = [0.0] * AXES
        mask = 0
        if x is not None:
            values[0] = x / (self.width - 1) * AXIS_RANGE
            values[1] = y / (self.height - 1) * AXIS_RANGE
            mask = 0b11
        # No unaccelerated values (32 bits), the mask of axes set (64), a gap to the alignment of a double (32).
        head = struct.pack("=IQ4x", 0, mask)
        return head + struct.pack(f"={AXES}d", *values) + bytes(8 * AXES)

    def close(self):
        self.socket.close()


class Keyboard(Device):
    KIND = "Keyboard"
    ROLE = "CoreKeyboard"
    # Codes of the kernel's input-event-codes.h; X adds 8.
    CODES = {
        "escape": 1, "tab": 15, "enter": 28, "control": 29, "shift": 42, "space": 57, "home": 102, "up": 103,
        "page-up": 104, "left": 105, "right": 106, "end": 107, "down": 108, "page-down": 109, "delete": 111,
    }

    def change(self, name, is_down):
        self._post(self.KEY, struct.pack("=iI", self.CODES[name] + 8, is_down))


class Mouse(Device):
    KIND = "PointerAbsolute"
    ROLE = "CorePointer"

    def move(self, x, y):
        self._post(self.MOTION, struct.pack("=I4x", 1) + self._axes(x, y))

    def change(self, button, is_down):
        self._post(self.BUTTON, struct.pack("=iiI4x", 0, button, is_down) + self._axes())


class TouchScreen(Device):
    KIND = "Touch"
    BEGIN, UPDATE, END = 18, 19, 20

    def __init__(self, folder, size):
        super().__init__(folder, size)
        self.places = {}

    def change(self, finger, phase, x, y):
        self._post(self.TOUCH, struct.pack("=II", finger, phase) + self._axes(x, y))
