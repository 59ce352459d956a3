// A client of fonts must be able to name what it measures.
@_exported public import KnurlDrawing
