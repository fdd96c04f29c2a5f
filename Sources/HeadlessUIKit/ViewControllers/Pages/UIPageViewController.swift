import Foundation

/// Shows one screen after another, side by side, with a finger leading from each to the next.
///
/// A curl is shown as scrolling, and there is one screen at a time.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    private let styleStorage: TransitionStyle
    private let orientationStorage: NavigationOrientation
    private let spacing: CGFloat
    private lazy var pager = PageScroller(pages: self, isVertical: orientationStorage == .vertical, spacing: spacing)
    private let pageControl = UIPageControl()
    private var current: [UIViewController] = []

    /// How one screen takes the place of another.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll = 1
    }

    /// In which direction the screens lie.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// Where the spine of a book with pages is.
    public enum SpineLocation: Int, Sendable {
        case none = 0
        case min = 1
        case mid = 2
        case max = 3
    }

    /// Whether a screen comes after the present one or before it.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }

    /// Names what can be said when pages are made.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String

        /// Makes a key from UIKit's name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The spine of a book; there is none here.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// Points between screens, as a number.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// Hears of turns made by the user.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// Says what is before and after a screen; without one, nothing can be turned by hand.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if dataSource !== oldValue { pagesDidChange() } }
    }

    /// Makes pages without a screen yet.
    public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        styleStorage = style
        orientationStorage = navigationOrientation
        let spacing = options?[.interPageSpacing]
        self.spacing = (spacing as? CGFloat) ?? (spacing as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        super.init(nibName: nil, bundle: nil)
    }

    /// Screens are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// How one screen takes the place of another.
    open var transitionStyle: TransitionStyle { styleStorage }

    /// In which direction the screens lie.
    open var navigationOrientation: NavigationOrientation { orientationStorage }

    /// Where the spine is: nowhere.
    open var spineLocation: SpineLocation { .none }

    /// The recognisers that turn pages of a book. Scrolling has its own.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    /// The screen that is shown.
    open var viewControllers: [UIViewController]? { current }

    /// Shows a screen, which comes from the side of the direction if that is animated.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let new = viewControllers?.first else {
            completion?(false)
            return
        }
        loadViewIfNeeded()
        let isTurned = animated && view.window != nil && !current.isEmpty && current.first !== new
        pager.show(new, from: direction, animated: isTurned) { completion?($0) }
        pagesDidChange()
    }

    // MARK: Inside

    /// Puts the pages into the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let isVertical = orientationStorage == .vertical
        pager.frame = view.bounds.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
        pager.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pager)
        pageControl.isUserInteractionEnabled = false
    }

    /// Keeps the dots at the lower edge.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard pageControl.superview != nil else { return }
        let size = pageControl.sizeThatFits(view.bounds.size)
        pageControl.frame = CGRect(
            x: (view.bounds.width - size.width) / 2,
            y: view.bounds.height - view.safeAreaInsets.bottom - size.height,
            width: size.width,
            height: size.height
        )
    }

    final func setCurrent(_ screen: UIViewController) {
        current = [screen]
    }

    final func neighbor(of screen: UIViewController, after: Bool) -> UIViewController? {
        after
            ? dataSource?.pageViewController(self, viewControllerAfter: screen)
            : dataSource?.pageViewController(self, viewControllerBefore: screen)
    }

    final func turnWillBegin(to pending: UIViewController) {
        delegate?.pageViewController(self, willTransitionTo: [pending])
    }

    final func turnDidEnd(from previous: UIViewController, isCompleted: Bool) {
        delegate?.pageViewController(
            self,
            didFinishAnimating: true,
            previousViewControllers: [previous],
            transitionCompleted: isCompleted
        )
        if isCompleted { pagesDidChange() }
    }

    private func pagesDidChange() {
        guard isViewLoaded else { return }
        pager.forgetNeighbors()
        let count = dataSource?.presentationCount(for: self) ?? 0
        guard styleStorage == .scroll, orientationStorage == .horizontal, count > 0 else {
            return pageControl.removeFromSuperview()
        }
        pageControl.numberOfPages = count
        if pageControl.superview == nil {
            pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0
            view.addSubview(pageControl)
        }
        view.setNeedsLayout()
    }

    final func moveDots(by step: Int) {
        pageControl.currentPage += step
    }
}
