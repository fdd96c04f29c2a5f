import Foundation

/// A view that shows a part of larger content, which the user scrolls by dragging.
@preconcurrency @MainActor open class UIScrollView: UIView, UIFocusItemScrollableContainer {
    final weak var delegateStorage: (any UIScrollViewDelegate)?
    final var contentSizeStorage = CGSize.zero
    final var contentInsetStorage = UIEdgeInsets.zero
    final var adjustedContentInsetStorage = UIEdgeInsets.zero
    /// The adjusted content insets before they changed without a window.
    final var insetBeforeWindow: UIEdgeInsets?
    final var interaction = ScrollInteraction()
    final var refresh = RefreshState()
    final var zoom = ZoomState()
    final weak var observer: (any ScrollObserver)?
    /// A tab bar in front of the end of the content.
    final weak var bottomObserver: (any ScrollObserver)?
    /// The height by which the top inset grows while the content is scrolled to its start: that of a large title.
    final var expandableInset: CGFloat = 0
    /// Created when the indicators are first shown.
    final var indicators: ScrollIndicators?
    final var edgeEffects: ScrollEdgeEffects?
    final lazy var panRecognizer = ScrollViewPanGestureRecognizer(target: nil, action: nil)

    /// Creates a scroll view with no content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    override func setInterfaceOutlet(_ name: String, to value: Any?) -> Bool {
        switch name {
        case "delegate": delegate = value as? any UIScrollViewDelegate
        default: return super.setInterfaceOutlet(name, to: value)
        }
        return true
    }

    /// Creates a scroll view from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeScrollView(from: coder)
    }

    private func setUp() {
        clipsToBounds = true
        addGestureRecognizer(ScrollViewDelayedTouchesGestureRecognizer(target: nil, action: nil))
        addGestureRecognizer(panRecognizer)
    }

    // Subclasses declare `delegate` with a narrower protocol, as in UIKit. This attribute lets overload resolution
    // prefer theirs.
    /// The delegate that responds to scrolling.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    // MARK: Content

    /// The point of the content at the view's top-left corner, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { scroll(to: newValue) }
    }

    /// Scrolls to a content offset.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        changeOffset(contentOffset, animated: animated)
    }

    /// Scrolls by the shortest distance that makes a rectangle of the content visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        performScrollRectToVisible(rect, animated: animated)
    }

    /// The size of the content in points.
    open var contentSize: CGSize {
        get { contentSizeStorage }
        set {
            guard newValue != contentSizeStorage else { return }
            contentSizeStorage = newValue
            updateAdjustedContentInset()
            keepOffsetInRange()
            placeIndicators()
            contentMoved()
            notifyObservers()
        }
    }

    /// The size of the visible part of the content, in points.
    open var visibleSize: CGSize { bounds.size }

    /// The distance between the content and the edges of the view, in points.
    open var contentInset: UIEdgeInsets {
        get { contentInsetStorage }
        set {
            guard newValue != contentInsetStorage else { return }
            contentInsetStorage = newValue
            updateAdjustedContentInset()
            notifyObservers()
        }
    }

    /// The content insets plus what the safe area adds, in points.
    open var adjustedContentInset: UIEdgeInsets { adjustedContentInsetStorage }

    /// When the safe area insets are added to the content insets.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedContentInset() } }
    }

    /// Called after `adjustedContentInset` changed.
    open func adjustedContentInsetDidChange() {}

    /// The layout guide of the content area, whose constraints determine `contentSize`.
    open var contentLayoutGuide: UILayoutGuide { makeContentLayoutGuide() }

    /// The layout guide of the scroll view's frame. Views constrained to it don't move with the content.
    open var frameLayoutGuide: UILayoutGuide { makeFrameLayoutGuide() }

    // MARK: Behavior

    /// Whether the user can scroll.
    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { notifyObservers() } }
    }

    /// Whether the content bounces past its edges.
    open var bounces = true

    /// Whether vertical dragging bounces even if the content is not taller than the view.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateAdjustedContentInset() } }
    }

    /// Whether horizontal dragging bounces even if the content is not wider than the view.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedContentInset() } }
    }

    /// The rate at which scrolling decelerates.
    open var decelerationRate = DecelerationRate.normal

    /// Whether scrolling stops at multiples of the view's size.
    open var isPagingEnabled = false

    /// Whether a drag scrolls along one axis only.
    open var isDirectionalLockEnabled = false

    /// Whether a tap on the status bar scrolls to the top. It has an effect only if one scroll view in the window
    /// allows it.
    open var scrollsToTop = true

    /// How dragging dismisses the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none

    // MARK: Zooming

    /// The scale of the zoomed view.
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// The minimum zoom scale.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsDidChange() }
    }

    /// The maximum zoom scale. Zooming is possible if it is greater than the minimum.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsDidChange() }
    }

    /// Whether zooming with fingers may temporarily exceed the limits.
    open var bouncesZoom = true

    /// Sets the zoom scale within the limits and keeps the center of the visible area.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        changeZoomScale(to: scale, animated: animated)
    }

    /// Zooms so that a rectangle of the zoomed view fills the scroll view, as far as the limits allow.
    open func zoom(to rect: CGRect, animated: Bool) {
        changeZoom(toShow: rect, animated: animated)
    }

    /// Whether the user is zooming.
    open var isZooming: Bool { zoom.pinch != nil }

    /// Whether the zoom scale is bouncing back to a limit.
    open var isZoomBouncing: Bool { zoom.isBouncing }

    /// The gesture recognizer of the pinches that zoom; `nil` if the limits allow no zooming.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.recognizer }

    // MARK: Indicators

    /// Whether the vertical indicator is visible while the content scrolls.
    open var showsVerticalScrollIndicator = true {
        didSet { placeIndicators() }
    }

    /// Whether the horizontal indicator is visible while the content scrolls.
    open var showsHorizontalScrollIndicator = true {
        didSet { placeIndicators() }
    }

    /// The style of the scroll indicators.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { indicators?.style = indicatorStyle }
    }

    /// The insets of the vertical indicator, added to the automatic ones, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { placeIndicators() }
    }

    /// The insets of the horizontal indicator, added to the automatic ones, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { placeIndicators() }
    }

    /// The insets of both indicators, in points.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the indicators are inset by the safe area.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { placeIndicators() }
    }

    /// Shows the scroll indicators briefly.
    open func flashScrollIndicators() {
        showIndicators()
        hideIndicatorsSoon()
    }

    // MARK: Touches

    /// Whether touches reach the content only after a short delay, in which they may become a drag.
    open var delaysContentTouches = true

    /// Whether a drag may cancel touches that the content received.
    open var canCancelContentTouches = true

    /// Returns whether a view in the content may receive new touches. The default is `true`.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Returns whether a drag may cancel the touches of a view. The default is `false` for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// The refresh control that the user pulls down.
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlDidChange(from: oldValue) }
    }

    // MARK: State

    /// Whether a finger is down, even if the content is not dragged yet.
    open var isTracking: Bool { interaction.isTracking }

    /// Whether the user is dragging the content.
    open var isDragging: Bool { interaction.isDragging }

    /// Whether the content is still moving after a drag.
    open var isDecelerating: Bool { interaction.isDecelerating }

    /// The gesture recognizer of the drags.
    open var panGestureRecognizer: UIPanGestureRecognizer { panRecognizer }

    // MARK: Overrides

    /// Returns whether the drag may begin: if the content scrolls along its axis and its touches may be canceled.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === panRecognizer ? mayBeginDragging() && !yieldsDrag() : true
    }

    /// Returns whether another gesture of the view takes the touches of a drag.
    func yieldsDrag() -> Bool { false }

    /// Returns the scroll view itself during deceleration, so that a touch stops the motion and does not reach the
    /// content.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let touched = super.hitTest(point, with: event)
        return touched != nil && isDecelerating ? self : touched
    }

    /// Updates the adjusted content insets for the new safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedContentInset()
    }

    /// Returns the offset at which scrolling stops if deceleration alone would stop at `offset`.
    func restingOffset(forProjectedOffset offset: CGPoint, velocity: CGPoint) -> CGPoint {
        isPagingEnabled ? page(velocity: velocity) : offset
    }

    /// Tells the bars in front of the content where its edges are.
    final func contentMoved() {
        observer?.contentDidScroll()
        bottomObserver?.contentDidScroll()
    }

    override func boundsOriginDidChange() {
        setNeedsLayout()
        placeRefreshControl()
        placeIndicators()
        contentMoved()
        delegateStorage?.scrollViewDidScroll(self)
    }

    override func boundsSizeDidChange() {
        updateAdjustedContentInset()
        keepOffsetInRange()
        placeRefreshControl()
        placeIndicators()
    }

    /// Moves content that is scrolled to its start for the insets that were set before there was a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, let previous = insetBeforeWindow else { return }
        insetBeforeWindow = nil
        keepAtStart(from: previous)
    }

    override func willLeaveWindow() {
        stopMotion()
        indicators?.remove()
        interaction = ScrollInteraction()
    }

    /// The safe area of the content excludes what the content insets already account for.
    override func allowsTouch(_ touch: UITouch, with event: UIEvent, toBeginIn view: UIView) -> Bool {
        touchesShouldBegin([touch], with: event, in: view)
    }

    override var isScrollView: Bool { true }

    override var scrolledContentGuide: UILayoutGuide? { contentLayoutGuide }

    override var scrolledContentSize: CGSize? {
        get { contentSize }
        set { contentSize = newValue ?? .zero }
    }

    override var descriptionDetails: [String] { scrollingDescription }

    /// The view that covers the bounds behind the content; a refresh control stands in front of it.
    var contentBackground: UIView? { nil }

    override var safeAreaInsetsForSubviews: UIEdgeInsets {
        let added = adjustedContentInsetStorage - contentInsetStorage
        let left = safeAreaInsets - added
        // Vertically the content scrolls under the bars, so that their insets belong to no single cell.
        return UIEdgeInsets(top: 0, left: max(0, left.left), bottom: 0, right: max(0, left.right))
    }
}
