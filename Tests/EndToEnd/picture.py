"""Pictures of the screen: raw bytes, three a pixel; ImageMagick reads and writes them."""
import os
import subprocess


class Rect:
    """A rectangle in pixels."""

    def __init__(self, x, y, width, height):
        self.x, self.y, self.width, self.height = x, y, width, height

    @property
    def center(self):
        return round(self.x + self.width / 2), round(self.y + self.height / 2)

    def grown(self, by):
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def union(self, other):
        x, y = min(self.x, other.x), min(self.y, other.y)
        right = max(self.x + self.width, other.x + other.width)
        bottom = max(self.y + self.height, other.y + other.height)
        return Rect(x, y, right - x, bottom - y)


class Picture:
    """A picture that can be compared byte for byte."""

    def __init__(self, width, height, data):
        if len(data) != width * height * 3:
            raise RuntimeError(f"a picture of {width}x{height} has {len(data)} bytes")
        self.width, self.height, self.data = width, height, data

    @classmethod
    def of_screen(cls, width, height, environment):
        command = ["import", "-silent", "-window", "root", "-depth", "8", "rgb:-"]
        return cls(width, height, subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE).stdout)

    @classmethod
    def read(cls, file, width, height):
        command = ["convert", file, "-depth", "8", "rgb:-"]
        return cls(width, height, subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)

    def write(self, file):
        os.makedirs(os.path.dirname(file) or ".", exist_ok=True)
        command = ["convert", "-size", f"{self.width}x{self.height}", "-depth", "8", "rgb:-", file]
        subprocess.run(command, check=True, input=self.data)

    def part(self, rect):
        """The bytes of a rectangle, row after row; what is outside the picture is left out."""
        left, right = max(0, int(rect.x)), min(self.width, int(rect.x + rect.width))
        top, bottom = max(0, int(rect.y)), min(self.height, int(rect.y + rect.height))
        return b"".join(
            self.data[(y * self.width + left) * 3:(y * self.width + right) * 3] for y in range(top, bottom))

    def differing_pixels(self, other, rect=None):
        """How many pixels differ, in a rectangle or in all."""
        rect = rect or Rect(0, 0, self.width, self.height)
        mine, others = self.part(rect), other.part(rect)
        if mine == others:
            return 0
        return sum(mine[at:at + 3] != others[at:at + 3] for at in range(0, len(mine), 3))
