// A program with a window names controls, pictures and the engraved face.
@_exported public import KnurlControls
@_exported public import KnurlDrawing
