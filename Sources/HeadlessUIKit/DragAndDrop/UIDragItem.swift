import Foundation

/// One item of a drag.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// The provider of the item's data.
    open var itemProvider: NSItemProvider { itemProviderStorage }

    private let itemProviderStorage: NSItemProvider

    /// A custom object for destinations in the same app.
    open var localObject: Any?

    /// A closure that creates the preview under the finger. If `nil`, the preview shows the source of the drag.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item with a provider of its data.
    public init(itemProvider: NSItemProvider) {
        itemProviderStorage = itemProvider
        super.init()
    }
}

/// The preview of a drag item under the finger.
@preconcurrency @MainActor open class UIDragPreview: NSObject, @preconcurrency NSCopying {
    /// The view that the preview shows.
    open var view: UIView { viewStorage }

    private let viewStorage: UIView
    private let parametersStorage: UIDragPreviewParameters

    /// The visual parameters of the preview.
    open var parameters: UIDragPreviewParameters { parametersStorage }

    /// Creates a preview of a view with default parameters.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// Creates a preview of a view with parameters.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        viewStorage = view
        parametersStorage = parameters
        super.init()
    }

    /// Returns the same object: previews are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The visual parameters of a drag preview.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
    /// Returns parameters with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIDragPreviewParameters()
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.backgroundColor = backgroundColor
        return copy
    }
}

/// The target position of a drag preview.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// An animation that the app can extend while a drag preview moves to its final position.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds animations that run together with the preview's animation.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a completion handler, which is called after the animation.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
