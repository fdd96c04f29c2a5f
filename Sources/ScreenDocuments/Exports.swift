@_exported import ScreenDocumentsCore
