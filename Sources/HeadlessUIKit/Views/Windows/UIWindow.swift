import Foundation

/// The root of a view hierarchy. In a headless process, it represents the screen as well.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The clock of animations, long presses and scrolling in the window.
    package final let clock = VirtualClock()

    /// Whether a host advances the clock; otherwise the clock follows the main run loop.
    final var isHosted = false
    final var screenStorage: UIScreen?
    /// The traits of the screen, as set by the host.
    final var screenTraits = UITraitCollection.headlessDefault
    final var screenSafeAreaInsets = UIEdgeInsets.zero
    /// Whether the window changed since it was last painted.
    final var needsPaint = true {
        didSet { if needsPaint, !oldValue { workHandler?() } }
    }
    /// Called when there is something to paint, to lay out or to wait for, as `hostWorkHandler` says.
    final var workHandler: (@MainActor () -> Void)?
    /// The number of views that the last paint pass visited.
    final var paintedNodeCount = 0
    /// The number of the last frame, as used in paint records, and its time on the clock in seconds.
    final var frameNumber = 0
    final var frameTime: TimeInterval = 0
    /// The touch that the host is performing.
    final var hostTouch: UITouch?
    final var tapHistory = TapHistory()
    final var caretAnchor: CaretAnchor?
    final weak var firstResponder: UIResponder?
    /// The keyboard that is shown for text input; nil with a hardware keyboard.
    final var keyboard: (any WindowKeyboard)?
    /// The pointer over the window.
    final var pointer: (any PointerTracking)?
    /// The context menu on screen.
    final var cover: (any TouchCover)?
    /// What draws covers; `nil` in a window without a host.
    final var coverDrawer: (any CoverDrawing)?
    /// View controllers whose views were added to the window; notified that they appeared after the next layout.
    final var appearingControllers: [any ViewOwner] = []
    final var isKeyStorage = false
    /// The view controller whose view fills the window.
    final var root: (any WindowRoot)? {
        didSet { if root !== oldValue { rootDidChange(from: oldValue) } }
    }
    /// Ends the change of size that is under way.
    final var finishSizeChange: (@MainActor () -> Void)?
    private final lazy var windowUndoManager = UndoManager()
    final lazy var touchDispatcher = TouchDispatcher(window: self)

    /// Creates a window with a frame. It is hidden initially.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareWindow()
    }

    /// Creates a window with the size of the main screen.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// Creates a window in a scene, with the size of the scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        prepareWindow()
    }

    /// Creates a window as with a zero frame: the values of archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareWindow()
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        get { root as? UIViewController }
        set { root = newValue }
    }

    /// The z-position of the window. No effect here: every window has its own screen, so windows never overlap.
    open var windowLevel = UIWindow.Level.normal

    /// The scene of the window. Always the only scene of the app.
    open weak var windowScene: UIWindowScene? {
        get { .only }
        // There is no other scene to move the window to.
        set {}
    }

    /// Whether the window is hidden. `true` for a new window.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            visibilityDidChange()
        }
    }

    /// The screen that shows the window. Can't be changed: every window has its own screen, which it fills.
    open var screen: UIScreen {
        get { ownScreen }
        // There is no other screen to move the window to.
        set {}
    }

    /// Whether the window is the key window, which receives keyboard events.
    open var isKeyWindow: Bool { isKeyStorage }

    /// Whether the window can become the key window. `true` by default.
    open var canBecomeKey: Bool { true }

    /// Whether the content sizes the window. No effect here: hosts size windows.
    open var canResizeToFitContent = false

    /// Converts a point from the window's coordinates to another window's; `nil` means the screen.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let offset = offset(to: window)
        return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }

    /// Converts a point from another window's coordinates to the window's; `nil` means the screen.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        let offset = offset(to: window)
        return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    }

    /// Converts a rectangle from the window's coordinates to another window's; `nil` means the screen.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        let offset = offset(to: window)
        return rect.offsetBy(dx: offset.x, dy: offset.y)
    }

    /// Converts a rectangle from another window's coordinates to the window's; `nil` means the screen.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        let offset = offset(to: window)
        return rect.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    /// Shows the window and makes it the key window.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Makes the window the key window. Every window has its own screen, so no other window stops being key.
    open func makeKey() {
        guard canBecomeKey else { return }
        LiveWindows.shared.windowDidBecomeKey(self)
        guard !isKeyStorage else { return }
        isKeyStorage = true
        becomeKey()
    }

    /// Called after the window became the key window. Don't call it directly.
    open func becomeKey() {
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    /// Called after the window stopped being the key window, which happens when it is hidden. Don't call it directly.
    open func resignKey() {
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    /// Posted after a window becomes visible.
    public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    }

    /// Posted after a window is hidden.
    public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    }

    /// Posted after a window becomes the key window.
    public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeKeyNotification")
    }

    /// Posted after a window stops being the key window.
    public nonisolated class var didResignKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidResignKeyNotification")
    }

    /// Dispatches an event to gesture recognizers and views.
    open func sendEvent(_ event: UIEvent) {
        if let event = event as? UIPressesEvent { deliver(event) } else { touchDispatcher.send(event) }
        UndoEvents.eventDidEnd()
    }

    /// The undo manager of the responders in the window.
    open override var undoManager: UndoManager? { windowUndoManager }

    override func boundsWillChange(to newBounds: inout CGRect) {
        super.boundsWillChange(to: &newBounds)
        guard newBounds.size != bounds.size else { return }
        finishSizeChange = root?.window(self, willChangeTo: newBounds.size)
    }

    override func boundsSizeDidChange() {
        super.boundsSizeDidChange()
        let finish = finishSizeChange
        finishSizeChange = nil
        finish?()
    }

    /// Resizes the root view controller's view to fill the window.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let view = root?.viewIfLoaded, view.superview === self else { return }
        if view.transform.isIdentity, view.frame != bounds { view.frame = bounds }
    }
}

// MARK: - The root view controller

extension UIWindow {
    /// The distance of the window's origin from another window's; `nil` means the screen.
    private func offset(to window: UIWindow?) -> CGPoint {
        CGPoint(x: frame.minX - (window?.frame.minX ?? 0), y: frame.minY - (window?.frame.minY ?? 0))
    }

    private func prepareWindow() {
        windowStorage = self
        layer.isHidden = true
        updateTraits()
        clock.turnDidEnd = { [weak self] in self?.layOutAndFinishAppearances() }
        clock.didSchedule = { [weak self] in
            self?.startLiveTime()
            self?.workHandler?()
        }
    }

    private func rootDidChange(from previous: (any WindowRoot)?) {
        previous?.leaveWindow()
        showRoot()
    }

    private func visibilityDidChange() {
        if isHidden {
            LiveWindows.shared.remove(self)
            if isKeyStorage {
                isKeyStorage = false
                resignKey()
            }
            root?.viewIfLoaded?.removeFromSuperview()
            NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
        } else {
            LiveWindows.shared.add(self)
            showRoot()
            NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
        }
    }

    private func startLiveTime() {
        if !isHosted { LiveWindows.shared.add(self) }
    }

    /// Lays out the views that need layout, then notifies view controllers that they appeared.
    final func layOutAndFinishAppearances() {
        // A field that resigned has no successor in the same event.
        keyboard?.updateIfNeeded()
        performLayoutIfNeeded()
        finishAppearances()
    }

    private func showRoot() {
        guard !isHidden, let view = root?.rootView else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Presented view controllers stay in front.
        insertSubview(view, at: 0)
    }

    /// Notifies view controllers that they appeared, after their first layout.
    final func finishAppearances() {
        while !appearingControllers.isEmpty {
            let controllers = appearingControllers
            appearingControllers = []
            for controller in controllers { controller.endAppearance() }
            performLayoutIfNeeded()
        }
    }

    /// Moves the keyboard guides of all views to the keyboard.
    final func updateKeyboardGuides() {
        func update(_ view: UIView) {
            view.layoutNode?.keyboardLayoutGuide?.updateEdges()
            for subview in view.subviews { update(subview) }
        }
        update(self)
    }

    /// Clears references to a view that is leaving the window.
    final func viewWillLeave(_ view: UIView) {
        if firstResponder === view { dropFirstResponder() }
    }

    /// Clears the first responder without asking it.
    final func dropFirstResponder() {
        guard let responder = firstResponder else { return }
        firstResponder = nil
        responder.didResignFirstResponder()
    }

    /// Changes the traits of the window's hierarchy; notifies view controllers first.
    final func setScreenTraits(_ traits: UITraitCollection) {
        let previous = screenTraits.preferredContentSizeCategory
        defer { notifyContentSizeCategoryChange(from: previous) }
        let finish = traits == screenTraits ? nil : root?.window(self, willChangeTo: traits)
        screenTraits = traits
        updateTraits()
        finish?()
    }

    private func notifyContentSizeCategoryChange(from previous: UIContentSizeCategory) {
        let category = screenTraits.preferredContentSizeCategory
        guard category != previous else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification,
            object: screen,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category]
        )
    }
}

extension UIWindow {
    /// The z-position of windows.
    public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
        /// The raw value of the level; windows with greater values are in front.
        public var rawValue: CGFloat

        /// Creates a level from a raw value.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a level from a raw value.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The default level of windows.
        public static let normal = Level(rawValue: 0)
        /// The level of alerts, in front of the app and the status bar.
        public static let alert = Level(rawValue: 2000)
        /// The level of the status bar, in front of the app.
        public static let statusBar = Level(rawValue: 1000)
    }
}
