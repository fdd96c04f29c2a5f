import Foundation

/// A rectangle on the screen with its looks, its content, its subviews and its touches.
///
/// This file holds what subclasses may override and what is stored; the work is done in the extensions beside it.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UIAccessibilityIdentification, UIFocusItem,
    @preconcurrency CALayerDelegate
{
    /// Geometry and looks.
    nonisolated(unsafe) public final let layer: CALayer

    // MARK: Storage

    nonisolated(unsafe) final var subviewStorage: [UIView] = []
    /// The superview clears this when it dies, so that walking up costs no counting.
    nonisolated(unsafe) final unowned(unsafe) var superviewStorage: UIView?
    /// The window clears this when it dies.
    nonisolated(unsafe) final unowned(unsafe) var windowStorage: UIWindow?
    /// The view controller whose view this is.
    final weak var owner: (any ViewOwner)?
    final var traits = UITraitCollection.current
    final var backgroundColorStorage: UIColor?
    final var safeAreaInsetsStorage = UIEdgeInsets.zero
    final var needsLayout = true
    final var needsLayoutBelow = false
    /// Whether subviews have rectangles from constraints that they have not got yet.
    final var needsApplyBelow = false
    final var needsUpdateConstraintsStorage = false
    final var needsUpdateConstraintsBelow = false
    final var translatesMask = true
    /// What constraint-based layout keeps of the view, made on first use.
    final var layoutNode: LayoutNode?
    /// What `draw(_:)` drew last, nil when nothing.
    final var content: ViewContent?
    final var needsDisplay = true
    /// What the last frame showed and what changed since.
    final var paintRecord = PaintRecord()
    final var autoresizingMaskStorage: AutoresizingMask = []
    /// Properties that few views set, made on first use.
    final var rareStorage: RareViewProperties?

    /// Makes a view with that frame.
    public init(frame: CGRect) {
        layer = Self.makeLayer(Self.layerClass)
        super.init()
        layer.values.frame = frame
        layer.view = self
    }

    /// Views are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        layer = CALayer()
        return nil
    }

    /// Makes a view without size.
    public override convenience init() {
        self.init(frame: .zero)
    }

    deinit {
        layer.view = nil
        for subview in subviewStorage { subview.detachFromDyingAncestor(wasSuperview: true) }
    }

    // MARK: Geometry

    /// The rectangle in the superview; where the transform is not the identity, the one that encloses the view.
    open var frame: CGRect {
        get { layer.values.frame }
        set { changeLayer { $0.frame = newValue } }
    }

    /// The rectangle in the view's own coordinates.
    open var bounds: CGRect {
        get { layer.values.bounds }
        set { changeLayer { $0.bounds = newValue } }
    }

    /// Where the anchor point, usually the middle, lies in the superview.
    open var center: CGPoint {
        get { layer.values.position }
        set { changeLayer { $0.position = newValue } }
    }

    /// The transform about the center.
    open var transform: CGAffineTransform {
        get { layer.values.transform }
        set { changeLayer { $0.transform = newValue } }
    }

    // MARK: Looks

    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// From 0, invisible, to 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.values.opacity) }
        set { changeLayer { $0.opacity = Float(newValue) } }
    }

    /// The colour behind the content.
    open var backgroundColor: UIColor? {
        get { backgroundColorStorage }
        set { setBackgroundColor(newValue) }
    }

    /// Whether the view and everything in it is left out.
    open var isHidden: Bool {
        get { layer.isHidden || layoutNode?.isHiding ?? false }
        set {
            guard newValue != isHidden else { return }
            setHidden(newValue)
            superviewStorage?.subviewHiddenDidChange(self)
        }
    }

    /// A promise that the view fills its bounds with opaque content.
    open var isOpaque = true

    /// Whether subviews are cut off at the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The view, in no superview, whose opacity says what is seen of this one; nil for all.
    open var mask: UIView? {
        get { rareStorage?.mask }
        set { setMask(newValue) }
    }

    /// The colour of what can be touched; taken from the superview unless set.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTintColor(newValue) }
    }

    /// Called after the tint colour changed.
    open func tintColorDidChange() {}

    /// How many pixels there are to a point of the content.
    open var contentScaleFactor: CGFloat {
        get { windowStorage == nil ? layer.contentsScale : max(1, traits.displayScale) }
        set { layer.contentsScale = newValue }
    }

    /// Whether drawing begins on an empty ground, as it always does here.
    open var clearsContextBeforeDrawing = true

    /// How what was drawn fills bounds of another size.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { contentModeDidChange() } }
    }

    /// Draws the content; the current graphics context is the view's. Does nothing unless overridden.
    open func draw(_ rect: CGRect) {}

    /// Brings the content of the view's layer up to date by setting the layer's `contents`. Does nothing unless overridden.
    open func display(_ layer: CALayer) {}

    /// Called before the view's layer is drawn.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Draws the content of the view's layer: unless overridden, by `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        if layer === self.layer { draw(layer.values.bounds) }
    }

    /// Asks for `draw(_:)` before the view is next painted.
    open func setNeedsDisplay() {
        needsDisplay = true
        contentDidChange()
    }

    /// Asks for `draw(_:)` before the view is next painted; the whole view is drawn again.
    open func setNeedsDisplay(_ rect: CGRect) {
        setNeedsDisplay()
    }

    // MARK: Identity and interaction

    /// A number to find the view by.
    open var tag = 0

    /// Whether touches reach the view and what is in it.
    open var isUserInteractionEnabled = true

    /// Whether the view keeps other views of the window from touches while it has one.
    open var isExclusiveTouch: Bool {
        get { rareStorage?.isExclusiveTouch ?? false }
        set { rare.isExclusiveTouch = newValue }
    }

    /// Whether the view is told of more than one touch at a time.
    open var isMultipleTouchEnabled = false

    /// The view that a touch at that point, in the view's coordinates, goes to.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        findTouchedView(at: point, with: event)
    }

    /// Whether the point, in the view's coordinates, counts as inside.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let bounds = layer.values.bounds
        return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }

    /// Asked before a recogniser of the view leaves the possible state.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Adds a recogniser to the view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    /// Removes a recogniser from the view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    /// The recognisers of the view, in the order they were added.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { attachedGestureRecognizers }
        set { attachedGestureRecognizers = newValue }
    }

    /// The interactions of the view, in the order they were added.
    open var interactions: [any UIInteraction] {
        get { addedInteractions }
        set { addedInteractions = newValue }
    }

    /// Adds an interaction; it leaves the view it had before.
    open func addInteraction(_ interaction: any UIInteraction) {
        attach(interaction)
    }

    /// Takes an interaction away.
    open func removeInteraction(_ interaction: any UIInteraction) {
        detach(interaction)
    }

    /// Ends editing in this view and what is inside; by force also where the first responder does not want to. Returns
    /// whether there is nothing left that is edited.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        stopEditing(force)
    }

    // MARK: Coordinates

    /// Converts a point of this view's coordinates to another view's; nil is the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        convertPoint(point, to: view)
    }

    /// Converts a point of another view's coordinates to this view's; nil is the window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        convertPoint(point, from: view)
    }

    /// Converts a rectangle of this view's coordinates to another view's; nil is the window.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        convertRect(rect, to: view)
    }

    /// Converts a rectangle of another view's coordinates to this view's; nil is the window.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        convertRect(rect, from: view)
    }

    // MARK: Hierarchy

    /// Whether this is the view or lies anywhere inside it.
    open func isDescendant(of view: UIView) -> Bool {
        isInside(view)
    }

    /// The view this one is in.
    open var superview: UIView? { superviewStorage }

    /// The views directly inside, from the back to the front.
    open var subviews: [UIView] { subviewStorage }

    /// The window this view is in.
    open var window: UIWindow? { windowStorage }

    /// Inserts a view at a place among the subviews, 0 being the back.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, atIndex: index)
    }

    /// Inserts a view right behind a sibling.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, besides: siblingSubview, offset: 0)
    }

    /// Inserts a view right before a sibling.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, besides: siblingSubview, offset: 1)
    }

    /// Swaps two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        exchange(index1, index2)
    }

    /// Moves a subview before its siblings.
    open func bringSubviewToFront(_ view: UIView) {
        reorder(view, to: subviewStorage.count - 1)
    }

    /// Moves a subview behind its siblings.
    open func sendSubviewToBack(_ view: UIView) {
        reorder(view, to: 0)
    }

    /// The view with that number: this one or the first one inside, searched depth first.
    open func viewWithTag(_ tag: Int) -> UIView? {
        findView(tagged: tag)
    }

    /// Adds a view above the other subviews.
    open func addSubview(_ view: UIView) {
        insert(view, atIndex: subviewStorage.count)
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() {
        leaveSuperview()
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

    // MARK: Layout

    /// Places the subviews: unless overridden, as constraints say. Called in the layout pass, never by hand: see
    /// `setNeedsLayout()`.
    open func layoutSubviews() {
        applyEngineLayout()
    }

    /// Places what is in the view's layer: unless overridden, by `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) {
        if layer === self.layer { layOutSubviews() }
    }

    /// What is to be done for an event of the layer: nothing outside of animations, an animation like it in the block of
    /// one.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        findAction(for: layer, forKey: event)
    }

    /// Asks for `layoutSubviews()` in the next layout pass.
    open func setNeedsLayout() {
        markNeedsLayout()
    }

    /// Lays out now what asked for it, from the view down.
    open func layoutIfNeeded() {
        performLayoutNow()
    }

    /// The size that suits the view best in that room; the present size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { layer.values.bounds.size }

    /// Takes the size that suits the view best.
    open func sizeToFit() {
        resizeToFit()
    }

    /// The size of the content by itself, or `noIntrinsicMetric`.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that `intrinsicContentSize` changed.
    open func invalidateIntrinsicContentSize() {
        superviewStorage?.setNeedsLayout()
        intrinsicSizeDidChange()
    }

    /// The size that satisfies the constraints in the view and comes closest to a target.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// The size that satisfies the constraints in the view and comes closest to a target, as far as it matters.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        engineSizeFitting(
            LayoutEngine.FittingTarget(
                size: targetSize,
                horizontalPriority: horizontalFittingPriority,
                verticalPriority: verticalFittingPriority
            )
        )
    }

    /// Whether subviews follow the size of the view by their autoresizing masks.
    open var autoresizesSubviews = true

    /// How the view follows the size of its superview.
    open var autoresizingMask: AutoresizingMask {
        get { autoresizingMaskStorage }
        set { autoresizingMaskStorage = newValue }
    }

    // MARK: Constraints

    /// Whether the frame is set and translated into constraints by the autoresizing mask, and not solved.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { translatesMask }
        set { setTranslatesMask(newValue) }
    }

    /// Whether views of the class need constraints to work, so that `updateConstraints()` is called at once.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The constraints the view holds.
    open var constraints: [NSLayoutConstraint] { heldConstraints }

    /// Adds a constraint among the view and what is in it.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        hold(constraint)
    }

    /// Adds constraints among the view and what is in it.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Removes a constraint the view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        letGo(constraint)
    }

    /// Removes constraints the view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Changes the constraints before layout, if `setNeedsUpdateConstraints()` was called. Call super at the end.
    open func updateConstraints() {}

    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() {
        markNeedsUpdateConstraints()
    }

    /// Whether `updateConstraints()` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool { needsUpdateConstraintsStorage }

    /// Updates constraints now where it was asked for, from the inside out.
    open func updateConstraintsIfNeeded() {
        updateConstraintsNow()
    }

    /// How much it matters that the view is no larger than its content.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutNode?.hugging[axis] ?? .defaultLow
    }

    /// Says how much it matters that the view is no larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, along: axis)
    }

    /// How much it matters that the view is no smaller than its content.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutNode?.resistance[axis] ?? .defaultHigh
    }

    /// Says how much it matters that the view is no smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        setResistance(priority, along: axis)
    }

    // MARK: Margins and guides

    /// What bars and the like cover of the view, from its edges.
    open var safeAreaInsets: UIEdgeInsets { safeAreaInsetsStorage }

    /// The margins inside which content is best laid out, the safe area included.
    open var layoutMargins: UIEdgeInsets {
        get { layoutMarginsValue }
        set { layoutMarginsValue = newValue }
    }

    /// The margins in the direction of reading, the safe area left out.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directionalLayoutMarginsValue }
        set { directionalLayoutMarginsValue = newValue }
    }

    /// Whether the layout margins lie inside the safe area.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { insetsLayoutMarginsFromSafeAreaValue }
        set { insetsLayoutMarginsFromSafeAreaValue = newValue }
    }

    /// Whether the margins are at least those of the superview where the view reaches into them.
    open var preservesSuperviewLayoutMargins: Bool {
        get { preservesSuperviewLayoutMarginsValue }
        set { preservesSuperviewLayoutMarginsValue = newValue }
    }

    /// The guides that were added to the view.
    open var layoutGuides: [UILayoutGuide] { layoutNode?.guides ?? [] }

    /// Adds a guide, and takes it out of the view it was in.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        addGuide(layoutGuide)
    }

    /// Removes a guide and the constraints that mention it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        removeGuide(layoutGuide)
    }

    /// The rectangle inside the layout margins.
    open var layoutMarginsGuide: UILayoutGuide { marginsGuide }

    /// The rectangle that no bar covers.
    open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }

    /// The rectangle inside the margins that is no wider than lines are easily read.
    open var readableContentGuide: UILayoutGuide { readableGuide }

    // MARK: Alignment rectangles and baselines

    /// How far the rectangle that constraints are about lies inside the frame.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints are about, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// The frame for a rectangle that constraints are about.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.inverted)
    }

    /// The view whose first baseline is meant by this view's.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose last baseline is meant by this view's.
    open var forLastBaselineLayout: UIView { self }

    /// The edge where reading starts.
    open var leadingAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .leading) }

    /// The edge where reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .trailing) }

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .left) }

    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .right) }

    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { LayoutSide.yAnchor(self, .top) }

    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { LayoutSide.yAnchor(self, .bottom) }

    /// The width.
    open var widthAnchor: NSLayoutDimension { LayoutSide.dimension(self, .width) }

    /// The height.
    open var heightAnchor: NSLayoutDimension { LayoutSide.dimension(self, .height) }

    /// The vertical line through the middle.
    open var centerXAnchor: NSLayoutXAxisAnchor { LayoutSide.xAnchor(self, .centerX) }

    /// The horizontal line through the middle.
    open var centerYAnchor: NSLayoutYAxisAnchor { LayoutSide.yAnchor(self, .centerY) }

    /// The baseline of the first line of text, the top edge without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { LayoutSide.yAnchor(self, .firstBaseline) }

    /// The baseline of the last line of text, the bottom edge without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { LayoutSide.yAnchor(self, .lastBaseline) }

    /// The active constraints that mention the view along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsMentioning(self, along: axis)
    }

    /// Whether constraints leave open where the view is or how large it is.
    open var hasAmbiguousLayout: Bool {
        isLayoutAmbiguous(of: self, along: .horizontal) || isLayoutAmbiguous(of: self, along: .vertical)
    }

    /// Called after the safe area changed.
    open func safeAreaInsetsDidChange() {}

    /// Called after the layout margins changed.
    open func layoutMarginsDidChange() {}

    // MARK: Environment

    /// What the view means, and so whether it is mirrored.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { rareStorage?.semanticContentAttribute ?? .unspecified }
        set { setSemanticContentAttribute(newValue) }
    }

    /// The direction of layout that follows from the meaning and the traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        layoutDirection(for: semanticContentAttribute)
    }

    /// The traits that hold in the view.
    open var traitCollection: UITraitCollection { traits }

    /// An appearance of its own for the view and what is in it; `unspecified` takes the superview's.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rareStorage?.overrideUserInterfaceStyle ?? .unspecified }
        set { setOverrideUserInterfaceStyle(newValue) }
    }

    /// Called after the traits changed, before those in it are told.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Focus of a keyboard

    /// Whether the focus of a keyboard may come to the view. There is no such focus here.
    open var canBecomeFocused: Bool { false }

    /// Whether the focus of a keyboard is on the view: never, here.
    open var isFocused: Bool { false }

    /// Where the focus goes when it comes to the view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// What the view is in: the controller whose view it is, else the superview.
    open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { owner ?? superviewStorage }

    /// The views among which the focus goes on by itself.
    open var focusGroupIdentifier: String? {
        get { rareStorage?.focusGroupIdentifier }
        set { rare.focusGroupIdentifier = newValue }
    }

    /// Asks for the focus to be looked for anew. There is none here.
    open func setNeedsFocusUpdate() {}

    /// Looks for the focus anew. There is none here.
    open func updateFocusIfNeeded() {}

    /// Whether the focus may move.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus moved. There is none here.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Hooks of this module

    /// Called before the bounds take other values; may correct them.
    func boundsWillChange(to newBounds: inout CGRect) {}

    /// Called after the origin of the bounds moved, which is how scroll views scroll.
    func boundsOriginDidChange() {}

    /// Called after the size of the bounds changed.
    func boundsSizeDidChange() {}

    /// Called before the view leaves its window.
    func willLeaveWindow() {}

    /// Whether a subview that is hidden in an animation stays in sight until the animation ends.
    func keepsSightOfHidingSubview(_ subview: UIView) -> Bool { false }

    /// Called after a subview was hidden or shown.
    func subviewHiddenDidChange(_ subview: UIView) {}

    /// The view in the words of UIKit's log.
    nonisolated open override var description: String {
        guard MainQueue.isCurrent else { return super.description }
        return MainActor.assumeIsolated { ViewDescription.text(of: self) }
    }

    nonisolated open override var debugDescription: String { description }

    /// Called after the intrinsic size of a subview changed.
    func subviewContentDidChange(_ subview: UIView) {}

    /// Called after a subview placed what is in it.
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

    /// Whether the intrinsic height depends on the width that layout gives to the view.
    var wrapsContentToWidth: Bool { false }

    /// The width that `intrinsicContentSize` is asked for, for views that wrap their content.
    var layoutWrappingWidth: CGFloat? {
        get { nil }
        set {}
    }

    /// How far below the middle of the view the baselines of its text are; nil without text.
    var baselineOffsetsFromCenter: (first: CGFloat, last: CGFloat)? { nil }

    /// What is covered of the view as its subviews are to take it.
    var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsetsStorage }

    /// Whether drawing is cut off at the bounds, as a bitmap of that size would do.
    var clipsContentToBounds: Bool { true }

    /// What drawing may cover where it is not cut off, in the view's own coordinates.
    var contentReach: CGRect { layer.values.bounds }

    // MARK: Responder

    /// The view controller whose view this is, else the superview.
    open override var next: UIResponder? { owner ?? superviewStorage }

    /// A name for tests, never read to a person.
    open var accessibilityIdentifier: String? {
        get { accessibilityStorage?.identifier }
        set { editAccessibility { $0.identifier = newValue } }
    }

    /// The view's rectangle on the screen, unless another was set.
    open override var accessibilityFrame: CGRect {
        get { accessibilityStorage?.frame ?? convert(bounds, to: nil) }
        set { super.accessibilityFrame = newValue }
    }
}
