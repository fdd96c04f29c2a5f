// Surfaces, catalogs and errors are those of the protocol, values and expressions those of documents.
@_exported import A2UIProtocol
@_exported import ScreenDocumentsCore
@_exported import ScreenFunctions
