"""Keyboard, pointer and touch screen as the X server's `inputtest` driver takes them: one socket a device.

A message is its length and its kind, 32 bits each, and a body in the machine's own byte order.
"""
import socket
import struct
import time

VERSION, SYNC, MOTION, BUTTON, KEY, TOUCH = 0, 1, 2, 4, 5, 6
TOUCH_BEGIN, TOUCH_UPDATE, TOUCH_END = 18, 19, 20
HIGHEST = 0xFFFF  # an absolute axis goes from 0 to here over the whole screen
VALUATORS = 64

# Key codes of Linux; X's are 8 higher.
KEYS = {
    "Escape": 1, "Tab": 15, "Return": 28, "Shift": 42, "Space": 57, "Home": 102, "Up": 103, "PageUp": 104,
    "Left": 105, "Right": 106, "End": 107, "Down": 108, "PageDown": 109, "Delete": 111,
}


class Device:
    """One device of the driver, reached through its socket."""

    def __init__(self, path, patience=10.0):
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        end = time.monotonic() + patience
        while self._socket.connect_ex(path) != 0:
            if time.monotonic() > end:
                raise RuntimeError(f"the X server offers no device at {path}")
            time.sleep(0.02)
        self._send(VERSION, struct.pack("=HH", 1, 1))
        self._receive()

    def close(self):
        self._socket.close()

    def post(self, kind, body):
        """Sends one event and returns when the server has taken it."""
        self._send(kind, body)
        self._send(SYNC, b"")
        self._receive()

    def _send(self, kind, body):
        self._socket.sendall(struct.pack("=II", 8 + len(body), kind) + body)

    def _receive(self):
        (length,) = struct.unpack("=I", self._read(4))
        return self._read(length - 4)

    def _read(self, count):
        data = self._socket.recv(count, socket.MSG_WAITALL)
        if len(data) < count:
            raise RuntimeError("the X server closed a device")
        return data


def valuators(*axes):
    """The first axes' values; none: an event without a place."""
    mask = (1 << len(axes)) - 1
    values = [float(axis) for axis in axes] + [0.0] * (VALUATORS - len(axes))
    # No unaccelerated values, the mask, padding to a double's alignment, values, unaccelerated values.
    return struct.pack(f"=IQ4x{VALUATORS}d{VALUATORS * 8}x", 0, mask, *values)


def motion(place):
    return struct.pack("=I4x", 1) + valuators(*place)


def nudge(distance):
    return struct.pack("=I4x", 0) + valuators(*distance)


def button(number, is_down):
    return struct.pack("=iiI4x", 0, number, is_down) + valuators()


def key(name, is_down):
    return struct.pack("=iI", KEYS[name] + 8, is_down)


def touch(finger, phase, place):
    return struct.pack("=II", finger, phase) + valuators(*place)
