import Foundation

/// A container that shows view controllers side by side, or one after another where there is little width.
///
/// Created with a style it has columns, each in a navigation controller; without, the first and the last of
/// `viewControllers` are its primary and secondary ones.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    private let styleStorage: Style
    /// The view controllers as they were set, by column.
    final var columns: [Column: UIViewController] = [:]
    /// The children that show the columns: navigation controllers, but for the compact column and without a style.
    final var hosts: [Column: UIViewController] = [:]
    final var isCollapsedStorage = false
    final var hasAdapted = false
    /// The display mode that was chosen by the user or the app; `nil` for the automatic one.
    final var chosenMode: DisplayMode?
    /// Whether the inspector is shown while expanded.
    final var showsInspector = false
    final var inspectorWidths = InspectorWidths()
    private var modeButton: UIBarButtonItem?

    /// Creates a split view controller with columns.
    public init(style: UISplitViewController.Style) {
        styleStorage = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a split view controller without columns. There are no nib files here, so both arguments must be `nil`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        styleStorage = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a split view controller as without arguments: the values of archives are not read.
    public required init?(coder: NSCoder) {
        styleStorage = .unspecified
        super.init(coder: coder)
    }

    /// The style.
    open var style: UISplitViewController.Style { styleStorage }

    /// The delegate that decides how the controller collapses and expands.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    /// The children: one while collapsed, otherwise those of the columns.
    open var viewControllers: [UIViewController] {
        get {
            if isCollapsedStorage { return collapsedHost.map { [$0] } ?? [] }
            return [Column.primary, .supplementary, .secondary].compactMap { hosts[$0] }
        }
        set { replaceHosts(with: newValue) }
    }

    /// Sets the view controller of a column. A navigation controller is put around it unless it is one.
    open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
        columns[column] = vc
        setHost(host(of: vc, for: column), for: column)
    }

    /// Returns the view controller of a column.
    open func viewController(for column: UISplitViewController.Column) -> UIViewController? { columns[column] }

    /// Shows a column, collapsed as well.
    open func show(_ column: UISplitViewController.Column) {
        reveal(column)
    }

    /// Hides a column.
    open func hide(_ column: UISplitViewController.Column) {
        conceal(column)
    }

    /// Whether one column is shown only, because the width is compact.
    open var isCollapsed: Bool { isCollapsedStorage }

    // MARK: Display mode

    /// The preferred display mode.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            guard preferredDisplayMode != oldValue else { return }
            chosenMode = nil
            columnsDidChange()
        }
    }

    /// The display mode; the secondary column only while collapsed.
    open var displayMode: UISplitViewController.DisplayMode { isCollapsedStorage ? .secondaryOnly : expandedMode }

    /// The preferred way in which columns share the width.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if preferredSplitBehavior != oldValue { columnsDidChange() } }
    }

    /// The way in which columns share the width.
    open var splitBehavior: UISplitViewController.SplitBehavior {
        guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
        return isWide ? .tile : .overlay
    }

    /// The button that shows and hides the primary column.
    open var displayModeButtonItem: UIBarButtonItem {
        if let modeButton { return modeButton }
        let item = UIBarButtonItem(
            image: UIImage(systemName: "sidebar.leading"),
            style: .plain,
            target: nil,
            action: nil
        )
        item.primaryAction = UIAction(title: "Sidebar", image: UIImage(systemName: "sidebar.leading")) {
            [weak self] _ in
            self?.toggleMode()
        }
        modeButton = item
        return item
    }

    /// When the button of the display mode is visible. No effect here: the app adds the button.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic

    /// Whether a button shows the secondary column only. No effect here.
    open var showsSecondaryOnlyButton = false

    /// Whether the user can drag the primary column into view. No effect here.
    open var presentsWithGesture = true

    /// The edge at which the primary column is.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { if primaryEdge != oldValue { columnsDidChange() } }
    }

    /// The appearance of the primary column. No effect here.
    open var primaryBackgroundStyle = BackgroundStyle.none

    // MARK: Widths

    /// The width of the primary column as a fraction of the whole; `automaticDimension` for the system's.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { columnsDidChange() }
    }

    /// The width of the primary column in points, in preference to the fraction; `automaticDimension` for none.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { columnsDidChange() }
    }

    /// The minimum width of the primary column in points.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { columnsDidChange() }
    }

    /// The maximum width of the primary column in points.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { columnsDidChange() }
    }

    /// The width of the primary column in points; that of the whole while collapsed.
    open var primaryColumnWidth: CGFloat {
        width(
            preferredPrimaryColumnWidth,
            fraction: preferredPrimaryColumnWidthFraction,
            minimum: minimumPrimaryColumnWidth,
            maximum: maximumPrimaryColumnWidth
        )
    }

    /// The width of the supplementary column as a fraction of the whole; `automaticDimension` for the system's.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { columnsDidChange() }
    }

    /// The width of the supplementary column in points, in preference to the fraction; `automaticDimension` for none.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { columnsDidChange() }
    }

    /// The minimum width of the supplementary column in points.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { columnsDidChange() }
    }

    /// The maximum width of the supplementary column in points.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { columnsDidChange() }
    }

    /// The width of the supplementary column in points; that of the whole while collapsed.
    open var supplementaryColumnWidth: CGFloat {
        width(
            preferredSupplementaryColumnWidth,
            fraction: preferredSupplementaryColumnWidthFraction,
            minimum: minimumSupplementaryColumnWidth,
            maximum: maximumSupplementaryColumnWidth
        )
    }

    // MARK: Showing view controllers

    /// Shows a view controller in the primary column, or on top while collapsed.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        guard let primary = isCollapsedStorage ? collapsedHost : hosts[.primary] else { return }
        primary.show(vc, sender: sender)
    }

    /// Shows a view controller in the secondary column, or on top while collapsed.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        showDetail(vc, sender: sender)
    }

    // MARK: The view

    /// Creates the view of the columns.
    open override func loadView() {
        let view = SplitView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
        view.overlayDismissed = { [weak self] in self?.choose(.secondaryOnly) }
        self.view = view
    }

    /// Collapses or expands where the width requires it.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        adapt()
        showColumns()
    }

    /// Collapses or expands where the width requires it.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewIfLoaded?.setNeedsLayout()
    }

    /// The secondary column determines the status bar style.
    open override var childForStatusBarStyle: UIViewController? { viewControllers.last }

    /// The secondary column determines whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { viewControllers.last }

    /// The orientations that the delegate says, or else those of the device.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations?(self) ?? super.supportedInterfaceOrientations
    }

    /// The orientation that the delegate says, or else portrait.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation?(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
}
