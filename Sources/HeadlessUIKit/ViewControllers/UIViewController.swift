import Foundation

/// Runs one screen or a part of one: owns a view and hears what becomes of it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer,
    UIFocusEnvironment
{
    final var viewStorage: UIView?
    final weak var parentStorage: UIViewController?
    final var childStorage: [UIViewController] = []
    final var overrideTraits: [ObjectIdentifier: UITraitCollection] = [:]
    final var appearance = Appearance.disappeared
    final var isAppearanceAnimated = false
    /// The transition by which this screen comes or goes.
    final var transition: AppearanceTransition?
    /// The animated change of screens that this one takes part in.
    final var activeTransition: TransitionCoordinator?
    final var ownTraitOverrides: TraitValues?
    /// What lies over the screen while it has no content.
    final var unavailableView: (any UIView & UIContentView)?
    /// What this screen presents, and what presents this screen.
    final var presentation: ModalPresentation?
    final weak var presentedBy: ModalPresentation?
    /// What says how the screen is presented, and for which style.
    final var keptPresentationController: (controller: UIPresentationController, style: UIModalPresentationStyle)?
    final var traitChanges: [TraitChangeRegistration] = []
    /// Whether the view comes or goes because the controller moves to a container or leaves it.
    final var movesToParent = false
    final var movesFromParent = false
    /// The guides of before there was a safe area, made on first use.
    final var topGuideStorage: BarLayoutGuide?
    final var bottomGuideStorage: BarLayoutGuide?

    /// Where the view is between being off screen and on it.
    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    /// Makes a controller that builds its view in code. Interface files do not exist here: both arguments are nil.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        precondition(nibNameOrNil == nil, "Interface files cannot be loaded here: build the view in code")
        super.init()
    }

    /// Makes a controller that builds its view in code.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Controllers are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// What the screen is called.
    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            navigationItemStorage?.title = title
            tabBarItemStorage?.title = title
        }
    }

    private var navigationItemStorage: UINavigationItem?

    /// What a navigation bar shows for the screen.
    open var navigationItem: UINavigationItem {
        if let navigationItemStorage { return navigationItemStorage }
        let item = UINavigationItem(of: self)
        navigationItemStorage = item
        return item
    }

    /// The stack that the screen, or one around it, is on.
    open var navigationController: UINavigationController? {
        var ancestor = parentStorage
        while let candidate = ancestor {
            if let controller = candidate as? UINavigationController { return controller }
            ancestor = candidate.parentStorage
        }
        return nil
    }

    final var tabBarItemStorage: UITabBarItem?

    /// What a tab bar shows for the screen.
    open var tabBarItem: UITabBarItem! {
        get {
            if let tabBarItemStorage { return tabBarItemStorage }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            tabBarItemStorage = item
            return item
        }
        set {
            tabBarItemStorage = newValue
            tabBarController?.tabBarItemsDidChange()
        }
    }

    /// The controller whose tabs show the screen, or one around it.
    open var tabBarController: UITabBarController? {
        var ancestor = parentStorage
        while let candidate = ancestor {
            if let controller = candidate as? UITabBarController { return controller }
            ancestor = candidate.parentStorage
        }
        return nil
    }

    /// A button that begins and ends editing.
    open var editButtonItem: UIBarButtonItem {
        if let editButton { return editButton }
        let item = UIBarButtonItem(systemItem: isEditing ? .done : .edit)
        item.primaryAction = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        editButton = item
        return item
    }

    private var editButton: UIBarButtonItem?

    private var isEditingStorage = false

    /// Whether what the controller shows is being edited.
    open var isEditing: Bool {
        get { isEditingStorage }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing. Overriders call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditingStorage = editing
        editButton?.title = editing ? "Done" : "Edit"
        editButton?.style = editing ? .done : .plain
    }

    // MARK: The view

    /// The view, loaded when first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewStorage
        }
        set { setView(newValue) }
    }

    /// The view if it is loaded.
    open var viewIfLoaded: UIView? { viewStorage }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { viewStorage != nil }

    /// Makes the view; an empty one unless overridden.
    open func loadView() {
        let view = UIView(frame: CGRect(origin: .zero, size: Self.unplacedViewSize))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Loads the view unless it is loaded.
    open func loadViewIfNeeded() {
        guard viewStorage == nil else { return }
        loadView()
        precondition(viewStorage != nil, "loadView() of \(type(of: self)) did not set the view")
        viewDidLoad()
    }

    /// Called once the view is loaded.
    open func viewDidLoad() {}

    // MARK: Appearance

    /// Called before the view comes on screen.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in the window and has its traits, before it is laid out.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the view came on screen and was laid out.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view leaves the screen.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view left the screen.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether the controllers in this one hear of their appearance by themselves; a container that returns false calls
    /// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` of them.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Says that the view is about to come on screen or to leave it.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginOwnAppearance(isAppearing, animated: animated)
    }

    /// Says that what `beginAppearanceTransition(_:animated:)` announced is over.
    open func endAppearanceTransition() {
        endOwnAppearance()
    }

    // MARK: Layout

    /// Called before the view places its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view placed its subviews.
    open func viewDidLayoutSubviews() {}

    /// Updates the constraints of the view; overriding it replaces `updateConstraints()` of the view. Call super at the end.
    open func updateViewConstraints() {
        viewStorage?.updateConstraints()
    }

    /// Called after the safe area of the view changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// What this controller covers of its view in addition to what is covered already.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewStorage?.updateSafeAreaInsets() } }
    }

    /// Called after the layout margins of the view changed.
    open func viewLayoutMarginsDidChange() {}

    /// The smallest margins at the sides of the view: 16 points, 20 on wide screens.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = viewStorage?.windowStorage?.bounds.width ?? viewStorage?.bounds.width ?? 0
        let margin = width >= Self.wideScreenWidth ? Self.wideSystemMargin : Self.systemMargin
        return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    }

    /// Whether the margins of the view are at least those of the system.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            if viewRespectsSystemMinimumLayoutMargins != oldValue { viewStorage?.ownMarginsDidChange() }
        }
    }

    /// The size the screen would like to have in its container.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parentStorage?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Called after a child asked for another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that a child will have once this controller has the given one: the same where the child fills the view,
    /// else the one it has.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        (container as? UIViewController)?.sizeAfterTransition(of: self, to: parentSize) ?? parentSize
    }

    // MARK: Presentation

    /// The screen that this one, or a container of it, presented.
    open var presentedViewController: UIViewController? { outermost.presentation?.presented }

    /// The screen that presented this one, or a container of it.
    open var presentingViewController: UIViewController? { outermost.presentedBy?.presenting }

    /// Whether the view is coming on screen because it is presented.
    open var isBeingPresented: Bool { presentedBy?.isComing ?? false }

    /// Whether the view is leaving the screen because it is dismissed.
    open var isBeingDismissed: Bool { presentedBy?.isGoing ?? false }

    /// Shows a screen in the way that suits the place: by pushing it where there is a stack, else by presenting it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController { return navigationController.show(vc, sender: sender) }
        present(vc, animated: UIView.areAnimationsEnabled, completion: nil)
    }

    /// Shows a screen beside this one where there is room: here by presenting it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        present(vc, animated: UIView.areAnimationsEnabled, completion: nil)
    }

    /// How the screen covers the one that presents it.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// Says how the screen comes in the custom style.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// What says how the screen covers another, for the style that is set.
    open var presentationController: UIPresentationController? { standardPresentationController }

    /// The same for a style that shows a sheet; else nil.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The same for the style of a popover; else nil.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// How the screen comes and goes when it is presented.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// Shows a screen over this one; the completion is called after it did appear. Does nothing where this screen is not
    /// in a window or presents another one already.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away the screen that this one presented, or this one where it presented none.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    // MARK: Containment

    /// The controller that contains this one.
    open var parent: UIViewController? { parentStorage }

    /// The controllers in this one, in the order they were added.
    open var children: [UIViewController] { childStorage }

    /// Gives a child traits that differ from this controller's; nil takes them back.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?,
        forChild childViewController: UIViewController
    ) {
        overrideTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.viewStorage?.updateTraits()
    }

    /// The traits a child was given to differ in.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        overrideTraits[ObjectIdentifier(childViewController)]
    }

    /// Changes the view of a child for that of another one.
    open func transition(
        from fromViewController: UIViewController,
        to toViewController: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController,
            for: toViewController,
            duration: duration,
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// Called before the controller moves to a container or leaves one.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { movesFromParent = true }
    }

    /// Called after the controller moved to a container or left one.
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether the view is coming on screen because the controller was added to a container.
    open var isMovingToParent: Bool { movesToParent }

    /// Whether the view is leaving the screen because the controller leaves its container.
    open var isMovingFromParent: Bool { movesFromParent }

    /// Takes a controller in. The caller adds its view and then calls `didMove(toParent:)` of it.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Leaves the container. The caller calls `willMove(toParent: nil)` and removes the view first.
    open func removeFromParent() {
        leaveParent()
    }

    // MARK: What the system asks

    /// Called when memory is short, which on a headless machine is nobody's to say.
    open func didReceiveMemoryWarning() {}

    /// How the status bar is to look over the screen. No headless device has one.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the status bar is to be left out. No headless device has one.
    open var prefersStatusBarHidden: Bool { false }

    /// The child whose wish for the style of the status bar counts in the place of this one's.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child whose wish for a hidden status bar counts in the place of this one's.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Whether the bar at the bottom of the screen is to hide; there is none here.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child whose wish for a hidden bar at the bottom of the screen counts in the place of this one's.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Has the wish for a hidden bar at the bottom of the screen read anew; there is none here.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// Whether only code may dismiss the controller. Nothing else does here.
    open var isModalInPresentation = false

    /// Which edges of the view reach below bars of containers.
    open var edgesForExtendedLayout = UIRectEdge.all

    /// Whether bars of containers that are opaque cover edges of the view as well. Bars here never do.
    open var extendedLayoutIncludesOpaqueBars = false

    /// Whether the view stands for the screen where a controller in it presents another one over the present context.
    open var definesPresentationContext = false

    /// Whether the controller's style of transition is that of what it presents over the present context.
    open var providesPresentationContextTransitionStyle = false

    /// Whether the controller says how the status bar looks although it does not cover the screen. No headless device
    /// has a status bar.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// How the status bar comes and goes. No headless device has one.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// How the screen is best held when it is presented: upright, as every device here is.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// Whether the keyboard stays where the controller is presented as a form.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// Has the ways in which the screen may be held asked for again. A headless device is always held upright.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// The edges at which gestures of the app go before those of the system. There are none of the system here.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child whose wish for gestures of the system counts in the place of this one's.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Has the wish for gestures of the system read anew; there are none here.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    // MARK: Bars of containers

    /// Whether the bar of a tab bar controller is hidden while the screen is on a stack.
    open var hidesBottomBarWhenPushed = false

    /// The items of a toolbar for the screen.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.toolbarItemsDidChange(of: self) }
    }

    /// Changes the items of a toolbar for the screen.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    // MARK: Focus of a keyboard

    /// Where the focus of a keyboard goes when it comes to the screen. There is no such focus here.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewStorage.map { [$0] } ?? [] }

    /// What the screen is in: the controller around it, else what its view is in.
    open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { parentStorage ?? viewStorage?.superview }

    /// Asks for the focus to be looked for anew. There is none here.
    open func setNeedsFocusUpdate() {}

    /// Looks for the focus anew. There is none here.
    open func updateFocusIfNeeded() {}

    /// Whether the focus may move.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus moved. There is none here.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Status bar

    /// Says that the wishes for the status bar changed.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// How the screen may be held. A headless device is always held upright.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// Whether the screen turns with the device. A headless device is always held upright.
    open var shouldAutorotate: Bool { true }

    /// The name of the interface file the view would come from; there is none here.
    open var nibName: String? { nil }

    /// The bundle of the interface file the view would come from; there is none here.
    open var nibBundle: Bundle? { nil }

    // MARK: Environment

    /// The traits that hold in the view.
    open var traitCollection: UITraitCollection {
        if let viewStorage { return viewStorage.traits }
        return traits(inheriting: parentStorage?.traitCollection ?? .current)
    }

    /// An appearance of its own for the view; `unspecified` takes the container's.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewStorage?.updateTraits() } }
    }

    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called before the traits change; hands on to children and to what is presented.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childStorage { child.willTransition(to: newCollection, with: coordinator) }
        presentation?.presented.willTransition(to: newCollection, with: coordinator)
    }

    /// Called before the view takes another size, in a rotation for example; hands on to children, and to what is
    /// presented.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childStorage {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        presentation?.presented.viewWillTransition(to: size, with: coordinator)
    }

    /// The superview of the view, else the parent.
    open override var next: UIResponder? { viewStorage?.superviewStorage ?? parentStorage }
}

extension UIViewController {
    /// UIKit's margins at the sides of a screen, in points, and the width from which they are wide.
    private static let systemMargin: CGFloat = 16
    private static let wideSystemMargin: CGFloat = 20
    private static let wideScreenWidth: CGFloat = 414

    /// What the system demands of the margins of the view; nil where it is not asked.
    final var minimumMargins: UIEdgeInsets? {
        guard viewRespectsSystemMinimumLayoutMargins else { return nil }
        let margins = systemMinimumLayoutMargins
        return margins.resolved(isMirrored: viewStorage?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The size of a view before it has a place: a phone of 390 by 844 points.
    private static let unplacedViewSize = CGSize(width: 390, height: 844)

    /// The size that a child will have: that of its parent where it fills the parent, else the one it has.
    func sizeAfterTransition(of parent: UIViewController, to size: CGSize) -> CGSize {
        guard let view = viewStorage, let outer = parent.viewStorage, view.bounds.size != outer.bounds.size else {
            return size
        }
        return view.bounds.size
    }

    private func setView(_ view: UIView?) {
        guard view !== viewStorage else { return }
        if let viewStorage {
            viewStorage.owner = nil
        }
        viewStorage = view
        view?.owner = self
    }
}
