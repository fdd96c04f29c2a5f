import Foundation

/// A container that shows pages of content, which the user turns by dragging.
///
/// There is one page at a time, and the page curl style scrolls here.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    private let styleStorage: TransitionStyle
    private let orientationStorage: NavigationOrientation
    private let spacing: CGFloat
    private lazy var pager = PageScroller(pages: self, isVertical: orientationStorage == .vertical, spacing: spacing)
    private let pageControl = UIPageControl()
    private var current: [UIViewController] = []

    /// The animation between pages.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll = 1
    }

    /// The direction in which the pages are arranged.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// The location of the spine in the page curl style.
    public enum SpineLocation: Int, Sendable {
        case none = 0
        case min = 1
        case mid = 2
        case max = 3
    }

    /// Whether a page comes after the current one or before it.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }

    /// A key of the options for creating a page view controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as UIKit's.
        public let rawValue: String

        /// Creates a key from UIKit's raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The location of the spine. No effect here.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The spacing between pages in points, a number.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The delegate that is told when the user turns a page.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The source of the pages before and after a page. Without one the user cannot turn pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if dataSource !== oldValue { pagesDidChange() } }
    }

    /// Creates a page view controller without a page.
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

    /// Creates a controller with horizontal pages that curl.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        styleStorage = .pageCurl
        orientationStorage = .horizontal
        spacing = 0
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a page view controller as without arguments: the values of archives are not read.
    public required init?(coder: NSCoder) {
        styleStorage = .pageCurl
        orientationStorage = .horizontal
        spacing = 0
        super.init(coder: coder)
    }

    /// The animation between pages.
    open var transitionStyle: TransitionStyle { styleStorage }

    /// The direction in which the pages are arranged.
    open var navigationOrientation: NavigationOrientation { orientationStorage }

    /// The location of the spine; always `.none`.
    open var spineLocation: SpineLocation { .none }

    /// The gesture recognizers of the page curl style; always empty. The scroll view has its own.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    /// The current page.
    open var viewControllers: [UIViewController]? { current }

    /// Shows a page. An animated page comes from the side of `direction`.
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

    // MARK: View lifecycle

    /// Adds the scroll view of the pages.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let isVertical = orientationStorage == .vertical
        pager.frame = view.bounds.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
        pager.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pager)
        pageControl.isUserInteractionEnabled = false
    }

    /// Keeps the page control at the bottom edge.
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
        pager.removeNeighbors()
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
