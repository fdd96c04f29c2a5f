import Foundation

/// Shows the screen on top of a stack, below a bar with its title and the way back.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    private let bar = UINavigationBar()
    private var stack: [UIViewController] = []
    private var motion: NavigationMotion?
    private var isBarHiddenStorage = false
    private var isToolbarHiddenStorage = true
    /// The screen that the delegate heard of last.
    private weak var announced: UIViewController?

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

    private final lazy var toolbarStorage = UIToolbar()

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

extension UINavigationController {
    private var navigationView: NavigationView? { viewIfLoaded as? NavigationView }

    private func frame(of controller: UIViewController?) -> CGRect {
        guard let navigationView else { return .zero }
        var frame = navigationView.bounds
        if controller?.edgesForExtendedLayout.contains(.top) == false {
            frame.origin.y += navigationView.barBottom
            frame.size.height = max(0, frame.height - navigationView.barBottom)
        }
        if controller?.edgesForExtendedLayout.contains(.bottom) == false {
            frame.size.height = max(0, frame.height - navigationView.bottomBarHeight)
        }
        return frame
    }

    private func insert(_ controller: UIViewController) {
        guard let navigationView, let view = controller.view else { return }
        view.frame = frame(of: controller)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        navigationView.screens.addSubview(view)
    }

    private func change(to new: [UIViewController], animated: Bool) {
        motion?.finish()
        let old = stack
        let oldTop = old.last
        let added = new.filter { screen in !old.contains { $0 === screen } }
        let removed = old.filter { screen in !new.contains { $0 === screen } }
        for screen in removed { screen.willMove(toParent: nil) }
        for screen in added { addChild(screen) }
        stack = new
        toolbarStorage.items = new.last?.toolbarItems
        tabBarController?.tabBarItemsDidChange()
        tabBarController?.bottomBarDidChange()
        bar.items = new.map(\.navigationItem)
        let end = { [weak self] in
            for screen in removed {
                screen.viewIfLoaded?.removeFromSuperview()
                screen.removeFromParent()
            }
            if let self { for screen in added { screen.didMove(toParent: self) } }
        }
        guard let top = new.last, top !== oldTop, let navigationView else {
            if new.isEmpty { oldTop?.viewIfLoaded?.removeFromSuperview() }
            return end()
        }
        guard let window = navigationView.window else {
            oldTop?.viewIfLoaded?.removeFromSuperview()
            insert(top)
            return end()
        }
        let isAnimated = animated && oldTop != nil && UIView.areAnimationsEnabled
        show(top, from: oldTop, isPush: added.contains { $0 === top }, animated: isAnimated, in: window, end: end)
    }

    private func show(
        _ top: UIViewController,
        from old: UIViewController?,
        isPush: Bool,
        animated: Bool,
        in window: UIWindow,
        end: @escaping () -> Void
    ) {
        delegate?.navigationController(self, willShow: top, animated: animated)
        top.loadViewIfNeeded()
        old?.beginDisappearance(animated: animated)
        top.transition = AppearanceTransition(isAnimated: animated)
        insert(top)
        let motion = NavigationMotion { [weak self] in
            self?.motion = nil
            old?.viewIfLoaded?.removeFromSuperview()
            old?.viewIfLoaded?.transform = .identity
            top.view.transform = .identity
            end()
            top.finishTransition()
            guard let self else { return }
            announced = top
            view.setNeedsLayout()
            delegate?.navigationController(self, didShow: top, animated: animated)
        }
        self.motion = motion
        window.performLayoutNow()
        guard animated else { return motion.finish() }
        motion.run(top: top.view, old: old?.viewIfLoaded, isPush: isPush)
    }
}
