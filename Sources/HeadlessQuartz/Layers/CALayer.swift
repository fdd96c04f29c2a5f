import Foundation

/// The geometry and appearance of a view, or of a custom layer in the layer hierarchy.
///
/// This file declares the stored properties and overridable members; the extensions beside it implement them. Implicit
/// animations apply to layers of views only.
open class CALayer: NSObject, CAMediaTiming {
    /// The model values; the painted values differ while an animation runs.
    package final var values = LayerValues()
    /// The shadow, created when one of its properties is set.
    package final var shadow: LayerShadow?
    /// The running animations of the view, created on first use: most layers never have one.
    final var runningAnimations: [LayerAnimation] = []
    /// The clock that the animations run on.
    final weak var animationClock: VirtualClock?
    /// The view of the layer; it clears this when it is deallocated.
    package final unowned(unsafe) var host: (any LayerHost)?
    /// What the layer paints in a class that is declared above this module; `nil` normally.
    package final var appearance: (any LayerAppearance)?
    /// Rarely used properties, created on first use.
    package final var extras: LayerExtras?
    final var hints: LayerHints?
    /// Whether the class paints more than background, contents and border.
    package final var hasCustomAppearance = false
    /// Whether the layer paints copies of its sublayers.
    package var replicatesSublayers: Bool { false }

    /// Creates a layer with zero bounds.
    public override init() {
        super.init()
    }

    /// Creates a presentation copy of a layer.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyAppearance(of: layer) }
    }

    /// Layers can't be decoded from archives here; returns `nil`, except for copies of a layer.
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

    /// The position of the anchor point on the z-axis. Stored only.
    open var anchorPointZ: CGFloat {
        get { hints?.anchorPointZ ?? 0 }
        set { ensuredHints.anchorPointZ = newValue }
    }

    /// Whether the y-axis of the sublayers points up. Stored only.
    open var isGeometryFlipped: Bool {
        get { hints?.isGeometryFlipped ?? false }
        set { ensuredHints.isGeometryFlipped = newValue }
    }

    /// Returns whether the contents are flipped when they are drawn, because the y-axis points up.
    open func contentsAreFlipped() -> Bool { isGeometryFlipped }

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

    /// Whether the layer is visible from behind; `false` hides it, with its sublayers, while it is turned away from the
    /// user.
    open var isDoubleSided: Bool {
        get { hints?.isDoubleSided ?? true }
        set {
            guard newValue != isDoubleSided else { return }
            ensuredHints.isDoubleSided = newValue
            appearanceDidChange()
        }
    }

    /// The edges to antialias. Stored only: all are.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { hints?.edgeAntialiasingMask ?? .all }
        set { ensuredHints.edgeAntialiasingMask = newValue }
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

    /// The Core Image filter that blends the layer with what is behind it. Stored only.
    open var compositingFilter: Any? {
        get { hints?.compositingFilter }
        set { ensuredHints.compositingFilter = newValue }
    }

    /// The Core Image filters of the layer and its sublayers. Stored only.
    open var filters: [Any]? {
        get { hints?.filters }
        set { ensuredHints.filters = newValue }
    }

    /// The Core Image filters of what is behind the layer. Stored only.
    open var backgroundFilters: [Any]? {
        get { hints?.backgroundFilters }
        set { ensuredHints.backgroundFilters = newValue }
    }

    /// Values of properties that have no value of their own. Stored only.
    open var style: [AnyHashable: Any]? {
        get { hints?.style }
        set { ensuredHints.style = newValue }
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

    /// Returns the factor by which a radius grows if a corner is to be drawn with a curve.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? CALayerCornerCurve.continuousExpansion : 1
    }

    // MARK: Shadow

    /// The color of the shadow. Opaque black by default.
    open var shadowColor: CGColor? {
        get { (shadow ?? LayerShadow()).color }
        set { changeShadow { $0.color = newValue } }
    }

    /// The opacity of the shadow, from 0 (the default, no shadow) to 1.
    open var shadowOpacity: Float {
        get { (shadow ?? LayerShadow()).opacity }
        set { changeShadow { $0.opacity = newValue } }
    }

    /// The offset of the shadow from the layer, in points.
    open var shadowOffset: CGSize {
        get { (shadow ?? LayerShadow()).offset }
        set { changeShadow { $0.offset = newValue } }
    }

    /// The blur radius of the shadow, in points.
    open var shadowRadius: CGFloat {
        get { (shadow ?? LayerShadow()).radius }
        set { changeShadow { $0.radius = newValue } }
    }

    /// The shape of the shadow in the layer's coordinates; `nil` means the shape of the layer's content.
    open var shadowPath: CGPath? {
        get { shadow?.path }
        set { changeShadow { $0.path = newValue } }
    }

    // MARK: Transforms and coordinates

    /// The transform about the anchor point. Only its effect in the plane is painted.
    open var transform: CATransform3D {
        get { spaceTransform }
        set { spaceTransform = newValue }
    }

    /// The transform of the sublayers about the anchor point, for example a perspective. Only its effect in the plane
    /// is painted, for sublayers that don't belong to a view.
    open var sublayerTransform: CATransform3D {
        get { hints?.sublayerTransform ?? CATransform3DIdentity }
        set { setSublayerTransform(newValue) }
    }

    /// Returns the affine transform about the anchor point.
    open func affineTransform() -> CGAffineTransform {
        values.transform
    }

    /// Sets the affine transform about the anchor point.
    open func setAffineTransform(_ m: CGAffineTransform) {
        change { $0.transform = m }
    }

    /// Converts a point from the coordinates of another layer; `nil` means the root layer.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        coordinatePath(from: l).convert(p)
    }

    /// Converts a point to the coordinates of another layer; `nil` means the root layer.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        coordinatePath(to: l).convert(p)
    }

    /// Converts a rectangle from the coordinates of another layer, as the smallest enclosing rectangle.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        coordinatePath(from: l).convert(r)
    }

    /// Converts a rectangle to the coordinates of another layer, as the smallest enclosing rectangle.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        coordinatePath(to: l).convert(r)
    }

    /// Converts a time in seconds from the time space of another layer; `nil` means media time.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(atMediaTime: l?.mediaTime(atLocalTime: t) ?? t)
    }

    /// Converts a time in seconds to the time space of another layer; `nil` means media time.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let media = mediaTime(atLocalTime: t)
        return l?.localTime(atMediaTime: media) ?? media
    }

    // MARK: Hierarchy

    /// The superlayer of the layer.
    open var superlayer: CALayer? { host?.superviewLayer ?? extras?.superlayer }

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
    open weak var delegate: (any CALayerDelegate)? {
        get { extras?.delegate ?? host }
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

    /// The part of the contents to show, in the unit coordinate space of the contents.
    open var contentsRect: CGRect {
        get { extras?.contentsRect ?? LayerExtras.wholeContents }
        set {
            ensuredExtras.contentsRect = newValue
            appearanceDidChange()
        }
    }

    /// The part of the contents that stretches when they are resized, in the unit coordinate space of the contents.
    open var contentsCenter: CGRect {
        get { extras?.contentsCenter ?? LayerExtras.wholeContents }
        set {
            ensuredExtras.contentsCenter = newValue
            appearanceDidChange()
        }
    }

    /// The number of pixels per point of the contents.
    open var contentsScale: CGFloat {
        get { extras?.contentsScale ?? 1 }
        set {
            ensuredExtras.contentsScale = newValue
            appearanceDidChange()
        }
    }

    /// The storage format of the contents. Stored only.
    open var contentsFormat: CALayerContentsFormat {
        get { hints?.contentsFormat ?? .RGBA8Uint }
        set { ensuredHints.contentsFormat = newValue }
    }

    /// The filter for contents that are drawn smaller than they are.
    open var minificationFilter: CALayerContentsFilter {
        get { extras?.minificationFilter ?? .linear }
        set {
            ensuredExtras.minificationFilter = newValue
            appearanceDidChange()
        }
    }

    /// The filter for contents that are drawn larger than they are.
    open var magnificationFilter: CALayerContentsFilter {
        get { extras?.magnificationFilter ?? .linear }
        set {
            ensuredExtras.magnificationFilter = newValue
            appearanceDidChange()
        }
    }

    /// The bias of the level of detail for trilinear minification. Stored only.
    open var minificationFilterBias: Float {
        get { hints?.minificationFilterBias ?? 0 }
        set { ensuredHints.minificationFilterBias = newValue }
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

    /// Returns whether a change of a property makes the content need to be redrawn.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Returns the default value of a property; `nil` if it has none.
    open class func defaultValue(forKey key: String) -> Any? { standardValue(forKey: key) }

    /// Returns whether the value of a property is archived.
    open func shouldArchiveValue(forKey key: String) -> Bool { false }

    /// Scrolls the nearest ancestor that is a scroll layer, so that a point becomes its origin.
    open func scroll(_ p: CGPoint) {
        superlayer?.scroll(convert(p, to: superlayer))
    }

    /// Scrolls the nearest ancestor that is a scroll layer by the least distance that makes a rectangle visible.
    open func scrollRectToVisible(_ r: CGRect) {
        superlayer?.scrollRectToVisible(convert(r, to: superlayer))
    }

    /// The part of the bounds that no ancestor clips away.
    open var visibleRect: CGRect { unclippedBounds }

    // MARK: Layout

    /// Returns the size that the layer prefers, in the superlayer's coordinates: by default, its current size.
    open func preferredFrameSize() -> CGSize { frame.size }

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

    // MARK: Timing

    /// The begin time of the layer's time space in the superlayer's, in seconds.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { changeTiming { $0.beginTime = newValue } }
    }

    /// The duration of the layer. Stored only: a layer without a begin time is shown forever.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { changeTiming { $0.duration = newValue } }
    }

    /// The speed of time for the animations of the layer and its sublayers; 0 pauses them.
    open var speed: Float {
        get { timing.speed }
        set { changeTiming { $0.speed = newValue } }
    }

    /// The offset of the layer's time, in seconds.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { changeTiming { $0.timeOffset = newValue } }
    }

    /// The number of times the layer's time repeats. Stored only.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { changeTiming { $0.repeatCount = newValue } }
    }

    /// How many seconds the layer's time repeats. Stored only.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { changeTiming { $0.repeatDuration = newValue } }
    }

    /// Whether the layer's time also runs backward. Stored only.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { changeTiming { $0.autoreverses = newValue } }
    }

    /// What the layer shows outside of its active time. Stored only.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { changeTiming { $0.fillMode = newValue } }
    }

    // MARK: Animations

    /// Adds a copy of an animation, replacing any animation with the same key.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        performAdd(anim, forKey: key)
    }

    /// Removes all animations. The layer jumps to its model values.
    open func removeAllAnimations() {
        performRemoveAllAnimations()
    }

    /// Removes the animation with a key.
    open func removeAnimation(forKey key: String) {
        performRemoveAnimation(forKey: key)
    }

    /// Returns the keys of all animations in the order they were added; `nil` if there are none.
    open func animationKeys() -> [String]? {
        let keys = viewAnimationKeys + (extras?.animations.compactMap(\.key) ?? [])
        return keys.isEmpty ? nil : keys
    }

    /// Returns the animation with a key. It must not be modified.
    open func animation(forKey key: String) -> CAAnimation? {
        if let index = viewAnimationKeys.firstIndex(of: key) { return runningAnimations[index].basicAnimation }
        return extras?.animations.last { $0.key == key }?.animation
    }

    /// Returns a copy of the layer with the values on screen now.
    ///
    /// A layer of an app's class returns itself while it is not animated.
    open func presentation() -> Self? {
        if !Self.isOwnClass, !isAnimated { return self }
        guard let copy = Self(coder: LayerCoder()) else { return nil }
        copy.copyAppearance(of: self, presented: true)
        copy.ensuredHints.model = self
        return copy
    }

    /// Returns the layer that a presentation copy was made of, or else the layer itself.
    open func model() -> Self {
        hints?.model as? Self ?? self
    }

    /// The actions for the layer's property keys. Layers have no implicit animations here, so an action runs only when
    /// code asks for it by `action(forKey:)` and runs it.
    open var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { ensuredExtras.actions = newValue }
    }

    /// Returns the default action for an event; `nil` for none.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Returns the action for an event, such as the key of a changed property; `nil` for none.
    open func action(forKey event: String) -> (any CAAction)? {
        performAction(forKey: event)
    }

    // MARK: Internal override points

    /// Whether the class is one of the system's: apps don't add properties or actions to its layers.
    @_spi(LayerClasses) open class var isOwnClass: Bool { self == CALayer.self }

    /// Whether the sublayers are shown in the layer's space instead of in its plane.
    var showsSublayersInSpace: Bool { false }

    /// Paints the class's own appearance, above the background and below contents and border.
    func paintCustomAppearance(on canvas: any Canvas, _ values: LayerValues) {
        appearance?.paint(on: canvas, values, of: self)
    }

    /// The extent of the class's own appearance, in the layer's coordinates.
    func customAppearanceExtent(_ values: LayerValues) -> CGRect { appearance == nil ? .null : values.bounds }

    /// The times that the layer paints its sublayers.
    var copies: [LayerCopy] { [LayerCopy()] }

    /// Copies the class's own appearance from another layer, from its model or its presentation values.
    func copyCustomAppearance(of other: CALayer, presented: Bool) {
        if let shown = other.appearance { appearance?.copy(shown, of: other, presented: presented) }
    }

    /// Returns the value of an animatable property; `nil` if the property isn't animatable.
    package func animatableValue(_ names: ArraySlice<Substring>) -> AnimatableValue? {
        appearance?.animatableValue(names)
            ?? read(names, values, LayerValues.property(names))
            ?? read(names, shadow ?? LayerShadow(), LayerShadow.property(names))
    }

    /// Sets the value of an animatable property.
    package func setAnimatableValue(_ value: AnimatableValue, _ names: ArraySlice<Substring>) {
        if let appearance, appearance.setAnimatableValue(value, names) { return appearanceDidChange() }
        if LayerValues.property(names) == nil { return setShadowValue(value, names) }
        change { write(value, names, &$0, LayerValues.property(names)) }
    }
}

extension CALayer {
    /// Applies every change that doesn't come from the view's own setters, and notifies the view.
    private func change(_ body: (inout LayerValues) -> Void) {
        var changed = values
        body(&changed)
        if let host {
            MainActor.assumeIsolated { host.setLayerValues(changed) }
        } else {
            let sizeChanged = values.bounds.size != changed.bounds.size
            let isAppearanceChanged = changed.change(from: values) != .none
            let actions = actionsOfChange(to: changed)
            values = changed
            if sizeChanged { sizeDidChange() }
            if isAppearanceChanged { appearanceDidChange() }
            for action in actions { action.run(on: self) }
        }
    }

    /// Requests a repaint from the view whose content includes the layer.
    package final func appearanceDidChange() {
        withHost { $0.appearanceDidChange() }
    }

    /// Calls a closure with the view whose content includes the layer. Layers are used on the main actor, like views; Core Animation's types don't
    /// declare that, so it is checked at run time.
    final func withHost(_ body: @MainActor (any LayerHost) -> Void) {
        guard let host = nearestHost else { return }
        MainActor.assumeIsolated { body(host) }
    }
}
