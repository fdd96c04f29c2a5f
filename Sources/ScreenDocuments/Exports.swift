@_exported import ScreenDocumentsCore
// `ScreenVocabulary` has a `ValueFormatting`.
@_exported import ScreenFunctions
