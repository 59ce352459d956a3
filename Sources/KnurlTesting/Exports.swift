// A client of expectations must be able to drive a harness.
@_exported public import KnurlCapture
