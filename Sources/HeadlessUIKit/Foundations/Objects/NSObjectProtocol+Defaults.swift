import Foundation

// Delegates and data sources need not inherit from `NSObject`: a class that adopts one of their protocols gets the rest
// of `NSObjectProtocol` from here. On Apple platforms its superclass may be an `NSObject` there (as of `XCTestCase`),
// and a plain class here.
extension NSObjectProtocol {
    /// Returns whether the other object is the same object.
    public func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }

    /// A hash that depends on the identity of the object.
    public var hash: Int { ObjectIdentifier(self).hashValue }

    /// Returns the object itself.
    public func `self`() -> Self { self }

    /// Returns `false`: the object is no proxy.
    public func isProxy() -> Bool { false }

    /// The name of the object's class.
    public var description: String { "<\(type(of: self))>" }
}
