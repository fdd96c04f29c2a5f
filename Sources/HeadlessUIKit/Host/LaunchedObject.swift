import Foundation

/// Creates objects of classes that are known by their metatype only, as the delegates of an app are.
///
/// Swift allows that for `required` initializers only, and `NSObject.init()` is not one on Linux. Every subclass of
/// `NSObject` has its own `init()` at the same place of its method table, though, and so does this class, where it is
/// required: called through this class's metatype, the place decides which `init()` runs. The class is open so that the
/// optimizer cannot assume that it has no subclasses.
@_spi(Host) open class LaunchedObject: NSObject {
    public required override init() {
        super.init()
    }

    /// Returns a new object of a subclass of `NSObject`; `nil` for another class.
    static func make(_ type: AnyClass) -> NSObject? {
        guard type is NSObject.Type else { return nil }
        return unsafeBitCast(type, to: LaunchedObject.Type.self).init()
    }
}
