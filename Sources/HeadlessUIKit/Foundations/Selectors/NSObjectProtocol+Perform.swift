import Foundation

extension NSObjectProtocol {
    /// Returns whether the object has the method of a selector. `false` for a selector without a method.
    public func responds(to aSelector: Selector!) -> Bool {
        aSelector?.isImplemented(by: self) ?? false
    }

    /// Calls the method of a selector on the object.
    ///
    /// - Returns: The result of the method, if it is an `NSObject`.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        unmanaged(aSelector?.send(to: self))
    }

    /// Calls the method of a selector on the object, with an argument.
    ///
    /// - Returns: The result of the method, if it is an `NSObject`.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        unmanaged(aSelector?.send(to: self, object))
    }

    /// Calls the method of a selector on the object, with two arguments.
    ///
    /// - Returns: The result of the method, if it is an `NSObject`.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        unmanaged(aSelector?.send(to: self, object1, object2))
    }
}

/// Returns a reference to a result that lives until the main queue is idle, in place of an autorelease pool.
private func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result = result as? NSObject else { return nil }
    nonisolated(unsafe) let reference = Unmanaged<AnyObject>.passRetained(result)
    DispatchQueue.main.async { reference.release() }
    return reference
}
