import Foundation

/// The centralized point of control for the app. A process has one; an app launched by a host gives it a delegate.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The running states of the app.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    private static var application: UIApplication?

    /// The singleton app instance.
    open class var shared: UIApplication {
        if let application { return application }
        return UIApplication()
    }

    /// Creates the app object. An app does so only through the principal class of `UIApplicationMain`.
    public override init() {
        super.init()
        if Self.application == nil { Self.application = self }
    }

    /// The running state of the app: `.active` unless a host launches the app or moves it to the background.
    open var applicationState: State { lifecycle.state }

    final let lifecycle = ApplicationLifecycle()

    /// The object that responds to the app's events. The app does not retain it, except the one that it was launched
    /// with. While XCTest runs, it is that of an app that hosts the tests, until another one is set.
    open var delegate: (any UIApplicationDelegate)? {
        get {
            TestHostWindow.showIfNeeded()
            return lifecycle.delegate
        }
        set { lifecycle.delegate = newValue }
    }

    /// The items of the app icon's menu. No effect here: there is no home screen.
    open var shortcutItems: [UIApplicationShortcutItem]?

    /// The visible windows of the app, in the order in which they were shown. While XCTest runs, there is at least the window of an
    /// app that hosts the tests.
    open var windows: [UIWindow] {
        TestHostWindow.showIfNeeded()
        return LiveWindows.shared.visible
    }

    /// The key window of the app. While XCTest runs, it is that of an app that hosts the tests, until another one is.
    open var keyWindow: UIWindow? {
        TestHostWindow.showIfNeeded()
        return LiveWindows.shared.key
    }

    /// The layout direction of the main screen.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The content size category of the main screen.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// Whether the idle timer is disabled. No effect here: there is no idle timer.
    open var isIdleTimerDisabled = false

    /// The number in the app icon's badge. No effect here: there is no app icon.
    open var applicationIconBadgeNumber = 0

    /// The orientation of the interface. Setting it has no effect: it is always portrait.
    open var statusBarOrientation: UIInterfaceOrientation {
        get { .portrait }
        set {}
    }

    /// The frame of the status bar on the screen, in points; zero while it is hidden. Its height follows from the safe area.
    open var statusBarFrame: CGRect { StatusBar.current.frame }

    /// Whether the status bar is hidden. Setting it has no effect: view controllers say whether they hide it.
    open var isStatusBarHidden: Bool {
        get { StatusBar.current.isHidden }
        set {}
    }

    /// Hides or shows the status bar. No effect: view controllers say whether they hide it.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

    /// The style of the status bar: what the view controller prefers that covers the screen. Setting it has no effect.
    open var statusBarStyle: UIStatusBarStyle {
        get { StatusBar.current.style }
        set {}
    }

    /// Changes the style of the status bar. No effect: view controllers say which style they prefer.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

    /// Whether an indicator of network activity is shown. No effect here: there is no status bar.
    open var isNetworkActivityIndicatorVisible = false

    /// Whether protected files are available. Always `true`.
    open var isProtectedDataAvailable: Bool { true }

    private var ignoringCount = 0

    /// Whether the app ignores touch events.
    open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

    /// Suspends touch events until a matching number of calls of `endIgnoringInteractionEvents()`.
    open func beginIgnoringInteractionEvents() {
        ignoringCount += 1
    }

    /// Resumes touch events after the last matching call of `beginIgnoringInteractionEvents()`.
    open func endIgnoringInteractionEvents() {
        ignoringCount = max(0, ignoringCount - 1)
    }

    /// Calls the method of an action on a target, with the sender and the event as arguments.
    ///
    /// A target of `nil` is the first responder, or the first object after it in the responder chain, that has the
    /// method. Without one, the search starts at the sender.
    ///
    /// - Returns: Whether a method was called.
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let receiver = target ?? responder(for: action, from: sender)
        // It is not an error that no responder has the method.
        if receiver == nil, action.needsTarget { return false }
        return action.send(to: receiver, sender, event) != nil
    }

    private var lastTask = 0

    /// Marks the start of a task that should continue in the background. The app is never suspended, so the handler is
    /// never called.
    open func beginBackgroundTask(
        withName taskName: String?,
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lastTask)
    }

    /// Marks the start of a task that should continue in the background. The app is never suspended, so the handler is
    /// never called.
    open func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Marks the end of a background task. No effect: the app is never suspended.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The time the app may still run in the background. Unlimited.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// The URL string of the app's settings. It can't be opened here.
    public nonisolated class var openSettingsURLString: String { "app-settings:" }

    /// Whether an app can handle the URL. Always `false`: there are no other apps.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Attempts to open a URL. Always fails: the completion handler is called with `false`.
    open func open(
        _ url: URL,
        options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    /// Attempts to open a URL. Always fails, and returns `false`.
    open func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options, completionHandler: { continuation.resume(returning: $0) })
        }
    }

    /// Attempts to open a URL. Always fails, and returns `false`.
    @discardableResult
    open func openURL(_ url: URL) -> Bool { false }

    /// Dispatches an event to the window that it belongs to.
    open func sendEvent(_ event: UIEvent) {
        for window in Set(event.allTouches?.compactMap(\.window) ?? []) { window.sendEvent(event) }
    }

    /// The orientations that a window supports: the delegate's answer, or else those of the device.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application?(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
    }

    /// Whether the app's icon can be changed. Always `false`: there is no home screen.
    open var supportsAlternateIcons: Bool { false }

    /// The name of the icon that replaces the app's own. Always `nil`.
    open var alternateIconName: String? { nil }

    /// Changes the app's icon. Always fails: there is no home screen.
    open func setAlternateIconName(
        _ alternateIconName: String?,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(CocoaError(.featureUnsupported))
    }

    /// Changes the app's icon. Always fails: there is no home screen.
    open func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw CocoaError(.featureUnsupported)
    }

    /// Lets the app be controlled from headphones and the lock screen. No effect: no such events occur here.
    open func beginReceivingRemoteControlEvents() {}

    /// Ends what `beginReceivingRemoteControlEvents()` begins. No effect: no such events occur here.
    open func endReceivingRemoteControlEvents() {}

    /// Says how often the app may fetch content in the background, in seconds. No effect: the app is never suspended.
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    /// The least interval between fetches that the system supports, in seconds.
    public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

    /// An interval that prevents fetches.
    public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

    /// Activates a scene, or creates one. The error handler is called, unless it is the only scene's session: there is one scene.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?,
        userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        if sceneSession == nil || sceneSession !== UIWindowScene.only.session {
            errorHandler?(CocoaError(.featureUnsupported))
        }
    }

    /// Ends a scene. The error handler is called: the only scene stays.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession,
        options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        errorHandler?(CocoaError(.featureUnsupported))
    }

    /// Asks for a new picture of a scene in the background. No effect: there are no such pictures.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    /// Registers for remote notifications. The delegate is told that this failed: there is no push service.
    open func registerForRemoteNotifications() {
        let error = CocoaError(.featureUnsupported)
        delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }

    /// Unregisters from remote notifications. No effect: there is no push service.
    open func unregisterForRemoteNotifications() {}

    /// Whether the app is registered for remote notifications. Always `false`.
    open var isRegisteredForRemoteNotifications: Bool { false }

    /// Whether the app may fetch content in the background. Always `.available`.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    /// Whether shaking the device undoes editing. No effect here.
    open var applicationSupportsShakeToEdit = true

    /// The connected scenes of the app: the only scene.
    open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }

    /// The sessions of the app's scenes: the only session.
    open var openSessions: Set<UISceneSession> { [UIWindowScene.only.session] }

    /// Whether the app supports multiple scenes. Always `false`.
    open var supportsMultipleScenes: Bool { false }
}

extension UIApplication {
    /// Returns the responder that performs an action without a target.
    private func responder(for action: Selector, from sender: Any?) -> Any? {
        let window = (sender as? UIView)?.window ?? keyWindow
        for start in [window?.firstResponder, sender as? UIResponder, window, self] {
            if let target = start?.target(forAction: action, withSender: sender) { return target }
        }
        return nil
    }
}
