import Foundation

/// A transition between two view controllers that a storyboard describes, or that code makes and performs.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    private let identifierStorage: String?
    private let sourceStorage: UIViewController
    private let destinationStorage: UIViewController
    private var handler: (() -> Void)?

    /// Creates a segue that a subclass performs.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        identifierStorage = identifier
        sourceStorage = source
        destinationStorage = destination
        super.init()
    }

    /// Creates a segue that a closure performs.
    public convenience init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// The identifier of the segue.
    open var identifier: String? { identifierStorage }

    /// The view controller at the start.
    open var source: UIViewController { sourceStorage }

    /// The view controller at the end.
    open var destination: UIViewController { destinationStorage }

    /// Performs the transition: calls the closure. A subclass without one overrides the method.
    open func perform() {
        handler?()
    }
}
