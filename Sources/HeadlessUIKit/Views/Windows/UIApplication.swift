import Foundation

/// The centralized point of control for the app. In a headless process it is always active and has no delegate.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The running states of the app.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    private static let application = UIApplication()

    /// The singleton app instance.
    open class var shared: UIApplication { application }

    private override init() {
        super.init()
    }

    /// The running state of the app. Always `.active`.
    open var applicationState: State { .active }

    /// The visible windows of the app, in the order in which they were shown.
    open var windows: [UIWindow] { LiveWindows.shared.visible }

    /// The key window of the app.
    open var keyWindow: UIWindow? { LiveWindows.shared.key }

    /// The layout direction of the main screen.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The content size category of the main screen.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// Whether the idle timer is disabled. Stored only: there is no idle timer.
    open var isIdleTimerDisabled = false

    /// The number in the app icon's badge. Stored only: there is no app icon.
    open var applicationIconBadgeNumber = 0

    /// The orientation of the interface. Always portrait.
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }

    /// The frame of the status bar. Always zero: there is no status bar.
    open var statusBarFrame: CGRect { .zero }

    /// Whether the status bar is hidden. Always `true`.
    open var isStatusBarHidden: Bool { true }

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
        withName taskName: String? = nil,
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lastTask)
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

    /// Keys for the options of opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value of the key.
        public let rawValue: String

        /// Creates a key from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Opens the URL only if it is a universal link handled by an installed app.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
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

// The state of the app never changes here, so only app code posts these notifications.
extension UIApplication {
    /// Posted after the app finishes launching.
    public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    }

    /// Posted after the app becomes active.
    public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    }

    /// Posted before the app stops being active.
    public nonisolated class var willResignActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    }

    /// Posted after the app enters the background.
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }

    /// Posted before the app returns to the foreground.
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }

    /// Posted before the app terminates.
    public nonisolated class var willTerminateNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillTerminateNotification")
    }

    /// Posted after the user takes a screenshot.
    public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
    }

    /// Posted at a significant change in time, such as midnight or a change of the clock.
    public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
    }

    /// Posted when the system runs low on memory.
    public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }
}

/// An identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw value of the identifier.
    public let rawValue: Int

    /// Creates an identifier from a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
