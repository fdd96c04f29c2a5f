import PortableUIKit

/// An error that prevents an app from being launched in a ``ScreenHost``.
public enum ApplicationLaunchError: Error, Equatable {
    /// The app showed no window with a root view controller; the value is the name of the delegate's class.
    case noWindow(delegate: String)
}

extension ApplicationLaunchError: LocalizedError {
    /// A sentence that describes the error and what would be right.
    public var errorDescription: String? {
        switch self {
        case .noWindow(let delegate):
            """
            \(delegate) showed no window with a root view controller; make one visible in \
            application(_:didFinishLaunchingWithOptions:) or in the scene delegate's scene(_:willConnectTo:options:)
            """
        }
    }
}
