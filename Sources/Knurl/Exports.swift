// One import for a program with a window: everything but captures and font files.
@_exported public import KnurlControls
@_exported public import KnurlDrawing
@_exported public import KnurlGeometry
@_exported public import KnurlRaster
@_exported public import KnurlSDL
@_exported public import KnurlText
