// A client of captures must be able to name places, pictures and what the controls answer.
@_exported public import KnurlControls
