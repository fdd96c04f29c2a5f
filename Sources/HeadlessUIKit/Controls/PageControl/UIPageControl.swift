import Foundation

/// A row of dots, one for each page. A tap on either side of the center goes to the previous or next page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private final var currentPageStorage = 0

    private enum Metrics {
        static let dotSide: CGFloat = 8
        static let spacing: CGFloat = 10
        static let sideInset: CGFloat = 13
        static let height: CGFloat = 26
        static let otherAlpha: CGFloat = 0.3
    }

    /// Creates a page control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
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
            setNeedsDisplay()
        }
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
        guard pageCount > 0 else { return CGSize(width: 0, height: Metrics.height) }
        let dots = CGFloat(pageCount) * Metrics.dotSide + CGFloat(pageCount - 1) * Metrics.spacing
        return CGSize(width: dots + 2 * Metrics.sideInset, height: Metrics.height)
    }

    /// The size that fits the dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// Returns the size that fits the dots.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Draws the dots in the center.
    open override func draw(_ rect: CGRect) {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
        let step = Metrics.dotSide + Metrics.spacing
        let width = CGFloat(numberOfPages) * step - Metrics.spacing
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for page in 0..<numberOfPages {
            let place = CGFloat(isMirrored ? numberOfPages - 1 - page : page)
            let dot = CGRect(
                x: bounds.midX - width / 2 + place * step,
                y: bounds.midY - Metrics.dotSide / 2,
                width: Metrics.dotSide,
                height: Metrics.dotSide
            )
            color(ofPage: page).setFill()
            UIBezierPath(ovalIn: dot).fill()
        }
    }

    private func color(ofPage page: Int) -> UIColor {
        page == currentPage
            ? currentPageIndicatorTintColor ?? .white
            : pageIndicatorTintColor ?? .white.withAlphaComponent(Metrics.otherAlpha)
    }

    // MARK: Touches

    /// Goes to the previous or next page.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let isRight = touch.location(in: self).x >= bounds.midX
        step(by: isRight == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1)
    }

    private func step(by pages: Int) {
        let old = currentPage
        currentPage = old + pages
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
