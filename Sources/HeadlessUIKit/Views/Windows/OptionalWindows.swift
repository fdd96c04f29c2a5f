import Foundation

// `window` is an optional requirement of the delegates of apps and scenes, so that `delegate?.window` is a `UIWindow??`: `nil` in
// it stands for a delegate without the property. The protocols themselves require it, with a default implementation. What their
// users see comes from protocols that they refine, and is preferred.

/// What `window` is to the users of an app's delegate.
@_documentation(visibility: private) @preconcurrency @MainActor
public protocol _OptionalApplicationWindow: NSObjectProtocol {}

extension _OptionalApplicationWindow {
    /// The window of the delegate; `nil` if the delegate has no such property.
    @_documentation(visibility: private)
    public var window: UIWindow?? {
        guard let delegate = self as? any UIApplicationDelegate else { return nil }
        return _OptionalMethods.property("window") { delegate.window as UIWindow? }
    }
}

/// What `window` is to the users of a scene's delegate.
@_documentation(visibility: private) @preconcurrency @MainActor
public protocol _OptionalSceneWindow: NSObjectProtocol {}

extension _OptionalSceneWindow {
    /// The window of the delegate; `nil` if the delegate has no such property.
    @_documentation(visibility: private)
    public var window: UIWindow?? {
        guard let delegate = self as? any UIWindowSceneDelegate else { return nil }
        return _OptionalMethods.property("window") { delegate.window as UIWindow? }
    }
}
