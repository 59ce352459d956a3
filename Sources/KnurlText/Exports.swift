// A client of text must be able to name what it measures.
@_exported public import KnurlDrawing
