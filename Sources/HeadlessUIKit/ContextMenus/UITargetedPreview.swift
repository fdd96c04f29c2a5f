import Foundation

/// The appearance of a preview.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    /// The visible part of the view, in its own coordinates; `nil` for the whole view.
    open var visiblePath: UIBezierPath?

    /// The outline of the shadow; `nil` for the outline of the visible part. No effect here.
    open var shadowPath: UIBezierPath?

    /// The background color of the preview; `nil` for the system's color.
    open var backgroundColor: UIColor!

    /// Creates parameters for a preview of the whole view.
    public override init() {
        super.init()
    }

    /// Returns parameters with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPreviewParameters()
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.backgroundColor = backgroundColor
        return copy
    }
}

/// The position of a preview in a container view.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
    private let containerStorage: UIView
    private let centerStorage: CGPoint
    private let transformStorage: CGAffineTransform

    /// Creates a target at a position in a container, with a transform.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        containerStorage = container
        centerStorage = center
        transformStorage = transform
        super.init()
    }

    /// Creates a target at a position in a container.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// The container of the preview.
    open var container: UIView { containerStorage }

    /// The center of the preview, in the container's coordinates.
    open var center: CGPoint { centerStorage }

    /// The transform of the preview about its center.
    open var transform: CGAffineTransform { transformStorage }

    /// Returns the same object: targets are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view to use as a preview during the transition of a menu.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
    private let viewStorage: UIView
    private let parametersStorage: UIPreviewParameters
    private let targetStorage: UIPreviewTarget

    /// Creates a preview of a view at a target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        viewStorage = view
        parametersStorage = parameters
        targetStorage = target
        super.init()
    }

    /// Creates a preview of a view at its current position. The view must be in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview, view.window != nil else {
            preconditionFailure("A preview without a target needs a view that is in a window: \(view)")
        }
        let target = UIPreviewTarget(container: container, center: view.center, transform: view.transform)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// Creates a preview of a view at its current position. The view must be in a window.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The view of the preview.
    open var view: UIView { viewStorage }

    /// The appearance of the preview.
    open var parameters: UIPreviewParameters { parametersStorage }

    /// The target of the preview.
    open var target: UIPreviewTarget { targetStorage }

    /// The size of the view, in points.
    open var size: CGSize { viewStorage.bounds.size }

    /// Returns the preview at another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: viewStorage, parameters: parametersStorage, target: newTarget)
    }

    /// Returns the same object: previews are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
