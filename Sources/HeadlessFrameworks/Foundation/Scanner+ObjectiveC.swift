import Foundation

/// The methods that put what they found into an `NSString`, as in Objective-C.
extension Scanner {
    /// Scans a text, and puts it into a variable if it is next.
    @_disfavoredOverload @discardableResult
    public func scanString(_ searchString: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        put(scanString(searchString), result)
    }

    /// Scans up to a text, and puts what is before it into a variable.
    @_disfavoredOverload @discardableResult
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        put(scanUpToString(string), result)
    }

    /// Scans characters of a set, and puts them into a variable.
    @_disfavoredOverload @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        put(scanCharacters(from: set), result)
    }

    /// Scans up to a character of a set, and puts what is before it into a variable.
    @_disfavoredOverload @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        put(scanUpToCharacters(from: set), result)
    }

    private func put(_ found: String?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let found else { return false }
        result?.pointee = NSString(string: found)
        return true
    }
}
