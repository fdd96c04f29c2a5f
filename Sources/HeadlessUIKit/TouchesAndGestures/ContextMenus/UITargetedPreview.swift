import Foundation

/// How a preview of a view looks.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    /// The part of the view that is shown, in its coordinates; nil for all of it.
    open var visiblePath: UIBezierPath?

    /// The outline that casts the shadow; nil for that of what is shown.
    open var shadowPath: UIBezierPath?

    /// What lies behind the view; nil for the system's color.
    open var backgroundColor: UIColor!

    /// Makes parameters of a preview of the whole view.
    public override init() {
        super.init()
    }

    /// Parameters with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPreviewParameters()
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.backgroundColor = backgroundColor
        return copy
    }
}

/// Where a preview comes from or goes to.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
    private let containerStorage: UIView
    private let centerStorage: CGPoint
    private let transformStorage: CGAffineTransform

    /// Makes a target at a place of a container.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        containerStorage = container
        centerStorage = center
        transformStorage = transform
        super.init()
    }

    /// Makes a target at a place of a container.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// The view that the preview is in.
    open var container: UIView { containerStorage }

    /// The middle of the preview, in the container.
    open var center: CGPoint { centerStorage }

    /// The transform of the preview about its middle.
    open var transform: CGAffineTransform { transformStorage }

    /// The target itself, as it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view that stands for something while a menu appears or disappears.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
    private let viewStorage: UIView
    private let parametersStorage: UIPreviewParameters
    private let targetStorage: UIPreviewTarget

    /// Makes a preview of a view at a target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        viewStorage = view
        parametersStorage = parameters
        targetStorage = target
        super.init()
    }

    /// Makes a preview of a view in its place. The view must be in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview, view.window != nil else {
            preconditionFailure("A preview without a target needs a view that is in a window: \(view)")
        }
        let target = UIPreviewTarget(container: container, center: view.center, transform: view.transform)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// Makes a preview of a view in its place. The view must be in a window.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The view.
    open var view: UIView { viewStorage }

    /// How the view looks.
    open var parameters: UIPreviewParameters { parametersStorage }

    /// Where the preview comes from or goes to.
    open var target: UIPreviewTarget { targetStorage }

    /// The size of the view.
    open var size: CGSize { viewStorage.bounds.size }

    /// The preview at another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: viewStorage, parameters: parametersStorage, target: newTarget)
    }

    /// The preview itself, as it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
