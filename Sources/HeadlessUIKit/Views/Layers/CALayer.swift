import Foundation

/// The geometry and appearance of a view, or of a custom layer in the layer hierarchy.
///
/// This file declares the stored properties and overridable members; the extensions beside it implement them. Implicit
/// animations apply to layers of views only.
open class CALayer: NSObject {
    /// The model values; the painted values differ while an animation runs.
    final var values = LayerValues()
    /// The shadow, created when one of its properties is set.
    final var shadow: LayerShadow?
    /// The running animations of the view, created on first use: most layers never have one.
    final var runningAnimations: [LayerAnimation] = []
    /// The clock that the animations run on.
    final weak var animationClock: VirtualClock?
    /// The view of the layer; it clears this when it is deallocated.
    final unowned(unsafe) var view: UIView?
    /// Rarely used properties, created on first use.
    final var extras: LayerExtras?
    final var hints: LayerHints?
    /// Whether the class paints more than background, contents and border.
    final var hasCustomAppearance = false

    /// Creates a layer with zero bounds.
    public override init() {
        super.init()
    }

    /// Creates a presentation copy of a layer.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyAppearance(of: layer) }
    }

    /// Layers can't be decoded from archives here; returns `nil`. A view creates the layer of its `layerClass` with
    /// this initializer, the only required one that a layer class has.
    public required init?(coder: NSCoder) {
        super.init()
        guard coder is LayerCoder else { return nil }
    }

    deinit {
        guard let extras else { return }
        for sublayer in extras.sublayers ?? [] where sublayer.extras?.superlayer === self {
            sublayer.extras?.superlayer = nil
        }
        extras.mask?.extras?.masked = nil
    }

    /// The bounds of the layer, in its own coordinates.
    open var bounds: CGRect {
        get { values.bounds }
        set { change { $0.bounds = newValue } }
    }

    /// The position of the anchor point, in the superlayer's coordinates.
    open var position: CGPoint {
        get { values.position }
        set { change { $0.position = newValue } }
    }

    /// The point that `position` refers to and about which the layer is transformed, in the unit coordinate space of
    /// the bounds.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { change { $0.anchorPoint = newValue } }
    }

    /// The position on the z-axis. Siblings with greater values are painted in front.
    open var zPosition: CGFloat {
        get { extras?.zPosition ?? 0 }
        set { setZPosition(newValue) }
    }

    /// The frame of the layer, in the superlayer's coordinates.
    open var frame: CGRect {
        get { values.frame }
        set { change { $0.frame = newValue } }
    }

    /// The radius of the rounded corners, in points.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { change { $0.cornerRadius = newValue } }
    }

    /// The corners that `cornerRadius` applies to.
    open var maskedCorners: CACornerMask = .all {
        didSet { if maskedCorners != oldValue { appearanceDidChange() } }
    }

    /// The width of the border, in points; drawn inside the bounds.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { change { $0.borderWidth = newValue } }
    }

    /// The color of the border. Opaque black by default.
    open var borderColor: CGColor? {
        get { values.borderColor }
        set { change { $0.borderColor = newValue } }
    }

    /// The background color of the layer.
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { change { $0.backgroundColor = newValue } }
    }

    /// The opacity of the layer, from 0 (transparent) to 1 (opaque).
    open var opacity: Float {
        get { values.opacity }
        set { change { $0.opacity = newValue } }
    }

    /// Whether sublayers and contents are clipped to the bounds and their rounded corners.
    open var masksToBounds = false {
        didSet { if masksToBounds != oldValue { appearanceDidChange() } }
    }

    /// Whether the layer and its sublayers are hidden.
    open var isHidden = false {
        didSet { if isHidden != oldValue { appearanceDidChange() } }
    }

    /// The speed of time for the animations of the layer and its sublayers; 0 pauses them.
    open var speed: Float = 1

    private var ensuredHints: LayerHints {
        if let hints { return hints }
        let made = LayerHints()
        hints = made
        return made
    }

    /// Whether the layer is cached as a bitmap. Stored only; doesn't change the output.
    open var shouldRasterize: Bool {
        get { hints?.shouldRasterize ?? false }
        set { ensuredHints.shouldRasterize = newValue }
    }

    /// The scale at which the layer is rasterized, in pixels per point. Stored only.
    open var rasterizationScale: CGFloat {
        get { hints?.rasterizationScale ?? 1 }
        set { ensuredHints.rasterizationScale = newValue }
    }

    /// The curve of rounded corners. Stored only: corners are always circular.
    open var cornerCurve: CALayerCornerCurve {
        get { hints?.cornerCurve ?? .circular }
        set { ensuredHints.cornerCurve = newValue }
    }

    /// Whether the layer is visible from behind. Stored only: layers are never rotated in 3D.
    open var isDoubleSided: Bool {
        get { hints?.isDoubleSided ?? true }
        set { ensuredHints.isDoubleSided = newValue }
    }

    /// Whether edges are antialiased. Stored only: they always are.
    open var allowsEdgeAntialiasing: Bool {
        get { hints?.allowsEdgeAntialiasing ?? false }
        set { ensuredHints.allowsEdgeAntialiasing = newValue }
    }

    /// Whether sublayers inherit the opacity as a group. Stored only: they always do.
    open var allowsGroupOpacity: Bool {
        get { hints?.allowsGroupOpacity ?? true }
        set { ensuredHints.allowsGroupOpacity = newValue }
    }

    /// Whether the layer is drawn in the background. Stored only: it never is.
    open var drawsAsynchronously: Bool {
        get { hints?.drawsAsynchronously ?? false }
        set { ensuredHints.drawsAsynchronously = newValue }
    }

    /// Whether the layer completely fills its bounds with opaque content. Stored only.
    open var isOpaque: Bool {
        get { hints?.isOpaque ?? false }
        set { ensuredHints.isOpaque = newValue }
    }

    /// Returns the affine transform about the anchor point.
    public func affineTransform() -> CGAffineTransform {
        values.transform
    }

    /// Sets the affine transform about the anchor point.
    public func setAffineTransform(_ m: CGAffineTransform) {
        change { $0.transform = m }
    }

    // MARK: Hierarchy

    /// The superlayer of the layer.
    open var superlayer: CALayer? { view?.superviewStorage?.layerStorage ?? extras?.superlayer }

    /// The sublayers from back to front, including layers of subviews; `nil` if there are none.
    open var sublayers: [CALayer]? {
        get {
            let all = allSublayers
            return all.isEmpty ? nil : all
        }
        set { replaceSublayers(with: newValue ?? []) }
    }

    /// Appends a layer in front of all sublayers.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: allSublayers.count)
    }

    /// Inserts a layer at an index in the sublayers; 0 is the back.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    /// Inserts a layer right behind a sibling; at the back if the sibling isn't a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, besides: sibling, offset: 0)
    }

    /// Inserts a layer right in front of a sibling; at the front if the sibling isn't a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, besides: sibling, offset: 1)
    }

    /// Replaces a sublayer with another layer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, let index = allSublayers.firstIndex(where: { $0 === oldLayer }) else { return }
        insert(newLayer, at: index)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from its superlayer. The layer of a subview is removed with its view.
    open func removeFromSuperlayer() {
        performRemoveFromSuperlayer()
    }

    /// The layer whose alpha channel masks this layer and its sublayers.
    open var mask: CALayer? {
        get { extras?.mask }
        set { setMask(newValue) }
    }

    /// Returns the frontmost layer of this hierarchy that contains a point, given in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        performHitTest(p)
    }

    /// Returns whether the bounds contain a point, given in the layer's coordinates.
    open func contains(_ p: CGPoint) -> Bool {
        values.bounds.contains(p)
    }

    /// The name of the layer, for app code.
    open var name: String? {
        get { extras?.name }
        set { ensuredExtras.name = newValue }
    }

    // MARK: Content

    /// The delegate, which provides content and layout. By default, the view of the layer.
    open var delegate: (any CALayerDelegate)? {
        get { extras?.delegate ?? viewAsDelegate }
        set { ensuredExtras.delegate = newValue }
    }

    /// The contents of the layer: a `CGImage`.
    open var contents: Any? {
        get { extras?.contents }
        set {
            ensuredExtras.contents = newValue
            appearanceDidChange()
        }
    }

    /// The placement of contents whose size differs from the bounds.
    open var contentsGravity: CALayerContentsGravity {
        get { extras?.contentsGravity ?? .resize }
        set {
            ensuredExtras.contentsGravity = newValue
            appearanceDidChange()
        }
    }

    /// Whether the content is redrawn when the size of the layer changes.
    open var needsDisplayOnBoundsChange: Bool {
        get { extras?.needsDisplayOnBoundsChange ?? false }
        set { ensuredExtras.needsDisplayOnBoundsChange = newValue }
    }

    /// Marks the content as needing to be redrawn.
    open func setNeedsDisplay() {
        performSetNeedsDisplay()
    }

    /// Marks the content as needing to be redrawn. Always redraws the whole layer.
    open func setNeedsDisplay(_ r: CGRect) {
        setNeedsDisplay()
    }

    /// Returns whether the content needs to be redrawn.
    open func needsDisplay() -> Bool {
        isDisplayNeeded
    }

    /// Redraws the content immediately if needed.
    open func displayIfNeeded() {
        performDisplayIfNeeded()
    }

    /// Reloads the content: by default, from the delegate or with `draw(in:)`.
    open func display() {
        performDisplay()
    }

    /// Draws the content: by default, by calling the delegate.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    /// Renders the layer and its sublayers into a context, in the layer's coordinates.
    open func render(in ctx: CGContext) {
        performRender(in: ctx)
    }

    // MARK: Layout

    /// Marks the sublayers as needing layout.
    open func setNeedsLayout() {
        performSetNeedsLayout()
    }

    /// Returns whether the sublayers need layout.
    open func needsLayout() -> Bool {
        isLayoutNeeded
    }

    /// Lays out the layer hierarchy from this layer down immediately if needed.
    open func layoutIfNeeded() {
        performLayoutIfNeeded()
    }

    /// Lays out the sublayers: by default, by calling the delegate.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    // MARK: Animations

    /// Adds a copy of an animation, replacing any animation with the same key.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        performAdd(anim, forKey: key)
    }

    /// Returns the action for an event, such as the key of a changed property; `nil` for none.
    open func action(forKey event: String) -> (any CAAction)? {
        performAction(forKey: event)
    }

    // MARK: Internal override points

    /// Paints the class's own appearance, above the background and below contents and border.
    func paintCustomAppearance(on canvas: any Canvas, _ values: LayerValues) {}

    /// The extent of the class's own appearance, in the layer's coordinates.
    func customAppearanceExtent(_ values: LayerValues) -> CGRect { .null }

    /// Copies the class's own appearance from another layer, from its model or its presentation values.
    func copyCustomAppearance(of other: CALayer, presented: Bool) {}

    /// Returns the value of an animatable property; `nil` if the property isn't animatable.
    func animatableValue(_ names: ArraySlice<Substring>) -> AnimatableValue? {
        read(names, values, LayerValues.property(names))
            ?? read(names, shadow ?? LayerShadow(), LayerShadow.property(names))
    }

    /// Sets the value of an animatable property.
    func setAnimatableValue(_ value: AnimatableValue, _ names: ArraySlice<Substring>) {
        if LayerValues.property(names) == nil { return setShadowValue(value, names) }
        change { write(value, names, &$0, LayerValues.property(names)) }
    }
}

extension CALayer {
    /// Applies every change that doesn't come from the view's own setters, and notifies the view.
    private func change(_ body: (inout LayerValues) -> Void) {
        var changed = values
        body(&changed)
        if let view {
            MainActor.assumeIsolated { view.setLayerValues(changed) }
        } else {
            let sizeChanged = values.bounds.size != changed.bounds.size
            let isAppearanceChanged = !changed.paintChanges(from: values).isEmpty
            values = changed
            if sizeChanged { sizeDidChange() }
            if isAppearanceChanged { appearanceDidChange() }
        }
    }

    /// Requests a repaint from the view whose content includes the layer.
    final func appearanceDidChange() {
        withHostView { $0.appearanceDidChange() }
    }

    /// Calls a closure with the host view. Layers are used on the main actor, like views; Core Animation's types don't
    /// declare that, so it is checked at run time.
    final func withHostView(_ body: @MainActor (UIView) -> Void) {
        guard let view = hostView else { return }
        MainActor.assumeIsolated { body(view) }
    }
}
