// A client of controls must be able to name places, sizes, colours and paths.
@_exported public import KnurlDrawing
