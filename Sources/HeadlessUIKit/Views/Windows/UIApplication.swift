import Foundation

/// The app as its code sees it. On a headless machine it is always active and in front, and has no delegate.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// Whether the app is seen and takes events.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    private static let application = UIApplication()

    /// The app.
    open class var shared: UIApplication { application }

    private override init() {
        super.init()
    }

    /// Always active here.
    open var applicationState: State { .active }

    /// The windows that are shown, in the order in which they came.
    open var windows: [UIWindow] { LiveWindows.shared.visible }

    /// The window that takes keyboard events: the last one that was made so.
    open var keyWindow: UIWindow? { LiveWindows.shared.key }

    /// The direction of the interface: that of the main screen.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The text size of the main screen.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// Whether the screen stays on by itself. It always does here.
    open var isIdleTimerDisabled = false

    /// The number on the icon of the app. There is no icon here.
    open var applicationIconBadgeNumber = 0

    /// How the interface is held: upright, as every device here is.
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }

    /// Where the status bar is: nowhere.
    open var statusBarFrame: CGRect { .zero }

    /// Whether the status bar is left out: always.
    open var isStatusBarHidden: Bool { true }

    /// Whether what the device protects can be read: always.
    open var isProtectedDataAvailable: Bool { true }

    private var ignoringCount = 0

    /// Whether touches are ignored.
    open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

    /// Has touches ignored until as many calls of `endIgnoringInteractionEvents()`.
    open func beginIgnoringInteractionEvents() {
        ignoringCount += 1
    }

    /// Has touches taken again.
    open func endIgnoringInteractionEvents() {
        ignoringCount = max(0, ignoringCount - 1)
    }

    private var lastTask = 0

    /// Says that something goes on that is not to be cut off. Nothing is, here.
    open func beginBackgroundTask(
        withName taskName: String? = nil,
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lastTask)
    }

    /// Says that something that is not to be cut off is over.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// How much longer the app may run: as long as it likes.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Opens the settings of the app, which nothing here has.
    public nonisolated class var openSettingsURLString: String { "app-settings:" }

    /// Whether an app would open the address; there are no other apps here.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Tries to open an address, which nothing here can: the completion is called with false.
    open func open(
        _ url: URL,
        options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    /// How an address is to be opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Makes a key of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Open it only where an app handles it as a universal link.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}

// The system never changes the state of an app here, so nobody but the app itself posts these.
extension UIApplication {
    /// Posted after the app was launched.
    public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    }

    /// Posted after the app came to take events.
    public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    }

    /// Posted before the app stops taking events.
    public nonisolated class var willResignActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    }

    /// Posted after the app left the screen.
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }

    /// Posted before the app comes back on screen.
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }

    /// Posted before the app ends.
    public nonisolated class var willTerminateNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillTerminateNotification")
    }

    /// Posted after the screen was photographed.
    public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
    }

    /// Posted at midnight and when the time was set.
    public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
    }

    /// Posted when memory runs short.
    public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }
}

/// Names something that is not to be cut off.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Makes a name from a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Nothing.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
