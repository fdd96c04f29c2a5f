import Foundation

/// One of the things that are dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// Hands over what is dragged.
    public final let itemProvider: NSItemProvider

    /// What is dragged, for whom it is dropped on in the same app.
    open var localObject: Any?

    /// Makes what is seen under the finger; nil for what the drag began on.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Makes an item of what a provider hands over.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// What is seen of an item under the finger.
@preconcurrency @MainActor open class UIDragPreview: NSObject, @preconcurrency NSCopying {
    /// The view.
    public final let view: UIView

    private let parametersStorage: UIDragPreviewParameters

    /// How the view looks.
    open var parameters: UIDragPreviewParameters { parametersStorage }

    /// Makes a preview of a view.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// Makes a preview of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        parametersStorage = parameters
        super.init()
    }

    /// Returns the same object: previews are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How a preview of something that is dragged looks.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
    /// Parameters with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIDragPreviewParameters()
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.backgroundColor = backgroundColor
        return copy
    }
}

/// Where a preview of something that is dragged goes to.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// Lets others animate along while something that was dragged comes to rest.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes that are animated along.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a completion handler to call after the transition.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
