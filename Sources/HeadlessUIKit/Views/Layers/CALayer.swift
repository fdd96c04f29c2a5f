import Foundation

/// The geometry and looks of a view, or of a shape of one's own among the layers of views.
///
/// This file holds what subclasses may override and what is stored; the work is done in the extensions beside it. Only
/// changes to the layers of views are animated.
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
    /// What few layers have, made on first use.
    final var extras: LayerExtras?
    final var hints: LayerHints?
    /// Whether the class paints something besides background, content and border.
    final var hasOwnLooks = false

    /// Makes a layer without size.
    public override init() {
        super.init()
    }

    /// Makes a copy of a layer to show what it looks like at a moment.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyLooks(of: layer) }
    }

    /// Layers are not read from archives here; returns nil. A view makes the layer of its `layerClass` by this, since a
    /// class alone offers nothing else.
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

    /// How far the layer lies before others in the same superlayer: those with a greater one are painted later.
    open var zPosition: CGFloat {
        get { extras?.zPosition ?? 0 }
        set { setZPosition(newValue) }
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

    private var madeHints: LayerHints {
        if let hints { return hints }
        let made = LayerHints()
        hints = made
        return made
    }

    /// Whether the layer is drawn once as pixels and kept so. Nothing looks different by it here.
    open var shouldRasterize: Bool {
        get { hints?.shouldRasterize ?? false }
        set { madeHints.shouldRasterize = newValue }
    }

    /// How many pixels there are to a point where it is.
    open var rasterizationScale: CGFloat {
        get { hints?.rasterizationScale ?? 1 }
        set { madeHints.rasterizationScale = newValue }
    }

    /// The curve of rounded corners. They are drawn as quarters of circles here.
    open var cornerCurve: CALayerCornerCurve {
        get { hints?.cornerCurve ?? .circular }
        set { madeHints.cornerCurve = newValue }
    }

    /// Whether the layer is seen from behind. Nothing is turned in space here.
    open var isDoubleSided: Bool {
        get { hints?.isDoubleSided ?? true }
        set { madeHints.isDoubleSided = newValue }
    }

    /// Whether edges are smoothed. They always are here.
    open var allowsEdgeAntialiasing: Bool {
        get { hints?.allowsEdgeAntialiasing ?? false }
        set { madeHints.allowsEdgeAntialiasing = newValue }
    }

    /// Whether the opacity holds for the layer and what is in it as a whole. It always does here.
    open var allowsGroupOpacity: Bool {
        get { hints?.allowsGroupOpacity ?? true }
        set { madeHints.allowsGroupOpacity = newValue }
    }

    /// Whether the layer may be drawn on another thread. It never is here.
    open var drawsAsynchronously: Bool {
        get { hints?.drawsAsynchronously ?? false }
        set { madeHints.drawsAsynchronously = newValue }
    }

    /// A promise that the layer fills its bounds with opaque content.
    open var isOpaque: Bool {
        get { hints?.isOpaque ?? false }
        set { madeHints.isOpaque = newValue }
    }

    /// The transform about the anchor point.
    public func affineTransform() -> CGAffineTransform {
        values.transform
    }

    /// Sets the transform about the anchor point.
    public func setAffineTransform(_ transform: CGAffineTransform) {
        change { $0.transform = transform }
    }

    // MARK: Hierarchy

    /// The layer this one is in.
    open var superlayer: CALayer? { view?.superviewStorage?.layer ?? extras?.superlayer }

    /// The layers directly inside, from the back to the front, those of subviews among them; nil without any.
    open var sublayers: [CALayer]? {
        get {
            let all = allSublayers
            return all.isEmpty ? nil : all
        }
        set { replaceSublayers(with: newValue ?? []) }
    }

    /// Adds a layer before all others.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: allSublayers.count)
    }

    /// Inserts a layer at a place among the sublayers, 0 being the back.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    /// Inserts a layer right behind a sibling; behind all others where that is no sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, besides: sibling, offset: 0)
    }

    /// Inserts a layer right before a sibling; before all others where that is no sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, besides: sibling, offset: 1)
    }

    /// Puts a layer in the place of a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, let index = allSublayers.firstIndex(where: { $0 === oldLayer }) else { return }
        insert(newLayer, at: index)
        oldLayer.removeFromSuperlayer()
    }

    /// Takes the layer out of its superlayer; that of a subview with its view.
    open func removeFromSuperlayer() {
        leaveSuperlayer()
    }

    /// The layer whose opacity says what is seen of this one and of what is in it; nil for all.
    open var mask: CALayer? {
        get { extras?.mask }
        set { setMask(newValue) }
    }

    /// The topmost layer at a point, given in the superlayer's coordinates: this one or one in it.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        findLayer(at: p)
    }

    /// Whether a point, in the layer's coordinates, lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool {
        values.bounds.contains(p)
    }

    /// A name of one's own.
    open var name: String? {
        get { extras?.name }
        set { madeExtras.name = newValue }
    }

    // MARK: Content

    /// Whom the layer asks for its content and layout; for the layer of a view, the view.
    open var delegate: (any CALayerDelegate)? {
        get { extras?.delegate ?? viewAsDelegate }
        set { madeExtras.delegate = newValue }
    }

    /// The picture that the layer shows: a `CGImage`.
    open var contents: Any? {
        get { extras?.contents }
        set {
            madeExtras.contents = newValue
            appearanceDidChange()
        }
    }

    /// How the content fills bounds of another size.
    open var contentsGravity: CALayerContentsGravity {
        get { extras?.contentsGravity ?? .resize }
        set {
            madeExtras.contentsGravity = newValue
            appearanceDidChange()
        }
    }

    /// Whether the content is drawn again whenever the size changes.
    open var needsDisplayOnBoundsChange: Bool {
        get { extras?.needsDisplayOnBoundsChange ?? false }
        set { madeExtras.needsDisplayOnBoundsChange = newValue }
    }

    /// Asks for the content to be drawn again.
    open func setNeedsDisplay() {
        markNeedsDisplay()
    }

    /// Asks for the content to be drawn again; the whole layer is drawn.
    open func setNeedsDisplay(_ r: CGRect) {
        setNeedsDisplay()
    }

    /// Whether the content will be drawn again before the layer is next painted.
    open func needsDisplay() -> Bool {
        asksForDisplay
    }

    /// Draws the content now where that was asked for.
    open func displayIfNeeded() {
        displayNow()
    }

    /// Brings the content up to date: unless overridden, by the delegate or by `draw(in:)`.
    open func display() {
        displayByDrawing()
    }

    /// Draws the content; unless overridden, has the delegate draw it.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    /// Paints the layer and all that is in it into a context, in the layer's own coordinates.
    open func render(in ctx: CGContext) {
        paint(in: ctx)
    }

    // MARK: Layout

    /// Asks for the layout of what is inside.
    open func setNeedsLayout() {
        markNeedsLayout()
    }

    /// Whether the layout of what is inside was asked for.
    open func needsLayout() -> Bool {
        asksForLayout
    }

    /// Lays out now what asked for it, from the layer down.
    open func layoutIfNeeded() {
        layOutNow()
    }

    /// Places the sublayers: unless overridden, the delegate does.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    // MARK: Animations

    /// Adds a copy of an animation, which takes the place of one with the same key.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        addCopy(of: anim, forKey: key)
    }

    /// What is to be done for an event, such as the change of the property with that key; nil for nothing.
    open func action(forKey event: String) -> (any CAAction)? {
        findAction(forKey: event)
    }

    // MARK: Hooks of this module

    /// Paints what the class has besides background, content and border, between the first two of them.
    func paintOwnLooks(on canvas: any Canvas, _ values: LayerValues) {}

    /// What that covers, in the layer's own coordinates.
    func ownLooksReach(_ values: LayerValues) -> CGRect { .null }

    /// Takes over what a layer of the class shows, by its properties or as it is presented.
    func copyOwnLooks(of other: CALayer, presented: Bool) {}

    /// The value of a property that can be animated; nil for any other.
    func animatableValue(_ names: ArraySlice<Substring>) -> AnimatableValue? {
        read(names, values, LayerValues.property(names))
            ?? read(names, shadow ?? LayerShadow(), LayerShadow.property(names))
    }

    /// Sets such a property.
    func setAnimatableValue(_ value: AnimatableValue, _ names: ArraySlice<Substring>) {
        if LayerValues.property(names) == nil { return setShadowValue(value, names) }
        change { write(value, names, &$0, LayerValues.property(names)) }
    }
}

extension CALayer {
    /// Every change that does not come from the view's own setters ends here, and the view hears of it.
    private func change(_ body: (inout LayerValues) -> Void) {
        var changed = values
        body(&changed)
        if let view {
            MainActor.assumeIsolated { view.setLayerValues(changed) }
        } else {
            let sizeChanged = values.bounds.size != changed.bounds.size
            let looksChanged = !changed.paintChanges(from: values).isEmpty
            values = changed
            if sizeChanged { sizeDidChange() }
            if looksChanged { appearanceDidChange() }
        }
    }

    /// Everything that must be painted again passes through here, to the view in whose picture the layer is seen.
    final func appearanceDidChange() {
        withHostView { $0.appearanceDidChange() }
    }

    /// A layer is used where its view is: on the main actor. Core Animation does not say so in its types, hence the
    /// check at run time.
    final func withHostView(_ body: @MainActor (UIView) -> Void) {
        guard let view = hostView else { return }
        MainActor.assumeIsolated { body(view) }
    }
}
