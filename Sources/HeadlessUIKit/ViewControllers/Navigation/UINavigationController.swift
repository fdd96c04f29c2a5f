import Foundation

/// A container that shows the top view controller of a stack below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    private(set) final var bar: UINavigationBar
    private var toolbarClass: UIToolbar.Type = UIToolbar.self
    final var stack: [UIViewController] = []
    /// The push or pop animation in progress.
    final var motion: NavigationMotion?
    private var isBarHiddenStorage = false
    private var isToolbarHiddenStorage = true
    /// The recognizer of the drag that pops the top; `nil` before the view is loaded.
    final var popRecognizer: PopGestureRecognizer?
    /// The view controller that the delegate was last told about.
    final weak var lastNotifiedViewController: UIViewController?

    /// Creates a navigation controller with a root view controller.
    public init(rootViewController: UIViewController) {
        bar = UINavigationBar()
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a navigation controller with an empty stack, and bars of subclasses; `nil` for UIKit's own.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = (navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self).make(frame: .zero)
        self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a navigation controller with an empty stack. There are no nib files here, so both arguments must be
    /// `nil`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a navigation controller as without arguments: the values of archives are not read.
    public required init?(coder: NSCoder) {
        bar = UINavigationBar()
        super.init(coder: coder)
    }

    /// The changes of the stack.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    /// The duration in seconds in which the bar hides and shows.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    /// The delegate that is told when a view controller is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The navigation bar.
    open var navigationBar: UINavigationBar { bar }

    override func namedValue(_ name: String) -> Any? {
        name == "navigationBar" ? bar : super.namedValue(name)
    }

    override func setInterfaceOutlet(_ name: String, to value: Any?) -> Bool {
        guard name == "navigationBar", let bar = value as? UINavigationBar else {
            return super.setInterfaceOutlet(name, to: value)
        }
        replaceBar(with: bar)
        return true
    }

    /// Shows a navigation bar of an app, with the items of the one before.
    private func replaceBar(with new: UINavigationBar) {
        guard new !== bar else { return }
        let items = bar.items
        bar.goBack = nil
        bar.contentsDidChange = nil
        bar.items = nil
        bar = new
        bar.items = items
        guard let view = viewIfLoaded as? NavigationView else { return }
        connectBar(view)
        view.bar = new
        updateBarVisibility()
    }

    private func connectBar(_ view: NavigationView) {
        bar.goBack = { [weak self] in self?.goBack() }
        bar.contentsDidChange = { [weak view] in view?.barContentsDidChange() }
    }

    // MARK: The stack

    /// The view controllers on the stack. The last one is on top.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the stack. A new top view controller is animated as a push if it was not on the stack before, otherwise
    /// as a pop.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    /// The view controller on top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The visible view controller: the presented one, or else the one on top.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Pushes a view controller.
    ///
    /// - Precondition: It is not on the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(
            !stack.contains { $0 === viewController },
            "Pushing the same view controller instance more than once is not supported (\(viewController))"
        )
        change(to: stack + [viewController], animated: animated)
    }

    /// Pops the top view controller unless it is the root, and returns it.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: stack.dropLast(), animated: animated)
        return top
    }

    /// Pops all view controllers above another one and returns them.
    ///
    /// - Precondition: The view controller is on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let place = stack.firstIndex(where: { $0 === viewController }) else {
            preconditionFailure("Tried to pop to a view controller that doesn't exist.")
        }
        let popped = Array(stack[(place + 1)...])
        guard !popped.isEmpty else { return nil }
        change(to: Array(stack[...place]), animated: animated)
        return popped
    }

    /// Pops all view controllers except the root and returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Pushes the view controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    /// The recognizer of the drag from the screen's edge that pops the top; `nil` before the view is loaded.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

    // MARK: The navigation bar

    /// Whether the navigation bar is hidden.
    open var isNavigationBarHidden: Bool {
        get { isBarHiddenStorage }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the navigation bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHiddenStorage else { return }
        isBarHiddenStorage = hidden
        updateBarVisibility()
    }

    /// Hides the bar where it should be, and where this controller is on the stack of another one, whose bar shows the
    /// items of both.
    final func updateBarVisibility() {
        navigationView?.isBarHidden = isBarHiddenStorage || parentStorage is UINavigationController
    }

    // MARK: Hiding the bars

    private var barHidingStorage: BarHiding?

    private var barHiding: BarHiding {
        if let barHidingStorage { return barHidingStorage }
        let hiding = BarHiding(of: self)
        barHidingStorage = hiding
        return hiding
    }

    /// Whether a drag up hides the bars, and a drag down shows them again.
    open var hidesBarsOnSwipe: Bool {
        get { barHiding.swipe.isEnabled }
        set { barHiding.swipe.isEnabled = newValue }
    }

    /// The gesture recognizer of the drags that hide and show the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

    /// Whether a tap beside controls hides the bars, and another one shows them again.
    open var hidesBarsOnTap: Bool {
        get { barHiding.tap.isEnabled }
        set { barHiding.tap.isEnabled = newValue }
    }

    /// The gesture recognizer of the taps that hide and show the bars.
    open unowned(unsafe) var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

    /// Whether the bars are hidden while the screen is low, as that of a phone on its side.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet { if hidesBarsWhenVerticallyCompact { hideBarsIfCompact() } }
    }

    /// Whether the bars are hidden when the keyboard appears. They stay hidden until they are shown again.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { barHiding.followsKeyboard }
        set { barHiding.followsKeyboard = newValue }
    }

    private func hideBarsIfCompact() {
        barHiding.set(hidden: traitCollection.verticalSizeClass == .compact)
    }

    /// Hides the bars where the screen gets low, if they are to be hidden there.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard hidesBarsWhenVerticallyCompact,
            previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
        else { return }
        hideBarsIfCompact()
    }

    // MARK: The toolbar

    /// The toolbar at the bottom.
    open var toolbar: UIToolbar! { toolbarStorage }

    /// Whether the toolbar is hidden. The default is `true`.
    open var isToolbarHidden: Bool {
        get { isToolbarHiddenStorage }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isToolbarHiddenStorage else { return }
        isToolbarHiddenStorage = hidden
        (viewIfLoaded as? NavigationView)?.toolbar = hidden ? nil : toolbarStorage
    }

    final lazy var toolbarStorage: UIToolbar = toolbarClass.make(frame: .zero)

    final func toolbarItemsDidChange(of controller: UIViewController) {
        if controller === stack.last { toolbarStorage.items = controller.toolbarItems }
    }

    // MARK: In a tab bar controller

    /// The tab bar item: the root view controller's, unless this controller has its own item or a title.
    open override var tabBarItem: UITabBarItem! {
        get {
            if tabBarItemStorage == nil, title == nil, let lowest = stack.first { return lowest.tabBarItem }
            return super.tabBarItem
        }
        set { super.tabBarItem = newValue }
    }

    /// Whether a view controller on the stack was pushed with `hidesBottomBarWhenPushed`.
    final var hidesBottomBar: Bool { stack.dropFirst().contains { $0.hidesBottomBarWhenPushed } }

    // MARK: The view

    /// Creates the view with the navigation bar.
    open override func loadView() {
        let frame = CGRect(origin: .zero, size: UIScreen.main.bounds.size)
        let view = NavigationView(frame: frame, bar: bar)
        connectBar(view)
        view.barContentsDidChange()
        if !isToolbarHiddenStorage { view.toolbar = toolbarStorage }
        self.view = view
        updateBarVisibility()
        let recognizer = PopGestureRecognizer(navigation: self)
        view.addGestureRecognizer(recognizer)
        popRecognizer = recognizer
        barHidingStorage?.attach(to: view)
    }

    /// Adds the top view controller's view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        if let top = stack.last { insert(top) }
    }

    /// Tells the delegate about the first view controller.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let top = stack.last, top !== lastNotifiedViewController {
            delegate?.navigationController(self, willShow: top, animated: animated)
        }
    }

    /// Tells the delegate about the first view controller.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let top = stack.last, top !== lastNotifiedViewController else { return }
        lastNotifiedViewController = top
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    /// Lays out the top view controller's view.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // The container first: resizing it later would stretch the screens by autoresizing.
        navigationView?.placeScreens()
        if motion == nil, let top = stack.last?.viewIfLoaded { top.frame = frame(of: stack.last) }
    }

    /// The orientations that the delegate says, or else those of the device.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations?(self) ?? super.supportedInterfaceOrientations
    }

    /// The orientation that the delegate says, or else portrait.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation?(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    /// Pushes the secondary view controller of a collapsing split view controller.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
    ) {
        pushViewController(secondaryViewController, animated: false)
    }

    /// Takes the top view controller off the stack for an expanding split view controller.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        popViewController(animated: false)
    }

    /// The top view controller determines the status bar style.
    open override var childForStatusBarStyle: UIViewController? { topViewController }

    /// The top view controller determines whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { topViewController }
}
