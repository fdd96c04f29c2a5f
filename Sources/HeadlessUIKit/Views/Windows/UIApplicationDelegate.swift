import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Responds to the events of the app.
@preconcurrency @MainActor public protocol UIApplicationDelegate: _OptionalApplicationWindow {
    /// The main window of the app; `nil` if scenes own the windows.
    @_disfavoredOverload
    var window: UIWindow? { get set }

    // default: true
    /// Called when the launch began, before scenes connect.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    // default: true
    /// Called when the launch is almost done. Apps without scenes show their window here.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the launch is almost done, if the method with options is not implemented.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Called after the app became active. Not called if the app uses scenes.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called before the app stops being active. Not called if the app uses scenes.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called after the app entered the background. Not called if the app uses scenes.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called before the app enters the foreground. Not called if the app uses scenes.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called before the app ends.
    func applicationWillTerminate(_ application: UIApplication)

    /// Called when memory is low.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Called when the time changes significantly, for example at midnight.
    func applicationSignificantTimeChange(_ application: UIApplication)

    // default: false
    /// Opens a URL. Not called if the app uses scenes.
    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// Performs the action of a shortcut item. Not called if the app uses scenes.
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )

    // default: .allButUpsideDown
    /// Returns the orientations that a window supports.
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    // default: true
    /// Returns whether extensions of a kind may be used.
    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool

    /// Called after the app registered for remote notifications.
    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    )

    /// Called after the app could not register for remote notifications.
    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    )

    // default: completionHandler(.noData)
    /// Called when a remote notification arrives.
    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    )

    /// Fetches content in the background.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    )

    /// Called when events of a background URL session are waiting.
    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    )

    // default: false
    /// Called before the app continues a user activity; returns whether the app tells the user about it.
    func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool

    // default: false
    /// Continues a user activity; returns whether the app handled it. Not called if the app uses scenes.
    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// Called after a user activity could not be continued.
    func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    )

    /// Called after a user activity was updated.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    /// Called before protected files become unavailable.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

    /// Called after protected files became available.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

    // default: below
    /// Returns the configuration of a new scene.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called after the user discarded scenes.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
    /// The default implementation; always `nil`.
    @_disfavoredOverload
    public var window: UIWindow? {
        get {
            _OptionalMethods.note()
            return nil
        }
        set {}
    }

    /// The default implementation; the session's own configuration.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        _OptionalMethods.note()
        return connectingSceneSession.configuration
    }
}
