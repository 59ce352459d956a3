// A client of the rasterizer must be able to name what it paints.
@_exported public import KnurlDrawing
