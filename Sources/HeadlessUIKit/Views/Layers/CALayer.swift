import Foundation

/// The geometry and looks of a view.
///
/// A layer here belongs to a view; it has no life of its own.
open class CALayer: NSObject {
    /// The values as set; what is painted may lag behind them while an animation runs.
    final var values = LayerValues()
    /// The shadow, made when one of its properties is set.
    final var shadow: LayerShadow?
    /// The animations that run, made on first use: most layers never have one.
    final var runningAnimations: [LayerAnimation] = []
    /// The clock the animations run on.
    final weak var animationClock: VirtualClock?
    /// The view whose layer this is; it clears this when it dies.
    final unowned(unsafe) var view: UIView?

    /// Makes a layer without size.
    public required override init() {
        super.init()
    }

    /// The layer's rectangle in its own coordinates.
    open var bounds: CGRect {
        get { values.bounds }
        set { change { $0.bounds = newValue } }
    }

    /// Where the anchor point lies in the superlayer.
    open var position: CGPoint {
        get { values.position }
        set { change { $0.position = newValue } }
    }

    /// The point that `position` places and that the transform leaves where it is, in units of the bounds.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { change { $0.anchorPoint = newValue } }
    }

    /// The rectangle in the superlayer that encloses the layer.
    open var frame: CGRect {
        get { values.frame }
        set { change { $0.frame = newValue } }
    }

    /// The radius of the rounded corners, in points.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { change { $0.cornerRadius = newValue } }
    }

    /// The corners that are rounded.
    open var maskedCorners: CACornerMask = .all {
        didSet { if maskedCorners != oldValue { appearanceDidChange() } }
    }

    /// The width of the border that is drawn inside the bounds, in points.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { change { $0.borderWidth = newValue } }
    }

    /// The colour of the border; opaque black at first, as in Core Animation.
    open var borderColor: CGColor? {
        get { values.borderColor }
        set { change { $0.borderColor = newValue } }
    }

    /// The colour behind the content.
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { change { $0.backgroundColor = newValue } }
    }

    /// From 0, invisible, to 1.
    open var opacity: Float {
        get { values.opacity }
        set { change { $0.opacity = newValue } }
    }

    /// Whether what lies outside the bounds (and their rounded corners) is cut off.
    open var masksToBounds = false {
        didSet { if masksToBounds != oldValue { appearanceDidChange() } }
    }

    /// Whether the layer and everything in it is left out.
    open var isHidden = false {
        didSet { if isHidden != oldValue { appearanceDidChange() } }
    }

    /// How fast time runs for the animations of the layer and of what is inside; 0 stops them.
    open var speed: Float = 1

    /// The transform about the anchor point.
    public func affineTransform() -> CGAffineTransform {
        values.transform
    }

    /// Sets the transform about the anchor point.
    public func setAffineTransform(_ transform: CGAffineTransform) {
        change { $0.transform = transform }
    }

    /// Asks for the content to be drawn again.
    open func setNeedsDisplay() {
        withView { $0.setNeedsDisplay() }
    }

    /// Asks for the layout of what is inside.
    open func setNeedsLayout() {
        withView { $0.setNeedsLayout() }
    }
}

extension CALayer {
    /// Every change that does not come from the view's own setters ends here, and the view hears of it.
    private func change(_ body: (inout LayerValues) -> Void) {
        var changed = values
        body(&changed)
        if view == nil {
            values = changed
        } else {
            withView { $0.setLayerValues(changed) }
        }
    }

    final func appearanceDidChange() {
        withView { $0.appearanceDidChange() }
    }

    /// A layer is used where its view is: on the main actor. Core Animation does not say so in its types, hence the
    /// check at run time.
    private func withView(_ body: @MainActor (UIView) -> Void) {
        guard let view else { return }
        MainActor.assumeIsolated { body(view) }
    }
}
