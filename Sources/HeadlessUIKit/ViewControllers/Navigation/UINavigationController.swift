import Foundation

/// Shows the screen on top of a stack, below a bar with its title and the way back.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    final let bar = UINavigationBar()
    final var stack: [UIViewController] = []
    /// The change of screens that is under way.
    final var motion: NavigationMotion?
    private var isBarHiddenStorage = false
    private var isToolbarHiddenStorage = true
    /// The screen that the delegate heard of last.
    final weak var announced: UIViewController?

    /// Makes a controller with one screen on the stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Makes a controller without screens. Interface files do not exist here: both arguments are nil.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Controllers are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Is told which screens are shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The bar at the top.
    open var navigationBar: UINavigationBar { bar }

    // MARK: The stack

    /// The screens, that on top last.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Changes the screens. Where another one comes to the top it comes in as pushed when it is new, as popped otherwise.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    /// The screen on top.
    open var topViewController: UIViewController? { stack.last }

    /// The screen that is seen: that on top, or what is presented over it.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Puts a screen on top.
    ///
    /// - Precondition: It is not on the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(
            !stack.contains { $0 === viewController },
            "Pushing the same view controller instance more than once is not supported (\(viewController))"
        )
        change(to: stack + [viewController], animated: animated)
    }

    /// Takes the screen on top away, unless it is the last one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: stack.dropLast(), animated: animated)
        return top
    }

    /// Takes the screens above one away.
    ///
    /// - Precondition: The screen is on the stack.
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

    /// Takes all screens above the lowest away.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Pushes the screen.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    // MARK: The bar

    /// Whether there is no bar.
    open var isNavigationBarHidden: Bool {
        get { isBarHiddenStorage }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHiddenStorage else { return }
        isBarHiddenStorage = hidden
        (viewIfLoaded as? NavigationView)?.isBarHidden = hidden
    }

    // MARK: The toolbar

    /// The bar with buttons at the bottom of the screens.
    open var toolbar: UIToolbar! { toolbarStorage }

    /// Whether there is no bar at the bottom, as to begin with.
    open var isToolbarHidden: Bool {
        get { isToolbarHiddenStorage }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar at the bottom.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isToolbarHiddenStorage else { return }
        isToolbarHiddenStorage = hidden
        (viewIfLoaded as? NavigationView)?.toolbar = hidden ? nil : toolbarStorage
    }

    final lazy var toolbarStorage = UIToolbar()

    final func toolbarItemsDidChange(of controller: UIViewController) {
        if controller === stack.last { toolbarStorage.items = controller.toolbarItems }
    }

    // MARK: In a tab bar controller

    /// That of the lowest screen, unless this controller has an item or a title of its own.
    open override var tabBarItem: UITabBarItem! {
        get {
            if tabBarItemStorage == nil, title == nil, let lowest = stack.first { return lowest.tabBarItem }
            return super.tabBarItem
        }
        set { super.tabBarItem = newValue }
    }

    /// Whether the screen on top, or one below it, was pushed to have the room of bars at the bottom.
    final var leavesBottomBarOut: Bool { stack.dropFirst().contains { $0.hidesBottomBarWhenPushed } }

    // MARK: The view

    /// Makes the view with the bar.
    open override func loadView() {
        let frame = CGRect(origin: .zero, size: UIScreen.main.bounds.size)
        let view = NavigationView(frame: frame, bar: bar)
        view.isBarHidden = isBarHiddenStorage
        bar.goBack = { [weak self] in self?.popViewController(animated: true) }
        bar.contentsDidChange = { [weak view] in view?.barContentsDidChange() }
        view.barContentsDidChange()
        if !isToolbarHiddenStorage { view.toolbar = toolbarStorage }
        self.view = view
    }

    /// Takes the screen on top in.
    open override func viewDidLoad() {
        super.viewDidLoad()
        if let top = stack.last { insert(top) }
    }

    /// Tells the delegate of the first screen.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let top = stack.last, top !== announced {
            delegate?.navigationController(self, willShow: top, animated: animated)
        }
    }

    /// Tells the delegate of the first screen.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let top = stack.last, top !== announced else { return }
        announced = top
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    /// Places the screen on top.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // What holds the screens first: a change of its size would stretch them.
        navigationView?.placeScreens()
        if motion == nil, let top = stack.last?.viewIfLoaded { top.frame = frame(of: stack.last) }
    }

    /// The screen on top says how the status bar looks.
    open override var childForStatusBarStyle: UIViewController? { topViewController }

    /// The screen on top says whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { topViewController }
}
