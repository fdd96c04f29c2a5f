import Foundation

/// A row of dots, one for each page. Touches before or after the middle step to the page before or after.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private final var currentPageStorage = 0

    private enum Metrics {
        static let dotSide: CGFloat = 8
        static let spacing: CGFloat = 10
        static let sideInset: CGFloat = 13
        static let height: CGFloat = 26
        static let otherAlpha: CGFloat = 0.3
    }

    /// Makes a control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    /// Page controls are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// How many dots there are.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            guard numberOfPages != oldValue else { return }
            currentPage = currentPageStorage
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The page whose dot is emphasised; what is beyond the ends is brought back. Setting it sends no event.
    open var currentPage: Int {
        get { currentPageStorage }
        set {
            let page = max(0, min(newValue, numberOfPages - 1))
            guard page != currentPageStorage else { return }
            currentPageStorage = page
            setNeedsDisplay()
        }
    }

    /// Whether nothing is shown for one page alone.
    open var hidesForSinglePage = false {
        didSet { if hidesForSinglePage != oldValue { setNeedsDisplay() } }
    }

    /// The colour of the other dots; nil for a faint white.
    open var pageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// The colour of the emphasised dot; nil for white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// The room that so many dots need.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        guard pageCount > 0 else { return CGSize(width: 0, height: Metrics.height) }
        let dots = CGFloat(pageCount) * Metrics.dotSide + CGFloat(pageCount - 1) * Metrics.spacing
        return CGSize(width: dots + 2 * Metrics.sideInset, height: Metrics.height)
    }

    /// The room that the dots need.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// The room that the dots need.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Draws the dots in the middle.
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

    /// Steps to the page before or after.
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

    /// A page control is one element.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// It is adjusted.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? .adjustable }
        set { super.accessibilityTraits = newValue }
    }

    /// The page of how many.
    open override var accessibilityValue: String? {
        get { accessibilityStorage?.value ?? "page \(currentPage + 1) of \(numberOfPages)" }
        set { super.accessibilityValue = newValue }
    }

    /// Steps to the next page.
    open override func accessibilityIncrement() {
        step(by: 1)
    }

    /// Steps to the page before.
    open override func accessibilityDecrement() {
        step(by: -1)
    }
}
