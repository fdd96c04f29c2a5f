/// The type of item identifiers, exported because custom items have to name it.
@_exported import struct BatchDiffing.DifferenceIdentifier
