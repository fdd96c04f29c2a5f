@_exported import CellParts
@_exported import ContainerCells
@_exported import DeclarativeCollections
@_exported import HoneycombImageLoading
@_exported import PortableUIKit
