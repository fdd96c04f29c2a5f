// `ScreenDiagnostic` has a `SourcePosition`.
@_exported import PositionedJSON
