import Foundation

/// The root of a tree of views. On a headless machine it stands for the screen as well.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The time in which animations, long presses and scrolling happen.
    @_spi(Host) public final let clock = VirtualClock()

    /// Whether somebody advances the clock by hand; else it follows the main run loop.
    final var isHosted = false
    final var screenStorage: UIScreen?
    /// What the host says of the screen.
    final var screenTraits = UITraitCollection.headlessDefault
    final var screenSafeAreaInsets = UIEdgeInsets.zero
    /// Whether anything changed since the window was last painted.
    final var needsPaint = true
    /// How many views the last painting took.
    final var paintedNodeCount = 0
    /// Counts the frames whose changes the views' books tell, and when the last of them was.
    final var frameNumber = 0
    final var frameTime: TimeInterval = 0
    /// The finger of the host.
    final var hostTouch: UITouch?
    final var tapHistory = TapHistory()
    final weak var firstResponder: UIResponder?
    /// The context menu on screen.
    final var cover: (any TouchCover)?
    /// Controllers whose views came on screen and that hear of it once these are laid out.
    final var appearingControllers: [any ViewOwner] = []
    final var isKeyStorage = false
    /// The controller whose view fills the window.
    final var root: (any WindowRoot)? {
        didSet { if root !== oldValue { rootDidChange(from: oldValue) } }
    }
    /// Ends the change of size that is under way.
    final var finishSizeChange: (@MainActor () -> Void)?
    final lazy var touchDispatcher = TouchDispatcher(window: self)

    /// Makes a window of that size. It is hidden at first.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        windowStorage = self
        layer.isHidden = true
        updateTraits()
        clock.turnDidEnd = { [weak self] in self?.layOutAndFinishAppearances() }
        clock.didSchedule = { [weak self] in self?.startLiveTime() }
    }

    /// Makes a window of the size of the main screen.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// Windows are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// How far in front the window is. Every window has a screen of its own here, so none covers another.
    open var windowLevel = UIWindow.Level.normal

    /// Whether the window is shown; a new window is not.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            visibilityDidChange()
        }
    }

    /// Whether this is the window that takes keyboard events.
    open var isKeyWindow: Bool { isKeyStorage }

    /// Shows the window and makes it the key window.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Makes this the key window. Every window here has a screen of its own, so no other one stops being it.
    open func makeKey() {
        guard !isKeyStorage else { return }
        isKeyStorage = true
        LiveWindows.shared.windowDidBecomeKey(self)
        becomeKey()
    }

    /// Called after the window became the key window; never called by hand.
    open func becomeKey() {
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    /// Called after the window stopped being the key window, which a hidden one does; never called by hand.
    open func resignKey() {
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    /// Posted after a window became the key window.
    public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeKeyNotification")
    }

    /// Posted after a window stopped being the key window.
    public nonisolated class var didResignKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidResignKeyNotification")
    }

    /// Hands an event to recognisers and views.
    open func sendEvent(_ event: UIEvent) {
        touchDispatcher.send(event)
    }

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

    /// Fills the window with the root controller's view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let view = root?.viewIfLoaded, view.superview === self else { return }
        if view.transform.isIdentity, view.frame != bounds { view.frame = bounds }
    }
}

// MARK: - The root view controller

extension UIWindow {
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
        } else {
            LiveWindows.shared.add(self)
            showRoot()
        }
    }

    private func startLiveTime() {
        if !isHosted { LiveWindows.shared.add(self) }
    }

    /// Lays out everything that asked for it, then tells controllers that they appeared.
    final func layOutAndFinishAppearances() {
        performLayoutNow()
        finishAppearances()
    }

    private func showRoot() {
        guard !isHidden, let view = root?.rootView else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Screens that are presented stay in front.
        insertSubview(view, at: 0)
    }

    /// Tells controllers that they appeared, once the first layout is done.
    final func finishAppearances() {
        while !appearingControllers.isEmpty {
            let controllers = appearingControllers
            appearingControllers = []
            for controller in controllers { controller.endAppearance() }
            performLayoutNow()
        }
    }

    /// Forgets whatever it keeps of a view that leaves.
    final func viewWillLeave(_ view: UIView) {
        if firstResponder === view { dropFirstResponder() }
    }

    /// Takes the first responder away without asking it.
    final func dropFirstResponder() {
        guard let responder = firstResponder else { return }
        firstResponder = nil
        responder.didResignFirstResponder()
    }

    /// Changes the traits of everything in the window; screens hear of it before.
    final func setScreenTraits(_ traits: UITraitCollection) {
        let previous = screenTraits.preferredContentSizeCategory
        defer { tellContentSizeCategory(changedFrom: previous) }
        let finish = traits == screenTraits ? nil : root?.window(self, willChangeTo: traits)
        screenTraits = traits
        updateTraits()
        finish?()
    }

    private func tellContentSizeCategory(changedFrom previous: UIContentSizeCategory) {
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
    /// How far in front a window is.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The larger, the farther in front.
        public let rawValue: CGFloat

        /// Makes a level.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a level.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The windows of an app.
        public static let normal = Level(rawValue: 0)
        /// Before all of the app and the status bar.
        public static let alert = Level(rawValue: 2000)
        /// Before the app.
        public static let statusBar = Level(rawValue: 1000)
    }
}
