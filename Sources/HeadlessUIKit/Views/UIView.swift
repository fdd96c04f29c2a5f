import Foundation

/// A rectangular area of the screen that shows content, contains subviews and handles events.
///
/// This file declares the stored properties and overridable members; the extensions beside it implement them.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, @preconcurrency UIAccessibilityIdentification, UIFocusItem,
    UIFocusItemContainer, @preconcurrency CALayerDelegate
{
    // MARK: Storage

    /// The layer of the view. Not `layer`, which may be overridden and isn't free to ask.
    nonisolated(unsafe) final let layerStorage: CALayer
    nonisolated(unsafe) final var subviewStorage: [UIView] = []
    /// Unretained, so that walking up the hierarchy costs no reference counting; cleared when the superview is
    /// deallocated.
    nonisolated(unsafe) final unowned(unsafe) var superviewStorage: UIView?
    /// Unretained; cleared when the window is deallocated.
    nonisolated(unsafe) final unowned(unsafe) var windowStorage: UIWindow?
    /// The view controller that owns the view.
    final weak var owner: (any ViewOwner)?
    final var traits = UITraitCollection.current
    final var backgroundColorStorage: UIColor?
    final var safeAreaInsetsStorage = UIEdgeInsets.zero
    package final var needsLayout = true
    /// What the view observes; `nil` if no update has read an observable property.
    final var observations: ViewObservations?
    final var needsLayoutBelow = false
    /// Whether subviews have solved frames that haven't been applied yet.
    final var needsApplyBelow = false
    final var needsUpdateConstraintsStorage = false
    final var needsUpdateConstraintsBelow = false
    final var needsUpdatePropertiesStorage = true
    final var needsUpdatePropertiesBelow = false
    final var translatesMask = true
    /// The state of constraint-based layout, created on first use.
    final var layoutNode: ViewLayoutState?
    /// The content recorded by the last call of `draw(_:)`; `nil` if it drew nothing.
    final var content: LayerContent?
    package final var needsDisplay = true
    /// The state in the last frame and the changes since then.
    final var paintRecord = PaintRecord()
    final var autoresizingMaskStorage: AutoresizingMask = []
    /// Rarely used properties, created on first use.
    final var rareStorage: RareViewProperties?

    /// Creates a view with a frame.
    public init(frame: CGRect) {
        layerStorage = Self.makeLayer(Self.layerClass)
        super.init()
        layerStorage.values.frame = frame
        layerStorage.host = self
    }

    /// Creates a view from an interface file. From an archive, whose values are not read, the view is as with a zero frame.
    public required init?(coder: NSCoder) {
        layerStorage = Self.makeLayer(Self.layerClass)
        super.init()
        layerStorage.host = self
        (coder as? any ViewCoder)?.decode(into: self)
    }

    /// Creates a view with a zero frame.
    public override convenience init() {
        self.init(frame: .zero)
    }

    deinit {
        layerStorage.host = nil
        for subview in subviewStorage { subview.detachFromDyingAncestor(wasSuperview: true) }
    }

    // MARK: Geometry

    /// The frame of the view in its superview's coordinates. With a transform, the smallest rectangle that encloses the
    /// view.
    open var frame: CGRect {
        get { layerStorage.values.frame }
        set { changeLayer { $0.frame = newValue } }
    }

    /// The bounds of the view, in its own coordinates.
    open var bounds: CGRect {
        get { layerStorage.values.bounds }
        set { changeLayer { $0.bounds = newValue } }
    }

    /// The center of the view in its superview's coordinates; more precisely, the position of its anchor point.
    open var center: CGPoint {
        get { layerStorage.values.position }
        set { changeLayer { $0.position = newValue } }
    }

    /// The transform of the view about its center.
    open var transform: CGAffineTransform {
        get { layerStorage.values.transform }
        set { changeLayer { $0.transform = newValue } }
    }

    /// The point that `center` refers to and about which the view is transformed, in the unit coordinate space of the
    /// bounds. Setting it moves the view.
    @available(iOS 16, *)
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// The 3D transform about the anchor point. Only its effect in the plane is painted.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    // MARK: Appearance

    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer of the view, which stores its geometry and appearance.
    open var layer: CALayer { layerStorage }

    /// The alpha of the view, from 0 (transparent) to 1 (opaque).
    open var alpha: CGFloat {
        get { CGFloat(layerStorage.values.opacity) }
        set { changeLayer { $0.opacity = Float(newValue) } }
    }

    /// The background color of the view.
    open var backgroundColor: UIColor? {
        get { backgroundColorStorage }
        set { setBackgroundColor(newValue) }
    }

    /// Whether the view and its subviews are hidden.
    open var isHidden: Bool {
        get { layerStorage.isHidden || layoutNode?.isHiding ?? false }
        set {
            guard newValue != isHidden else { return }
            setHidden(newValue)
            superviewStorage?.subviewHiddenDidChange(self)
            rareStorage?.glassContainer?.setNeedsLayout()
        }
    }

    /// Whether the view completely fills its bounds with opaque content. Stored only.
    open var isOpaque = true

    /// Whether subviews are clipped to the bounds.
    open var clipsToBounds: Bool {
        get { layerStorage.masksToBounds }
        set { layerStorage.masksToBounds = newValue }
    }

    /// The view whose alpha channel masks this view. It has no superview.
    open var mask: UIView? {
        get { rareStorage?.mask }
        set { setMask(newValue) }
    }

    /// The tint color of the view. Inherited from the superview by default.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTintColor(newValue) }
    }

    /// Whether the tint color is dimmed. Inherited from the superview by default.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }

    /// Called after the tint color or its adjustment changed.
    open func tintColorDidChange() {}

    /// The number of pixels per point of the content.
    open var contentScaleFactor: CGFloat {
        get { windowStorage == nil ? layerStorage.contentsScale : max(1, traits.displayScale) }
        set { layerStorage.contentsScale = newValue }
    }

    /// Whether the bounds are cleared before drawing. No effect here: they always are.
    open var clearsContextBeforeDrawing = true

    /// The placement of drawn content when the bounds change.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { contentModeDidChange() } }
    }

    /// Draws the content into the current graphics context. The default implementation does nothing.
    open func draw(_ rect: CGRect) {}

    /// Provides the content of the view's layer by setting its `contents`. The default implementation does nothing.
    open func display(_ layer: CALayer) {}

    /// Called before the view's layer is drawn.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Draws the content of the view's layer. The default implementation calls `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        if layer === layerStorage { draw(layerStorage.values.bounds) }
    }

    /// Marks the bounds as needing to be redrawn.
    open func setNeedsDisplay() {
        needsDisplay = true
        contentDidChange()
    }

    /// Marks the view as needing to be redrawn. Always redraws the whole view.
    open func setNeedsDisplay(_ rect: CGRect) {
        setNeedsDisplay()
    }

    // MARK: Snapshots

    /// Returns a view that shows a snapshot of this view.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshot(of: bounds, afterScreenUpdates: afterUpdates, capInsets: .zero)
    }

    /// Returns a view that shows a snapshot of a part of this view; only the area inside the cap insets stretches.
    open func resizableSnapshotView(
        from rect: CGRect,
        afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
    }

    /// Renders a snapshot of the view hierarchy into a rectangle of the current context; returns whether there is a
    /// context.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        performDrawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }

    // MARK: Identity and interaction

    /// An integer that identifies the view.
    open var tag = 0

    /// Whether the view and its subviews receive touches.
    open var isUserInteractionEnabled = true {
        didSet { if isUserInteractionEnabled != oldValue { notifyObservers() } }
    }

    /// Whether the view blocks touches to other views of the window while it tracks one.
    open var isExclusiveTouch: Bool {
        get { rareStorage?.isExclusiveTouch ?? false }
        set { rare.isExclusiveTouch = newValue }
    }

    /// Whether the view receives more than one touch at a time.
    open var isMultipleTouchEnabled = false

    /// Returns the frontmost view of this hierarchy that contains a point, given in the view's coordinates, and accepts
    /// touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        performHitTest(point, with: event)
    }

    /// Returns whether the view contains a point, given in its own coordinates.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let bounds = layerStorage.values.bounds
        return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }

    /// The shape of the view in collisions of dynamic items; `.rectangle` by default.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The convex outline of the view in collisions, around its center, if its shape is `.path`.
    open var collisionBoundingPath: UIBezierPath { boundsAroundCenter }

    /// Asked before a gesture recognizer of the view leaves the possible state. `true` by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Attaches a gesture recognizer to the view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        performAddGestureRecognizer(gestureRecognizer)
    }

    /// Detaches a gesture recognizer from the view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        performRemoveGestureRecognizer(gestureRecognizer)
    }

    /// The gesture recognizers of the view, in the order in which they were added.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { attachedGestureRecognizers }
        set { attachedGestureRecognizers = newValue }
    }

    /// The interactions of the view, in the order in which they were added.
    open var interactions: [any UIInteraction] {
        get { addedInteractions }
        set { addedInteractions = newValue }
    }

    /// Adds an interaction, removing it from its previous view.
    open func addInteraction(_ interaction: any UIInteraction) {
        performAddInteraction(interaction)
    }

    /// Removes an interaction from the view.
    open func removeInteraction(_ interaction: any UIInteraction) {
        performRemoveInteraction(interaction)
    }

    /// Makes the first responder in this hierarchy resign; with `force`, even if it refuses. Returns whether no view of
    /// the hierarchy is first responder afterwards.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        performEndEditing(force)
    }

    // MARK: Coordinates

    /// Converts a point from the view's coordinates to another view's; `nil` means the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        performConvert(point, to: view)
    }

    /// Converts a point from another view's coordinates to the view's; `nil` means the window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        performConvert(point, from: view)
    }

    /// Converts a rectangle from the view's coordinates to another view's; `nil` means the window.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        performConvert(rect, to: view)
    }

    /// Converts a rectangle from another view's coordinates to the view's; `nil` means the window.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        performConvert(rect, from: view)
    }

    // MARK: Hierarchy

    /// Returns whether this view is `view` or one of its descendants.
    open func isDescendant(of view: UIView) -> Bool {
        performIsDescendant(of: view)
    }

    /// The superview of the view.
    open var superview: UIView? { superviewStorage }

    /// The subviews from back to front.
    open var subviews: [UIView] { subviewStorage }

    /// The window of the view.
    open var window: UIWindow? { windowStorage }

    /// Inserts a view at an index in the subviews; 0 is the back.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, atIndex: index)
    }

    /// Inserts a view right behind a sibling.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, besides: siblingSubview, offset: 0)
    }

    /// Inserts a view right in front of a sibling.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, besides: siblingSubview, offset: 1)
    }

    /// Exchanges two subviews by index.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        performExchangeSubview(at: index1, withSubviewAt: index2)
    }

    /// Moves a subview in front of its siblings.
    open func bringSubviewToFront(_ view: UIView) {
        reorder(view, to: subviewStorage.count - 1)
    }

    /// Moves a subview behind its siblings.
    open func sendSubviewToBack(_ view: UIView) {
        reorder(view, to: 0)
    }

    /// Returns this view or the first descendant with the tag, searching depth first.
    open func viewWithTag(_ tag: Int) -> UIView? {
        performViewWithTag(tag)
    }

    /// Adds a view in front of the other subviews.
    open func addSubview(_ view: UIView) {
        insert(view, atIndex: subviewStorage.count)
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
        performRemoveFromSuperview()
    }

    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the superview changed.
    open func didMoveToSuperview() {}

    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the window changed.
    open func didMoveToWindow() {}

    // MARK: Animations

    /// Whether changes inside animation blocks are animated.
    open class var areAnimationsEnabled: Bool { BlockAnimation.areEnabled }

    /// Sets whether changes inside animation blocks are animated.
    open class func setAnimationsEnabled(_ enabled: Bool) {
        BlockAnimation.areEnabled = enabled
    }

    /// The duration in seconds of the animation whose block is running; 0 outside of one.
    open class var inheritedAnimationDuration: TimeInterval { BlockAnimation.current?.timing.duration ?? 0 }

    /// Runs a block without animating the changes it makes.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        runWithoutAnimation(actionsWithoutAnimation)
    }

    /// Animates the changes that a block makes. The duration is in seconds.
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        performAnimate(withDuration: duration, animations: animations, completion: nil)
    }

    /// Animates the changes that a block makes, then calls the completion with whether the animation ran to its end.
    open class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        performAnimate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Animates the changes that a block makes after a delay. Duration and delay are in seconds.
    open class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        performAnimate(
            withDuration: duration,
            delay: delay,
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// Animates the changes that a block makes like a spring. A damping of 1 does not overshoot; the velocity is in
    /// total distances a second.
    open class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        performAnimate(
            withDuration: duration,
            delay: delay,
            usingSpringWithDamping: dampingRatio,
            initialSpringVelocity: velocity,
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// Repeats the animations that a block starts.
    open class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        performModifyAnimations(withRepeatCount: count, autoreverses: autoreverses, animations: animations)
    }

    /// Animates the keyframes that a block adds. Duration and delay are in seconds.
    open class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        performAnimateKeyframes(
            withDuration: duration,
            delay: delay,
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// Adds a keyframe to the running keyframe animation. Start time and duration are fractions of the animation's
    /// duration.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double,
        relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        performAddKeyframe(
            withRelativeStartTime: frameStartTime,
            relativeDuration: frameDuration,
            animations: animations
        )
    }

    /// Changes the content of a view with a transition. The new state appears at once here, also for a dissolve or a
    /// flip; the completion is called after the duration.
    open class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        performTransition(
            with: view,
            duration: duration,
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// Replaces a view with another one in its superview. With `.showHideTransitionViews` both stay: one is hidden, the
    /// other shown.
    open class func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        performTransition(from: fromView, to: toView, duration: duration, options: options, completion: completion)
    }

    /// Performs a system animation on views, together with animations of the app's own.
    open class func perform(
        _ animation: UIView.SystemAnimation,
        on views: [UIView],
        options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        performSystemAnimation(
            animation,
            on: views,
            options: options,
            animations: parallelAnimations,
            completion: completion
        )
    }

    /// Begins an animation of the changes up to `commitAnimations()`. Set its properties before the changes.
    open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        performBeginAnimations(animationID, context: context)
    }

    /// Starts the animation of the changes since `beginAnimations(_:context:)`.
    open class func commitAnimations() {
        performCommitAnimations()
    }

    /// Sets the object that is told when the animation starts and stops.
    open class func setAnimationDelegate(_ delegate: Any?) {
        performSetAnimationDelegate(delegate)
    }

    /// Sets the method of the delegate to call when the animation starts, with its identifier and context.
    open class func setAnimationWillStart(_ selector: Selector?) {
        performSetAnimationWillStart(selector)
    }

    /// Sets the method of the delegate to call when the animation stops, with its identifier, whether it finished, and
    /// its context.
    open class func setAnimationDidStop(_ selector: Selector?) {
        performSetAnimationDidStop(selector)
    }

    /// Sets the duration in seconds; 0.2 by default.
    open class func setAnimationDuration(_ duration: TimeInterval) {
        performSetAnimationDuration(duration)
    }

    /// Sets the delay in seconds.
    open class func setAnimationDelay(_ delay: TimeInterval) {
        performSetAnimationDelay(delay)
    }

    /// Sets the time at which the animation starts.
    open class func setAnimationStart(_ startDate: Date) {
        performSetAnimationStart(startDate)
    }

    /// Sets the pacing of the animation.
    open class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
        performSetAnimationCurve(curve)
    }

    /// Sets how often the animation runs, possibly a fraction; 0 for once.
    open class func setAnimationRepeatCount(_ repeatCount: Float) {
        performSetAnimationRepeatCount(repeatCount)
    }

    /// Sets whether the animation also runs backward.
    open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        performSetAnimationRepeatAutoreverses(repeatAutoreverses)
    }

    /// Sets whether the animation starts from the values on screen.
    open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        performSetAnimationBeginsFromCurrentState(fromCurrentState)
    }

    /// Sets a transition for a view. The new state appears at once here.
    open class func setAnimationTransition(
        _ transition: UIView.AnimationTransition,
        for view: UIView,
        cache: Bool
    ) {}

    // MARK: Layout

    /// Lays out the subviews. By default, from constraints. Don't call it directly: use `setNeedsLayout()` or
    /// `layoutIfNeeded()`.
    open func layoutSubviews() {
        applyEngineLayout()
    }

    /// Lays out the sublayers. By default, calls `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) {
        if layer === layerStorage { layOutSubviews() }
    }

    /// Returns the action for a change of the layer: the block's animation inside an animation block, none outside.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        performAction(for: layer, forKey: event)
    }

    /// Marks the view as needing layout in the next layout pass.
    open func setNeedsLayout() {
        performSetNeedsLayout()
    }

    /// Lays out the view hierarchy from this view down immediately if needed.
    open func layoutIfNeeded() {
        performLayoutIfNeeded()
    }

    /// Returns the size that fits best into the given size. By default, the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { layerStorage.values.bounds.size }

    /// Resizes the view to the size that fits its content best.
    open func sizeToFit() {
        performSizeToFit()
    }

    /// The natural size of the content, or `noIntrinsicMetric` in a dimension without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Invalidates the intrinsic content size after it changed.
    open func invalidateIntrinsicContentSize() {
        superviewStorage?.setNeedsLayout()
        intrinsicSizeDidChange()
    }

    /// Returns the optimal size of the view from its constraints, as close as possible to a target size.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// Returns the optimal size of the view from its constraints, as close to a target size as the priorities demand.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        performSystemLayoutSizeFitting(
            LayoutEngine.FittingTarget(
                size: targetSize,
                horizontalPriority: horizontalFittingPriority,
                verticalPriority: verticalFittingPriority
            )
        )
    }

    /// Whether subviews are resized by their autoresizing masks when the bounds change.
    open var autoresizesSubviews = true

    /// The resizing behavior of the view when its superview's bounds change.
    open var autoresizingMask: AutoresizingMask {
        get { autoresizingMaskStorage }
        set { autoresizingMaskStorage = newValue }
    }

    // MARK: Constraints

    /// Whether the frame and autoresizing mask are translated into constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { translatesMask }
        set { setTranslatesMask(newValue) }
    }

    /// Whether views of the class depend on constraints, so that `updateConstraints()` is called even before any exist.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The constraints held by the view.
    open var constraints: [NSLayoutConstraint] { heldConstraints }

    /// Adds a constraint between the view and its descendants.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        performAddConstraint(constraint)
    }

    /// Adds constraints between the view and its descendants.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Removes a constraint from the view.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        performRemoveConstraint(constraint)
    }

    /// Removes constraints from the view.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Configures content and styling, before constraints and layout: first when the view is shown, then after
    /// `setNeedsUpdateProperties()`, and when its traits or an observable property that it read changed.
    @available(iOS 26, *)
    open func updateProperties() {}

    /// Requests a call of `updateProperties()` before the next frame. Nothing is laid out because of it.
    @available(iOS 26, *)
    open func setNeedsUpdateProperties() {
        performSetNeedsUpdateProperties()
    }

    /// Updates the properties of the view, of its view controller and of the views below immediately, if needed.
    @available(iOS 26, *)
    open func updatePropertiesIfNeeded() {
        performUpdatePropertiesIfNeeded()
    }

    /// Updates the constraints before layout, after `setNeedsUpdateConstraints()`. Call super as the last step.
    open func updateConstraints() {}

    /// Marks the constraints as needing an update before the next layout.
    open func setNeedsUpdateConstraints() {
        performSetNeedsUpdateConstraints()
    }

    /// Returns whether the constraints need an update.
    open func needsUpdateConstraints() -> Bool { needsUpdateConstraintsStorage }

    /// Updates the constraints of the hierarchy immediately if needed, descendants first.
    open func updateConstraintsIfNeeded() {
        performUpdateConstraintsIfNeeded()
    }

    /// Returns the priority with which the view resists growing larger than its content.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutNode?.hugging[axis] ?? .defaultLow
    }

    /// Sets the priority with which the view resists growing larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        performSetContentHuggingPriority(priority, for: axis)
    }

    /// Returns the priority with which the view resists shrinking smaller than its content.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutNode?.resistance[axis] ?? .defaultHigh
    }

    /// Sets the priority with which the view resists shrinking smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        performSetContentCompressionResistancePriority(priority, for: axis)
    }

    // MARK: Margins and guides

    /// The insets of the safe area from the edges of the view, in points.
    open var safeAreaInsets: UIEdgeInsets { safeAreaInsetsStorage }

    /// The default margins for the content of the view including the safe area, in points.
    open var layoutMargins: UIEdgeInsets {
        get { layoutMarginsValue }
        set { layoutMarginsValue = newValue }
    }

    /// The default margins relative to the layout direction and without the safe area, in points.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directionalLayoutMarginsValue }
        set { directionalLayoutMarginsValue = newValue }
    }

    /// Whether the layout margins are relative to the safe area.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { insetsLayoutMarginsFromSafeAreaValue }
        set { insetsLayoutMarginsFromSafeAreaValue = newValue }
    }

    /// Whether the margins are at least those of the superview where the view overlaps them.
    open var preservesSuperviewLayoutMargins: Bool {
        get { preservesSuperviewLayoutMarginsValue }
        set { preservesSuperviewLayoutMarginsValue = newValue }
    }

    /// The layout guides that were added to the view.
    open var layoutGuides: [UILayoutGuide] { layoutNode?.guides ?? [] }

    /// Adds a layout guide, removing it from its previous view.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        performAddLayoutGuide(layoutGuide)
    }

    /// Removes a layout guide and its constraints.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        performRemoveLayoutGuide(layoutGuide)
    }

    /// The layout guide of the layout margins.
    open var layoutMarginsGuide: UILayoutGuide { marginsGuide }

    /// The layout guide of the safe area.
    open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }

    /// The layout guide of the margins, limited to a readable width.
    open var readableContentGuide: UILayoutGuide { readableGuide }

    /// The layout guide of the keyboard, for constraints that end above it.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

    // MARK: Alignment rectangles and baselines

    /// The insets of the alignment rectangle from the frame.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the alignment rectangle for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// Returns the frame for an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.inverted)
    }

    /// The view that provides the first baseline.
    open var forFirstBaselineLayout: UIView { self }

    /// The view that provides the last baseline.
    open var forLastBaselineLayout: UIView { self }

    /// The anchor of the leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .leading) }

    /// The anchor of the trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .trailing) }

    /// The anchor of the left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .left) }

    /// The anchor of the right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .right) }

    /// The anchor of the top edge.
    open var topAnchor: NSLayoutYAxisAnchor { LayoutSide.yAnchor(self, .top) }

    /// The anchor of the bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { LayoutSide.yAnchor(self, .bottom) }

    /// The anchor of the width.
    open var widthAnchor: NSLayoutDimension { LayoutSide.dimension(self, .width) }

    /// The anchor of the height.
    open var heightAnchor: NSLayoutDimension { LayoutSide.dimension(self, .height) }

    /// The anchor of the horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .centerX) }

    /// The anchor of the vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { LayoutSide.yAnchor(self, .centerY) }

    /// The anchor of the first baseline of the text; without text, the top edge.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { LayoutSide.yAnchor(self, .firstBaseline) }

    /// The anchor of the last baseline of the text; without text, the bottom edge.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { LayoutSide.yAnchor(self, .lastBaseline) }

    /// Returns the active constraints that affect the view along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsReferring(to: self, along: axis)
    }

    /// Whether the constraints don't fully determine the position and size of the view.
    open var hasAmbiguousLayout: Bool {
        isLayoutAmbiguous(of: self, along: .horizontal) || isLayoutAmbiguous(of: self, along: .vertical)
    }

    /// Called after the safe area changed.
    open func safeAreaInsetsDidChange() {}

    /// Called after the layout margins changed.
    open func layoutMarginsDidChange() {}

    // MARK: Environment

    /// The meaning of the content, which decides whether the view is mirrored.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { rareStorage?.semanticContentAttribute ?? .unspecified }
        set { setSemanticContentAttribute(newValue) }
    }

    /// Returns the layout direction for a semantic content attribute in an interface with the direction of
    /// `UITraitCollection.current`.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        let current = UITraitCollection.current.layoutDirection
        return userInterfaceLayoutDirection(
            for: attribute,
            relativeTo: current == .rightToLeft ? .rightToLeft : .leftToRight
        )
    }

    /// Returns the layout direction for a semantic content attribute in an interface with the given direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// The layout direction of the content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        layoutDirection(for: semanticContentAttribute)
    }

    /// The traits of the view.
    open var traitCollection: UITraitCollection { traits }

    /// The interface style of the view and its subviews; `unspecified` means the superview's.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rareStorage?.overrideUserInterfaceStyle ?? .unspecified }
        set { setOverrideUserInterfaceStyle(newValue) }
    }

    /// The smallest text size of the view and its subviews; `nil` for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { rareStorage?.minimumContentSizeCategory }
        set {
            rare.minimumContentSizeCategory = newValue
            contentSizeLimitsDidChange()
        }
    }

    /// The largest text size of the view and its subviews; `nil` for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { rareStorage?.maximumContentSizeCategory }
        set {
            rare.maximumContentSizeCategory = newValue
            contentSizeLimitsDidChange()
        }
    }

    /// An identifier for restoring the state of the view. Stored only: there is no state restoration.
    open var restorationIdentifier: String? {
        get { rareStorage?.restorationIdentifier }
        set { rare.restorationIdentifier = newValue }
    }

    /// Returns the margins that a subview with a frame preserves, if it does.
    func margins(preservedIn frame: CGRect) -> UIEdgeInsets { marginsReaching(into: frame) }

    /// Called after the version of iOS that is drawn changed, which changes the sizes of controls and bars.
    func systemVersionDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Called after the traits changed, before the subviews' traits change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Focus

    /// Whether the view can receive focus. Always `false` by default: there is no focus engine.
    open var canBecomeFocused: Bool { false }

    /// Whether the view is focused. Always `false` by default: there is no focus engine.
    open var isFocused: Bool { false }

    /// The environments to focus when focus moves to the view. Empty by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// The parent in the focus hierarchy: the view controller that owns the view, else the superview.
    open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { owner ?? superviewStorage }

    /// The container of the focus items in the view: the view itself.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }

    // MARK: Large content

    /// Whether the large content viewer shows the view while the user presses it.
    open var showsLargeContentViewer: Bool {
        get { accessibilityStorage?.largeContent?.isShown ?? false }
        set { editLargeContent { $0.isShown = newValue } }
    }

    /// The title in the large content viewer. By default, the accessibility label.
    open var largeContentTitle: String? {
        get { accessibilityStorage?.largeContent?.title ?? accessibilityLabel }
        set { editLargeContent { $0.title = newValue } }
    }

    /// The image in the large content viewer.
    open var largeContentImage: UIImage? {
        get { accessibilityStorage?.largeContent?.image }
        set { editLargeContent { $0.image = newValue } }
    }

    /// Whether the image is enlarged in the large content viewer.
    open var scalesLargeContentImage: Bool {
        get { accessibilityStorage?.largeContent?.scalesImage ?? false }
        set { editLargeContent { $0.scalesImage = newValue } }
    }

    /// The insets of the image in the large content viewer, in points.
    open var largeContentImageInsets: UIEdgeInsets {
        get { accessibilityStorage?.largeContent?.imageInsets ?? .zero }
        set { editLargeContent { $0.imageInsets = newValue } }
    }

    // MARK: Motion effects

    /// The motion effects of the view.
    open var motionEffects: [UIMotionEffect] {
        get { (layer.value(forKey: "motionEffects") as? [UIMotionEffect]) ?? [] }
        set { layer.setValue(newValue.isEmpty ? nil : newValue, forKey: "motionEffects") }
    }

    /// Adds a motion effect.
    open func addMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.append(effect)
    }

    /// Removes a motion effect.
    open func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }

    /// The coordinate space of the focus items in the view: the view itself.
    open var coordinateSpace: any UICoordinateSpace { self }

    /// Returns the subviews that intersect a rectangle, given in the view's coordinates.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviewStorage.filter { $0.layerStorage.values.frame.intersects(rect) }
    }

    /// The effect that shows that the view is focused. Stored only: there is no focus engine.
    open var focusEffect: UIFocusEffect? {
        get { rareStorage?.focusEffect }
        set { rare.focusEffect = newValue }
    }

    /// The priority of the view in its focus group. Stored only: there is no focus engine.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { rareStorage?.focusGroupPriority ?? .ignored }
        set { rare.focusGroupPriority = newValue }
    }

    /// The identifier of the view's focus group. Stored only.
    open var focusGroupIdentifier: String? {
        get { rareStorage?.focusGroupIdentifier }
        set { rare.focusGroupIdentifier = newValue }
    }

    /// Requests a focus update. No effect: there is no focus engine.
    open func setNeedsFocusUpdate() {}

    /// Performs a requested focus update. No effect: there is no focus engine.
    open func updateFocusIfNeeded() {}

    /// Returns whether focus may move as the context describes. `true` by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after focus moved. Never called by the system: there is no focus engine.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Internal override points

    /// Sends an action of an interface file for an event. Only controls do.
    func addInterfaceAction(_ action: Selector, target: AnyObject?, event: String?) {
        InterfaceLog.report("\(type(of: self)) cannot send the action \(action) of an interface file.")
    }

    override func setInterfaceOutlet(_ name: String, to value: Any?) -> Bool {
        guard name == "gestureRecognizers", let recognizers = value as? [UIGestureRecognizer] else { return false }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
        return true
    }

    /// Called before the bounds change; may adjust the new bounds.
    func boundsWillChange(to newBounds: inout CGRect) {}

    /// Called after the origin of the bounds changed, which is how scroll views scroll.
    func boundsOriginDidChange() {}

    /// Called after the size of the bounds changed.
    func boundsSizeDidChange() {}

    /// Called before the view leaves its window.
    func willLeaveWindow() {}

    /// Whether a subview hidden inside an animation block stays visible until the animation ends.
    func animatesHidingOfSubview(_ subview: UIView) -> Bool { false }

    /// Called after a subview was hidden or shown.
    func subviewHiddenDidChange(_ subview: UIView) {}

    /// The description of the view in UIKit's format.
    nonisolated open override var description: String {
        guard MainQueue.isCurrent else { return super.description }
        return MainActor.assumeIsolated { ViewDescription.text(of: self) }
    }

    nonisolated open override var debugDescription: String { description }

    /// Called after the intrinsic content size of a subview changed.
    func subviewContentDidChange(_ subview: UIView) {}

    /// Called after a subview was laid out.
    func subviewDidLayOut(_ subview: UIView) {}

    /// Whether a touch may begin in a view inside this one; scroll views may hold it back.
    func allowsTouch(_ touch: UITouch, with event: UIEvent, toBeginIn view: UIView) -> Bool { true }

    /// Whether the content scrolls inside the bounds, so that constraints to the view are about the content.
    var isScrollView: Bool { false }

    /// The guide of the content that scrolls; `nil` for all but scroll views.
    var scrolledContentGuide: UILayoutGuide? { nil }

    /// The size of the content that scrolls, in points; `nil` for all but scroll views.
    var scrolledContentSize: CGSize? {
        get { nil }
        set {}
    }

    /// The height of a line of the view's text, in points: the system spacing below a baseline. `nil` for all but labels.
    var textLineHeight: CGFloat? { nil }

    /// The text that the view's description quotes.
    var describedText: String? { nil }

    /// What the view's description tells after the layer.
    var descriptionDetails: [String] { [] }

    /// Whether the intrinsic height depends on the width that layout assigns.
    var wrapsContentToWidth: Bool { false }

    /// The width for which `intrinsicContentSize` is calculated in views that wrap their content.
    var layoutWrappingWidth: CGFloat? {
        get { nil }
        set {}
    }

    /// The distances of the text baselines below the center of the view, in points; `nil` without text.
    var baselineOffsetsFromCenter: (first: CGFloat, last: CGFloat)? { nil }

    /// The safe area insets as subviews inherit them.
    var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

    /// Whether drawing is clipped to the bounds, like drawing into a bitmap of that size.
    var clipsContentToBounds: Bool { true }

    /// The extent of unclipped drawing, in the view's coordinates.
    var contentExtent: CGRect { layerStorage.values.bounds }

    // MARK: Responder

    /// The next responder: the view controller that owns the view, else the superview.
    open override var next: UIResponder? { owner ?? superviewStorage }

    /// Whether the view keeps its colors when the user inverts the colors of the screen.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityStorage?.ignoresInvertColors ?? false }
        set { editAccessibility { $0.ignoresInvertColors = newValue } }
    }

    /// An identifier of the view for UI tests. Never read to users.
    open var accessibilityIdentifier: String? {
        get { accessibilityStorage?.identifier }
        set { editAccessibility { $0.identifier = newValue } }
    }

    /// The frame of the accessibility element in screen coordinates. By default, the frame of the view.
    open override var accessibilityFrame: CGRect {
        get { accessibilityStorage?.frame ?? convert(bounds, to: nil) }
        set { super.accessibilityFrame = newValue }
    }
}
