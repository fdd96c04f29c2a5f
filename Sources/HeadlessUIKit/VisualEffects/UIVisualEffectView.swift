import Foundation

/// A view that shows a visual effect: a blur of what is behind it, glass, or vibrant content.
///
/// In a view that isn't opaque, the effect sees only what that view shows.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let surface = UIView()
    private let contentViewStorage = UIView()
    private var glass: GlassView?
    private var touchRecognizer: GlassTouchRecognizer?
    /// The glass of the content that melts, in a container of glass.
    final var meltedGlass: [MeltedGlassView] = []
    /// Whether the container shows the glass, as a part of a larger piece.
    final var isMelted = false {
        didSet { glass?.isHidden = isMelted }
    }

    /// The effect of the view; `nil` for none.
    open var effect: UIVisualEffect? {
        didSet { showEffect() }
    }

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a visual effect view from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        effect = nil
        super.init(coder: coder)
        setUp()
        decodeEffect(from: coder)
    }

    private func setUp() {
        surface.isUserInteractionEnabled = false
        for view in [surface, contentViewStorage] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        showEffect()
    }

    /// The view to add content to.
    open var contentView: UIView { contentViewStorage }

    /// Lays out the effect behind the content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        showShape()
        if let effect = effect as? UIGlassContainerEffect { melt(effect) } else { stopMelting() }
    }

    /// Lets a container of glass look at what is left of it.
    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        if glass != nil { glassDidChange() }
    }

    /// Lets a container of glass look at what is left of it.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if glass != nil { glassDidChange() }
    }

    /// Lets a container of glass look at the glass.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if glass != nil { glassDidChange() }
    }

    /// Lets a container of glass look at the glass.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if glass != nil { glassDidChange() }
    }

    /// Shows the effect for the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showEffect()
    }

    private func showEffect() {
        contentViewStorage.tintColor = (effect as? UIVibrancyEffect)?.tint
        if let effect = effect as? UIGlassEffect {
            surface.setBackdrop(nil)
            showGlass(effect)
        } else {
            glass?.removeFromSuperview()
            glass = nil
            surface.setBackdrop(effect?.backdrop(for: traitCollection))
        }
        updateTouches()
        glassDidChange()
        setNeedsLayout()
    }

    /// Follows touches if the glass reacts to them.
    private func updateTouches() {
        let isInteractive = (effect as? UIGlassEffect)?.isInteractive == true
        if isInteractive, touchRecognizer == nil {
            let recognizer = GlassTouchRecognizer { [weak self] in self?.glass?.isTouched = $0 }
            touchRecognizer = recognizer
            addGestureRecognizer(recognizer)
        } else if !isInteractive, let recognizer = touchRecognizer {
            touchRecognizer = nil
            removeGestureRecognizer(recognizer)
            glass?.isTouched = false
        }
    }

    private func showGlass(_ effect: UIGlassEffect) {
        if let glass {
            glass.effect = effect
            return
        }
        let view = GlassView(effect: effect)
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        glass = view
        view.isHidden = isMelted
        insertSubview(view, at: 0)
        showShape()
    }

    /// Gives the effect the corners of the view. Glass without any is a capsule.
    private func showShape() {
        let hasCorners = rareStorage?.corners != nil || layer.cornerRadius > 0
        let corners: UICornerConfiguration? = hasCorners ? .corners(cornerRadii) : nil
        glass?.shape = corners
        surface.cornerConfiguration = corners ?? .corners(radius: 0)
    }
}

extension UICornerConfiguration {
    /// Returns a configuration with given radii.
    static func corners(_ radii: RadiiByCorner) -> UICornerConfiguration {
        .corners(
            topLeftRadius: .fixed(Double(radii.topLeft)),
            topRightRadius: .fixed(Double(radii.topRight)),
            bottomLeftRadius: .fixed(Double(radii.bottomLeft)),
            bottomRightRadius: .fixed(Double(radii.bottomRight))
        )
    }
}
