/// Items are identified by it, so whoever writes an item of their own needs its name.
@_exported import struct Diffing.DifferenceIdentifier
