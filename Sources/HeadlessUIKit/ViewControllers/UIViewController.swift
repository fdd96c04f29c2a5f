import Foundation

/// Manages a view hierarchy and its lifecycle.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer,
    UIFocusEnvironment, UIStateRestoring, @preconcurrency NSExtensionRequestHandling
{
    final var viewStorage: UIView?
    final weak var parentStorage: UIViewController?
    final var childStorage: [UIViewController] = []
    final var overrideTraits: [ObjectIdentifier: UITraitCollection] = [:]
    final var appearance = Appearance.disappeared
    final var isAppearanceAnimated = false
    /// The appearance transition in progress.
    final var transition: AppearanceTransition?
    /// The coordinator of the animated transition that this controller takes part in.
    final var activeTransition: TransitionCoordinator?
    final var ownTraitOverrides: TraitValues?
    /// The view shown while the controller's content is unavailable.
    final var unavailableView: (any UIView & UIContentView)?
    final var needsUpdateContentUnavailable = true
    /// The presentation by this controller, and the one that presents it.
    final var presentation: ModalPresentation?
    final weak var presentedBy: ModalPresentation?
    /// The cached presentation controller and the style it was created for.
    final var cachedPresentationController: (controller: UIPresentationController, style: UIModalPresentationStyle)?
    final var traitChanges: [TraitChangeRegistration] = []
    /// Whether the view appears or disappears because the controller moves to or from a container.
    final var movesToParent = false
    final var movesFromParent = false
    /// The deprecated layout guides, created on first use.
    final var topGuideStorage: BarLayoutGuide?
    final var contentScrollViews = ContentScrollViews()
    /// The scene of the storyboard that the controller comes from.
    final var storyboardScene: StoryboardScene?
    private var addedKeyCommands: [UIKeyCommand] = []
    final var bottomGuideStorage: BarLayoutGuide?
    private let nibNameStorage: String?
    private let nibBundleStorage: Bundle?

    /// The appearance state of the view.
    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    /// Creates a view controller that loads its view from a nib; without a name from the nib named like the class, with or
    /// without `Controller` at its end, if there is one.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibNameStorage = nibNameOrNil
        nibBundleStorage = nibBundleOrNil
        super.init()
    }

    /// Creates a view controller.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a view controller as without arguments: the values of archives are not read.
    public required init?(coder: NSCoder) {
        nibNameStorage = nil
        nibBundleStorage = nil
        super.init()
    }

    override func setInterfaceOutlet(_ name: String, to value: Any?) -> Bool {
        guard name == "view", let view = value as? UIView else { return false }
        self.view = view
        return true
    }

    /// The title of the screen.
    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            navigationItemStorage?.title = title
            tabBarItemStorage?.title = title
        }
    }

    private var navigationItemStorage: UINavigationItem?

    /// The item that a navigation bar shows for this view controller.
    open var navigationItem: UINavigationItem {
        if let navigationItemStorage { return navigationItemStorage }
        let item = UINavigationItem(of: self)
        navigationItemStorage = item
        return item
    }

    /// The nearest ancestor that is a navigation controller.
    open var navigationController: UINavigationController? {
        var ancestor = parentStorage
        while let candidate = ancestor {
            if let controller = candidate as? UINavigationController { return controller }
            ancestor = candidate.parentStorage
        }
        return nil
    }

    final var tabBarItemStorage: UITabBarItem?
    /// The tab whose view controller this one is.
    final weak var enclosingTab: UITab?

    /// The item that a tab bar shows for this view controller.
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

    /// The actions for a preview of the screen by a hard press. No effect here: nobody can press hard.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    /// Previews screens for hard presses on a view. No effect here: nobody can press hard.
    @discardableResult
    open func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate,
        sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        PreviewedView(delegate: delegate, sourceView: sourceView)
    }

    /// Previews no screens any more for hard presses on a view. No effect here: nobody can press hard.
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

    /// The nearest ancestor that is a tab bar controller.
    open var tabBarController: UITabBarController? {
        var ancestor = parentStorage
        while let candidate = ancestor {
            if let controller = candidate as? UITabBarController { return controller }
            ancestor = candidate.parentStorage
        }
        return nil
    }

    /// The nearest ancestor that is a split view controller.
    open var splitViewController: UISplitViewController? {
        var ancestor = parentStorage
        while let candidate = ancestor {
            if let controller = candidate as? UISplitViewController { return controller }
            ancestor = candidate.parentStorage
        }
        return nil
    }

    /// Adds the secondary view controller of a collapsing split view controller. The default shows this one alone.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
    ) {}

    /// Returns the secondary view controller for an expanding split view controller; `nil` for none.
    open func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    // MARK: Storyboards

    /// The request of a host app that the view controller or the nearest of its parents handles; `nil` in an app.
    open var extensionContext: NSExtensionContext? { extensionRequest ?? parent?.extensionContext }

    /// Tells the view controller of an app extension that a request begins. Keeps the context.
    open func beginRequest(with context: NSExtensionContext) {
        extensionRequest = context
    }

    private var extensionRequest: NSExtensionContext?

    /// The storyboard that the view controller comes from; `nil` if it was created by code.
    open var storyboard: UIStoryboard? { storyboardScene?.storyboard }

    /// Performs a segue of the storyboard. Stops the program if there is none with the identifier, as UIKit does.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        let isPerformed = storyboardScene?.performSegue(withIdentifier: identifier, sender: sender) ?? false
        precondition(isPerformed, "Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }

    /// Returns whether a segue is performed.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue of the storyboard is performed.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// A bar button item that toggles editing.
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

    /// Whether the content is in editing mode.
    open var isEditing: Bool {
        get { isEditingStorage }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing. Overrides must call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditingStorage = editing
        editButton?.title = editing ? "Done" : "Edit"
        editButton?.style = editing ? .done : .plain
    }

    // MARK: The view

    /// The view, loaded on first access.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewStorage
        }
        set { setView(newValue) }
    }

    /// The view, or `nil` if it is not loaded.
    open var viewIfLoaded: UIView? { viewStorage }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { viewStorage != nil }

    /// Creates the view. The default implementation loads it from the nib, or creates an empty view.
    open func loadView() {
        if loadViewFromStoryboard() || loadViewFromNib() { return }
        let view = UIView(frame: CGRect(origin: .zero, size: Self.unplacedViewSize))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Loads the view if it is not loaded yet.
    open func loadViewIfNeeded() {
        guard viewStorage == nil else { return }
        loadView()
        precondition(viewStorage != nil, "loadView() of \(type(of: self)) did not set the view")
        viewDidLoad()
    }

    /// Called after the view was loaded.
    open func viewDidLoad() {}

    // MARK: Appearance

    /// Called before the view is added to a window.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in a window and has its traits, before it is laid out.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the view was added to a window and laid out.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view is removed from its window.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view was removed from its window.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether appearance callbacks are forwarded to children automatically. A container that returns `false` calls
    /// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` of its children.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells the controller that its view is about to appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginOwnAppearance(isAppearing, animated: animated)
    }

    /// Ends the transition that `beginAppearanceTransition(_:animated:)` began.
    open func endAppearanceTransition() {
        endOwnAppearance()
    }

    // MARK: Layout

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Updates the view's constraints, in place of the view's `updateConstraints()`. Overrides must call `super` at the
    /// end.
    open func updateViewConstraints() {
        viewStorage?.updateConstraints()
    }

    /// Configures content and styling, before the view is laid out: first when it is shown, then after `setNeedsUpdateProperties()`, and
    /// when traits or an observable property that it read changed.
    @available(iOS 26, *)
    open func updateProperties() {}

    /// Requests a call of `updateProperties()` before the next frame. Nothing is laid out because of it.
    @available(iOS 26, *)
    open func setNeedsUpdateProperties() {
        viewStorage?.performSetNeedsUpdateProperties()
    }

    /// Updates the properties of the view controller, of its view and of what is below immediately, if needed.
    @available(iOS 26, *)
    open func updatePropertiesIfNeeded() {
        viewStorage?.performUpdatePropertiesIfNeeded()
    }

    /// Sets `contentUnavailableConfiguration` for a state: first when the view is shown, then after
    /// `setNeedsUpdateContentUnavailableConfiguration()`, and when traits or an observable property that it read changed.
    @available(iOS 17, *)
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Called after the view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Insets in points that are added to the view's safe area insets.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewStorage?.updateSafeAreaInsets() } }
    }

    /// Called after the view's layout margins changed.
    open func viewLayoutMarginsDidChange() {}

    /// The minimum layout margins of the view: 16 points at the sides, 20 on screens that are at least 393 points wide.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = viewStorage?.windowStorage?.bounds.width ?? viewStorage?.bounds.width ?? 0
        let margin = traitCollection.metrics.margins.side(width: width)
        return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    }

    /// Whether the view's layout margins are at least the system's minimum.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            if viewRespectsSystemMinimumLayoutMargins != oldValue { viewStorage?.ownMarginsDidChange() }
        }
    }

    /// The preferred size of the view in a container, in points.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parentStorage?.preferredContentSizeDidChange(forChildContentContainer: self)
            presentedBy?.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Called after a child's preferred size changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of a child when this controller's view has a given size: the same size if the child fills the
    /// view, otherwise the child's current size.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        (container as? UIViewController)?.sizeAfterTransition(of: self, to: parentSize) ?? parentSize
    }

    // MARK: Presentation

    /// The view controller that this one or an ancestor presented.
    open var presentedViewController: UIViewController? { outermost.presentation?.presented }

    /// The view controller that presented this one or an ancestor.
    open var presentingViewController: UIViewController? { outermost.presentedBy?.presenting }

    /// Whether the view appears because the controller is being presented.
    open var isBeingPresented: Bool { presentedBy?.isBeingPresented ?? false }

    /// Whether the view disappears because the controller is being dismissed.
    open var isBeingDismissed: Bool { presentedBy?.isBeingDismissed ?? false }

    /// Shows a view controller in the way that suits the context: pushes it if there is a navigation controller, hands it
    /// to a split view controller, otherwise presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController { return navigationController.show(vc, sender: sender) }
        if let splitViewController { return splitViewController.show(vc, sender: sender) }
        present(vc, animated: UIView.areAnimationsEnabled, completion: nil)
    }

    /// Shows a view controller as detail content: in a split view controller, otherwise it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController { return splitViewController.showDetailViewController(vc, sender: sender) }
        present(vc, animated: UIView.areAnimationsEnabled, completion: nil)
    }

    /// The coordinator of the current animated transition of this view controller or of an ancestor.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        activeTransition ?? parentStorage?.transitionCoordinator
    }

    /// How this view controller is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// The delegate that provides animators and the presentation controller of the custom style.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// The presentation controller for the current style.
    open var presentationController: UIPresentationController? { standardPresentationController }

    /// The presentation controller while the view controller is presented; otherwise `nil`.
    open var activePresentationController: UIPresentationController? {
        presentedBy == nil ? nil : presentationController
    }

    /// The presentation controller of a sheet style; otherwise `nil`.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The presentation controller of the popover style; otherwise `nil`.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The animation of the presentation and the dismissal.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// Presents a view controller and calls the completion after it appeared. No effect if this controller is not in a
    /// window or already presents another one.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the view controller that this one presented, or this one if it presented none.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    // MARK: Containment

    /// The parent view controller.
    open weak var parent: UIViewController? { parentStorage }

    /// The area covered by bars at the top of the view. Superseded by the safe area.
    open var topLayoutGuide: any UILayoutSupport { barGuide(.top) }

    /// The area covered by bars at the bottom of the view. Superseded by the safe area.
    open var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottom) }

    /// The child view controllers in the order they were added.
    open var children: [UIViewController] { childStorage }

    /// Overrides the traits of a child; `nil` removes the override.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?,
        forChild childViewController: UIViewController
    ) {
        overrideTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.viewStorage?.updateTraits()
    }

    /// Returns the traits that override those of a child.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        overrideTraits[ObjectIdentifier(childViewController)]
    }

    /// Replaces one child's view with another's, animated.
    open func transition(
        from fromViewController: UIViewController,
        to toViewController: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        performTransition(
            from: fromViewController,
            to: toViewController,
            duration: duration,
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// Called before the controller is added to or removed from a container.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { movesFromParent = true }
    }

    /// Called after the controller was added to or removed from a container.
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether the view appears because the controller is being added to a container.
    open var isMovingToParent: Bool { movesToParent }

    /// Whether the view disappears because the controller is being removed from its container.
    open var isMovingFromParent: Bool { movesFromParent }

    /// Adds a child. The caller then adds the child's view and calls its `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        performAddChild(childController)
    }

    /// Removes the controller from its parent. The caller first calls `willMove(toParent: nil)` and removes the view.
    open func removeFromParent() {
        leaveParent()
    }

    // MARK: System behavior

    /// Called when memory is low. A headless machine never calls it.
    open func didReceiveMemoryWarning() {}

    /// The preferred status bar style.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the status bar should be hidden. Nobody draws it; `UIStatusBarManager` tells its frame.
    open var prefersStatusBarHidden: Bool { false }

    /// The child whose preferred status bar style is used instead of this controller's.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child whose status bar visibility is used instead of this controller's.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Whether the home indicator should hide automatically. A headless device has no home indicator.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child whose home indicator preference is used instead of this controller's.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Tells the system to re-read the home indicator preference. No effect here.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// Whether the user cannot dismiss this presented controller.
    open var isModalInPresentation = false

    /// The edges at which the view extends under the bars of its container.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { parentStorage?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the view also extends under opaque bars, those that are not translucent.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parentStorage?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the view is covered when this controller or a descendant presents over the current context. No effect
    /// here.
    open var definesPresentationContext = false

    /// Whether this controller's transition style is used for what it presents over the current context. No effect
    /// here.
    open var providesPresentationContextTransitionStyle = false

    /// Whether the controller, when it is presented, decides on the status bar although it does not cover the screen.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// The animation of status bar changes. No effect here: nobody draws the status bar.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The orientation in which the controller is best presented: portrait, as headless devices always are.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// Whether the keyboard stays when the first responder changes to one that needs none, as in a form sheet.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// Tells the system to re-read the supported orientations. No effect here: headless devices are always in portrait.
    @available(iOS 16, *)
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// The screen edges at which the app's gestures take precedence over the system's. No effect here.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child whose deferred screen edges are used instead of this controller's.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Tells the system to re-read the deferred screen edges. No effect here.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// The child whose pointer lock preference is used instead of this controller's.
    open var childViewControllerForPointerLock: UIViewController? { nil }

    /// Whether the pointer should be locked. There is no pointer here.
    open var prefersPointerLocked: Bool { false }

    /// Tells the system to re-read the pointer lock preference. No effect here.
    open func setNeedsUpdateOfPrefersPointerLocked() {}

    /// Rotates the interface to the device's orientation. No effect here: it is always in portrait.
    open class func attemptRotationToDeviceOrientation() {}

    /// The orientation of the interface. Always portrait. Superseded by the window scene's.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }

    /// Whether the user cannot dismiss this presented controller. Superseded by `isModalInPresentation`.
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }

    /// Whether scroll views are inset below bars. Superseded by the scroll view's `contentInsetAdjustmentBehavior`.
    /// No effect here.
    open var automaticallyAdjustsScrollViewInsets = true

    /// Whether the focus returns after a transition. No effect here: there is no focus engine.
    open var restoresFocusAfterTransition = true

    /// The identifier of the group to which the controller's focusable views belong. No effect here.
    open var focusGroupIdentifier: String?

    /// Whether actions reach this controller while it presents another one.
    open var performsActionsWhilePresentingModally: Bool { false }

    /// The identifier by which the state of the controller is restored. No effect here.
    open var restorationIdentifier: String?

    /// Writes the state of the controller. Never called here: states are not saved.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Reads the state of the controller. Never called here: states are not saved.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Called after all states were restored. Never called here: states are not saved.
    open func applicationFinishedRestoringState() {}

    /// Says which scroll view is behind the bars at edges, for which views are searched otherwise.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        contentScrollViews[edge] = scrollView
        for container in [navigationController, tabBarController] { container?.viewIfLoaded?.setNeedsLayout() }
    }

    /// Says which scroll view is behind the bars at all edges, for which views are searched otherwise.
    public func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    /// The scroll view that was said to be behind the bar at an edge; `nil` if none was.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollViews[edge] }

    /// Adds a command to `keyCommands`.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    /// Removes an added command from `keyCommands`.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    /// The commands that were added; `nil` if none was.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Called before the interface turns. No effect here: it is deprecated and never called. See
    /// `viewWillTransition(to:with:)`.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// Called while the interface turns. No effect here: it is deprecated and never called. See
    /// `viewWillTransition(to:with:)`.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// Called after the interface turned. No effect here: it is deprecated and never called. See
    /// `viewWillTransition(to:with:)`.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    // MARK: Container bars

    /// Whether the tab bar is hidden while this view controller is on a navigation stack.
    open var hidesBottomBarWhenPushed = false

    /// The items of the navigation controller's toolbar for this view controller.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.toolbarItemsDidChange(of: self) }
    }

    /// Sets the items of the toolbar.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    // MARK: Focus

    /// The container of the focus items of the view controller: its view.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// The environments that receive the focus first. There is no focus engine here.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewStorage.map { [$0] } ?? [] }

    /// The parent view controller, or else the superview of the view.
    open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { parentStorage ?? viewStorage?.superview }

    /// Requests a focus update. No effect here: there is no focus engine.
    open func setNeedsFocusUpdate() {}

    /// Updates the focus at once. No effect here: there is no focus engine.
    open func updateFocusIfNeeded() {}

    /// Returns whether the focus may move.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after the focus moved. Never called here: there is no focus engine.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Status bar

    /// Tells the system to read the status bar preferences again. No effect here: they are read on each access.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// The orientations that the controller supports. A headless device is always in portrait.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// Whether the interface rotates with the device. A headless device is always in portrait.
    open var shouldAutorotate: Bool { true }

    /// The name of the nib with the view, as it was given.
    open var nibName: String? { nibNameStorage }

    /// The bundle of the nib, as it was given.
    open var nibBundle: Bundle? { nibBundleStorage }

    // MARK: Environment

    /// The traits of the view.
    open var traitCollection: UITraitCollection {
        if let viewStorage { return viewStorage.traits }
        return traits(inheriting: parentStorage?.traitCollection ?? .current)
    }

    /// The interface style of the view; `.unspecified` inherits it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewStorage?.updateTraits() } }
    }

    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called before the traits change. Forwards the call to the children and the presented view controller.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childStorage { child.willTransition(to: newCollection, with: coordinator) }
        presentation?.presented.willTransition(to: newCollection, with: coordinator)
    }

    /// Called before the size of the view changes, for example in a rotation. Forwards the call to the children and the
    /// presented view controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childStorage {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        presentation?.presented.viewWillTransition(to: size, with: coordinator)
    }

    /// The next responder: the superview of the view, or else the parent.
    open override var next: UIResponder? { viewStorage?.superviewStorage ?? parentStorage }
}

extension UIViewController {
    /// The minimum margins of the view in points; `nil` if the controller ignores them.
    final var minimumMargins: UIEdgeInsets? {
        guard viewRespectsSystemMinimumLayoutMargins else { return nil }
        let margins = systemMinimumLayoutMargins
        return margins.resolved(isMirrored: viewStorage?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The size of a view before it is laid out: a phone of 390 by 844 points.
    private static let unplacedViewSize = CGSize(width: 390, height: 844)

    /// Returns the size of this child after its parent's view changed to a size: the same size if it fills the parent's
    /// view, otherwise its current size.
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
