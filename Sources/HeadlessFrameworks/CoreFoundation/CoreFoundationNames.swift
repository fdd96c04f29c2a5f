import Foundation

// Core Foundation's types are aliases of Swift's, so that `as` converts between them as it does where they are bridged.

/// Core Foundation's type of URLs, an alias of Foundation's.
public typealias CFURL = URL

/// Core Foundation's type of errors, an alias of Foundation's.
public typealias CFError = NSError

/// Core Foundation's type of data that can be changed, an alias of Foundation's.
public typealias CFMutableData = NSMutableData

/// Core Foundation's type of truth values, an alias of Swift's.
public typealias CFBoolean = Bool

/// The truth value that is true.
public let kCFBooleanTrue: CFBoolean! = true

/// The truth value that is false.
public let kCFBooleanFalse: CFBoolean! = false

/// Core Foundation's type of flags.
public typealias CFOptionFlags = UInt

/// Core Foundation's type of indexes, an alias of Swift's.
public typealias CFIndex = Int

/// Core Foundation's type of strings with attributes, an alias of Foundation's.
public typealias CFAttributedString = NSAttributedString

/// A range of characters, in UTF-16 code units.
public struct CFRange: Equatable, Sendable {
    /// The start of the range.
    public var location: CFIndex
    /// The number of characters.
    public var length: CFIndex

    /// Creates an empty range at the start.
    public init() {
        self.init(location: 0, length: 0)
    }

    /// Creates a range.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// Creates a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
    CFRange(location: loc, length: len)
}

extension CFRange {
    init(_ range: NSRange) {
        self.init(location: range.location, length: range.length)
    }

    /// Returns the part of the range inside a text. A length of 0 means the rest of the text.
    func clamped(to length: Int) -> NSRange {
        let start = min(max(location, 0), length)
        let rest = length - start
        return NSRange(location: start, length: self.length <= 0 ? rest : min(self.length, rest))
    }
}
