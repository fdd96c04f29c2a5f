import Foundation

/// A row of dots, one for each page. A tap on either side of the center goes to the previous or next page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private final var currentPageStorage = 0

    /// The progress of the user's interaction.
    public enum InteractionState: Int, Sendable {
        /// The user does not touch the control.
        case none = 0
        /// A tap goes to the previous or next page.
        case discrete = 1
        /// The finger moves over the pages.
        case continuous = 2
    }

    /// The visibility of the background.
    public enum BackgroundStyle: Int, Sendable {
        /// Visible while the user touches the control.
        case automatic = 0
        /// Always visible.
        case prominent = 1
        /// Never visible.
        case minimal = 2
    }

    /// The direction in which the pages follow each other.
    @available(iOS 16, *)
    public enum Direction: Int, Sendable {
        /// The reading direction.
        case natural = 0
        case leftToRight = 1
        case rightToLeft = 2
        case topToBottom = 3
        case bottomToTop = 4
    }

    /// The images of single pages, and of single pages while they are the current one.
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]
    private var trackedFrom: CGFloat = 0

    private var metrics: SystemMetrics.Controls { traitCollection.metrics.controls }

    private enum Metrics {
        static let sideInset: CGFloat = 13
        static let otherAlpha: CGFloat = 0.3
        /// The distance from which a touch moves over the pages.
        static let scrubThreshold: CGFloat = 10
    }

    /// Creates a page control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a page control from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodePageControl(from: coder)
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
    }

    /// The number of pages.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            guard numberOfPages != oldValue else { return }
            currentPage = currentPageStorage
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The current page, clamped to the number of pages. Setting it sends no event.
    open var currentPage: Int {
        get { currentPageStorage }
        set {
            let page = max(0, min(newValue, numberOfPages - 1))
            guard page != currentPageStorage else { return }
            currentPageStorage = page
            if !defersCurrentPageDisplay { displayedPage = page }
        }
    }

    /// The page whose dot is shown as the current one.
    private var displayedPage = 0 {
        didSet { if displayedPage != oldValue { setNeedsDisplay() } }
    }

    /// Whether the dots change only with `updateCurrentPageDisplay()`.
    open var defersCurrentPageDisplay = false

    /// Updates the dots for the current page.
    open func updateCurrentPageDisplay() {
        displayedPage = currentPageStorage
    }

    /// When the background is visible.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { if backgroundStyle != oldValue { setNeedsDisplay() } }
    }

    /// The direction in which the pages follow each other.
    @available(iOS 16, *)
    open var direction = Direction.natural {
        didSet {
            guard direction != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The progress of the user's interaction.
    open var interactionState: InteractionState { interaction }

    private var interaction = InteractionState.none {
        didSet { if interaction != oldValue { setNeedsDisplay() } }
    }

    /// Whether a moving finger goes over the pages.
    open var allowsContinuousInteraction = true

    /// The image of the pages; `nil` for a dot. It is drawn as a template.
    open var preferredIndicatorImage: UIImage? {
        didSet { indicatorsChanged() }
    }

    /// The image of the current page; `nil` for that of the other pages.
    @available(iOS 16, *)
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { indicatorsChanged() }
    }

    /// Returns the image that was set for a page.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Sets the image of a page; `nil` for the preferred image.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        indicatorsChanged()
    }

    /// Returns the image that was set for a page while it is the current one.
    @available(iOS 16, *)
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    /// Sets the image of a page while it is the current one; `nil` for the preferred image.
    @available(iOS 16, *)
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        indicatorsChanged()
    }

    private func indicatorsChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Whether the control is hidden if there is only one page.
    open var hidesForSinglePage = false {
        didSet { if hidesForSinglePage != oldValue { setNeedsDisplay() } }
    }

    /// The color of the other dots; `nil` for translucent white.
    open var pageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// The color of the current page's dot; `nil` for white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Returns the size of the control for a number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        guard pageCount > 0 else { return turned(CGSize(width: 0, height: metrics.pageControlHeight)) }
        let dots = CGFloat(pageCount) * dotSide + CGFloat(pageCount - 1) * (metrics.pagePitch - metrics.pageDot)
        let height = max(metrics.pageControlHeight, dotSide + metrics.pageControlHeight - metrics.pageDot)
        return turned(CGSize(width: dots + 2 * Metrics.sideInset, height: height))
    }

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    private func turned(_ size: CGSize) -> CGSize {
        isVertical ? CGSize(width: size.height, height: size.width) : size
    }

    /// The side of a dot, or of the widest image.
    private var dotSide: CGFloat {
        let preferred = [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap { $0 }
        let all = preferred + Array(images.values) + Array(currentImages.values)
        return all.reduce(metrics.pageDot) { max($0, $1.size.width, $1.size.height) }
    }

    /// Whether the first page is at the right or bottom end.
    private var isReversed: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .rightToLeft, .bottomToTop: true
        case .leftToRight, .topToBottom: false
        }
    }

    /// The size that fits the dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// Returns the size that fits the dots.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Draws the dots in the center, on the background if it is visible.
    open override func draw(_ rect: CGRect) {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
        drawBackground()
        for page in 0..<numberOfPages {
            color(ofPage: page).setFill()
            let place = place(ofPage: page)
            if let image = image(ofPage: page) {
                image.withTintColor(color(ofPage: page)).draw(
                    in: CGRect(
                        x: place.midX - image.size.width / 2,
                        y: place.midY - image.size.height / 2,
                        width: image.size.width,
                        height: image.size.height
                    )
                )
            } else {
                let inset = (place.width - metrics.pageDot) / 2
                UIBezierPath(ovalIn: place.insetBy(dx: inset, dy: inset)).fill()
            }
        }
    }

    private func drawBackground() {
        guard backgroundStyle == .prominent || (backgroundStyle == .automatic && interactionState != .none) else {
            return
        }
        let size = size(forNumberOfPages: numberOfPages)
        let rect = CGRect(
            x: bounds.midX - size.width / 2,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: min(size.width, size.height) / 2).fill()
    }

    private func place(ofPage page: Int) -> CGRect {
        let side = dotSide
        let step = side + (metrics.pagePitch - metrics.pageDot)
        let slot = CGFloat(isReversed ? numberOfPages - 1 - page : page)
        let start = (CGFloat(numberOfPages) * step - (metrics.pagePitch - metrics.pageDot)) / -2 + slot * step
        let x = isVertical ? -side / 2 : start
        let y = isVertical ? start : -side / 2
        return CGRect(x: bounds.midX + x, y: bounds.midY + y, width: side, height: side)
    }

    private func image(ofPage page: Int) -> UIImage? {
        let own = images[page] ?? preferredIndicatorImage
        return page == displayedPage ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? own : own
    }

    private func color(ofPage page: Int) -> UIColor {
        page == displayedPage
            ? currentPageIndicatorTintColor ?? .white
            : pageIndicatorTintColor ?? .white.withAlphaComponent(Metrics.otherAlpha)
    }

    // MARK: Touches

    /// Begins a tap, or a movement over the pages.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        trackedFrom = position(of: touch)
        interaction = .discrete
        return true
    }

    /// Goes to the page under the finger.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.continueTracking(touch, with: event) else { return false }
        if allowsContinuousInteraction, abs(position(of: touch) - trackedFrom) >= Metrics.scrubThreshold {
            interaction = .continuous
        }
        if interaction == .continuous { change(to: page(at: touch)) }
        return true
    }

    /// Goes to the previous or next page after a tap.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let wasTap = interaction == .discrete
        if let touch, isTouchInside, wasTap {
            let isAfter = position(of: touch) >= (isVertical ? bounds.midY : bounds.midX)
            step(by: isAfter != isReversed ? 1 : -1)
        }
        interaction = .none
    }

    /// Ends the interaction.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        interaction = .none
    }

    private func position(of touch: UITouch) -> CGFloat {
        let location = touch.location(in: self)
        return isVertical ? location.y : location.x
    }

    private func page(at touch: UITouch) -> Int {
        guard numberOfPages > 0 else { return 0 }
        let first = place(ofPage: isReversed ? numberOfPages - 1 : 0)
        let start = isVertical ? first.midY : first.midX
        let slot = Int(((position(of: touch) - start) / (dotSide + (metrics.pagePitch - metrics.pageDot))).rounded())
        let clamped = min(max(slot, 0), numberOfPages - 1)
        return isReversed ? numberOfPages - 1 - clamped : clamped
    }

    private func step(by pages: Int) {
        change(to: currentPage + pages)
    }

    private func change(to page: Int) {
        let old = currentPage
        currentPage = page
        if currentPage != old { sendActions(for: .valueChanged) }
    }

    // MARK: Accessibility

    /// Whether assistive technologies can access the control; `true` by default.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The traits of an adjustable element.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? .adjustable }
        set { super.accessibilityTraits = newValue }
    }

    /// The current page and the number of pages, as spoken text.
    open override var accessibilityValue: String? {
        get { accessibilityStorage?.value ?? "page \(currentPage + 1) of \(numberOfPages)" }
        set { super.accessibilityValue = newValue }
    }

    /// Goes to the next page.
    open override func accessibilityIncrement() {
        step(by: 1)
    }

    /// Goes to the previous page.
    open override func accessibilityDecrement() {
        step(by: -1)
    }
}
