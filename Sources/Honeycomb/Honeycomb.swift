@_exported import CellParts
@_exported import ContainerCells
@_exported import DeclarativeCollections
@_exported import ImageLoading
@_exported import PortableUIKit
