// A client of drawing must be able to name a place and a size.
@_exported public import KnurlGeometry
