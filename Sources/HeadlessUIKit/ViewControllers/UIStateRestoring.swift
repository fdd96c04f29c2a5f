import Foundation

/// An object whose state is restored when the app is launched again. States are not saved in a headless process.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
    /// The object by which the system finds this one.
    var restorationParent: (any UIStateRestoring)? { get }

    /// Writes the state of the object.
    func encodeRestorableState(with coder: NSCoder)

    /// Reads the state of the object.
    func decodeRestorableState(with coder: NSCoder)

    /// Called after all states were restored.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// The default implementation; `nil`.
    public var restorationParent: (any UIStateRestoring)? { nil }

    /// The default implementation; does nothing.
    public func encodeRestorableState(with coder: NSCoder) {}

    /// The default implementation; does nothing.
    public func decodeRestorableState(with coder: NSCoder) {}

    /// The default implementation; does nothing.
    public func applicationFinishedRestoringState() {}
}
