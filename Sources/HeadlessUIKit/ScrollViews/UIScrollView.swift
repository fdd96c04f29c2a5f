import Foundation

/// Shows a part of content that is larger than the view, and lets a finger move it.
@preconcurrency @MainActor open class UIScrollView: UIView {
    final weak var delegateStorage: (any UIScrollViewDelegate)?
    final var contentSizeStorage = CGSize.zero
    final var contentInsetStorage = UIEdgeInsets.zero
    final var adjustedContentInsetStorage = UIEdgeInsets.zero
    final var interaction = ScrollInteraction()
    final var refresh = RefreshState()
    final var zoom = ZoomState()
    /// Made when indicators are first shown.
    final var indicators: ScrollIndicators?
    final lazy var panRecognizer = ScrollViewPanGestureRecognizer(target: nil, action: nil)

    /// Makes a scroll view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        addGestureRecognizer(ScrollViewDelayedTouchesGestureRecognizer(target: nil, action: nil))
        addGestureRecognizer(panRecognizer)
    }

    /// Views are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    // Subclasses declare a delegate of a narrower type, as UIKit's do; where both are in sight the narrower is meant.
    /// Hears how the view scrolls.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    // MARK: Content

    /// The point of the content at the view's top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { scroll(to: newValue) }
    }

    /// Moves to an offset.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        changeOffset(contentOffset, animated: animated)
    }

    /// Moves as little as makes the rectangle of the content visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        reveal(rect, animated: animated)
    }

    /// The size of the content.
    open var contentSize: CGSize {
        get { contentSizeStorage }
        set {
            guard newValue != contentSizeStorage else { return }
            contentSizeStorage = newValue
            updateAdjustedContentInset()
            keepOffsetInRange()
            placeIndicators()
            tellObservers()
        }
    }

    /// Room around the content.
    open var contentInset: UIEdgeInsets {
        get { contentInsetStorage }
        set {
            guard newValue != contentInsetStorage else { return }
            contentInsetStorage = newValue
            updateAdjustedContentInset()
            tellObservers()
        }
    }

    /// Room around the content, what the safe area adds included.
    open var adjustedContentInset: UIEdgeInsets { adjustedContentInsetStorage }

    /// When the safe area becomes part of the content's insets.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedContentInset() } }
    }

    /// Called after `adjustedContentInset` changed.
    open func adjustedContentInsetDidChange() {}

    // MARK: Behaviour

    /// Whether a finger scrolls the content.
    open var isScrollEnabled = true

    /// Whether the content gives way beyond its end.
    open var bounces = true

    /// Whether content that is no higher than the view can be dragged up and down all the same.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateAdjustedContentInset() } }
    }

    /// Whether content that is no wider than the view can be dragged to the sides all the same.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedContentInset() } }
    }

    /// How fast scrolling slows down.
    open var decelerationRate = DecelerationRate.normal

    /// Whether content comes to rest at whole multiples of the view's size.
    open var isPagingEnabled = false

    /// Whether a drag that begins along one axis stays on it.
    open var isDirectionalLockEnabled = false

    /// Whether a tap on the status bar scrolls to the top. Only where one scroll view of the window says so.
    open var scrollsToTop = true

    /// Whether dragging takes the first responder's keyboard away.
    open var keyboardDismissMode = KeyboardDismissMode.none

    // MARK: Zooming

    /// How many times its own size the delegate's zoomed view has.
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// The least scale.
    open var minimumZoomScale: CGFloat = 1

    /// The greatest scale; content can be zoomed where it is greater than the least.
    open var maximumZoomScale: CGFloat = 1

    /// Whether fingers may scale the content beyond its limits for as long as they are down.
    open var bouncesZoom = true

    /// Scales the content about the middle of what is visible, within the limits.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        changeZoomScale(to: scale, animated: animated)
    }

    /// Scales the content so that a rectangle of the zoomed view fills the view as far as the limits allow.
    open func zoom(to rect: CGRect, animated: Bool) {
        changeZoom(toShow: rect, animated: animated)
    }

    /// Whether fingers scale the content.
    open var isZooming: Bool { false }

    /// Whether the scale goes back to a limit.
    open var isZoomBouncing: Bool { false }

    // MARK: Indicators

    /// Whether an indicator shows at the side while the content moves.
    open var showsVerticalScrollIndicator = true {
        didSet { placeIndicators() }
    }

    /// Whether an indicator shows at the bottom while the content moves.
    open var showsHorizontalScrollIndicator = true {
        didSet { placeIndicators() }
    }

    /// How indicators look.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { indicators?.style = indicatorStyle }
    }

    /// How far the indicator at the side keeps from the edges, in addition to what is automatic.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { placeIndicators() }
    }

    /// How far the indicator at the bottom keeps from the edges, in addition to what is automatic.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { placeIndicators() }
    }

    /// The insets of both indicators.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether indicators keep out of what the safe area covers.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { placeIndicators() }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        showIndicators()
        hideIndicatorsSoon()
    }

    // MARK: Touches

    /// Whether touches wait a moment to turn out as a drag before the content hears of them.
    open var delaysContentTouches = true

    /// Whether a drag takes touches away from the content.
    open var canCancelContentTouches = true

    /// Whether a view in the content may hear of new touches; true unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag may take its touches from that view in the content; not from a control unless overridden.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Starts a refresh when the content is pulled down.
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlDidChange(from: oldValue) }
    }

    // MARK: State

    /// Whether a finger is down, be it that nothing is dragged yet.
    open var isTracking: Bool { interaction.isTracking }

    /// Whether a finger drags the content.
    open var isDragging: Bool { interaction.isDragging }

    /// Whether the content goes on by itself after a drag.
    open var isDecelerating: Bool { interaction.isDecelerating }

    /// Recognises the drags.
    open var panGestureRecognizer: UIPanGestureRecognizer { panRecognizer }

    // MARK: Overrides

    /// Asks whether the touches may be taken from the content.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === panRecognizer ? mayBeginDragging() : true
    }

    /// While the content goes on by itself a touch stops it and goes no further.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let touched = super.hitTest(point, with: event)
        return touched != nil && isDecelerating ? self : touched
    }

    /// Takes the new safe area into the insets.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedContentInset()
    }

    /// Where content comes to rest that would do so at an offset by itself.
    func restingOffset(forProjectedOffset offset: CGPoint, velocity: CGPoint) -> CGPoint {
        isPagingEnabled ? page(velocity: velocity) : offset
    }

    override func boundsOriginDidChange() {
        setNeedsLayout()
        placeRefreshControl()
        placeIndicators()
        delegateStorage?.scrollViewDidScroll(self)
    }

    override func boundsSizeDidChange() {
        updateAdjustedContentInset()
        keepOffsetInRange()
        placeRefreshControl()
        placeIndicators()
    }

    override func willLeaveWindow() {
        stopMotion()
        indicators?.remove()
        interaction = ScrollInteraction()
    }

    /// What the insets took in need not concern the content once more.
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
        let left = safeAreaInsetsStorage - added
        // Up and down the content moves under what covers it, so the covered part is never one cell's own.
        return UIEdgeInsets(top: 0, left: max(0, left.left), bottom: 0, right: max(0, left.right))
    }
}
