// Made from UIApplicationDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func applicationDidFinishLaunching(_ application: UIApplication) {}

    public func applicationDidBecomeActive(_ application: UIApplication) {}

    public func applicationWillResignActive(_ application: UIApplication) {}

    public func applicationDidEnterBackground(_ application: UIApplication) {}

    public func applicationWillEnterForeground(_ application: UIApplication) {}

    public func applicationWillTerminate(_ application: UIApplication) {}

    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    public func applicationSignificantTimeChange(_ application: UIApplication) {}

    public func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    public func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}

    public func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        _OptionalMethods.note()
        return .allButUpsideDown
    }

    public func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
        _OptionalMethods.note()
        return true
    }

    public func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}

    public func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    public func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        _OptionalMethods.note()
        return completionHandler(.noData)
    }

    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}

    public func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {}

    public func application(
        _ application: UIApplication,
        willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    public func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        _OptionalMethods.note()
        return false
    }

    public func application(
        _ application: UIApplication,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {}

    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}

    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}

    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}

    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}

extension UIApplicationDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var application: _OptionalMethods.ApplicationDelegate? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var applicationDidFinishLaunching: _OptionalMethods.ApplicationDelegateApplicationDidFinishLaunching? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var applicationDidBecomeActive: _OptionalMethods.ApplicationDelegateApplicationDidBecomeActive? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var applicationWillResignActive: _OptionalMethods.ApplicationDelegateApplicationWillResignActive? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var applicationDidEnterBackground: _OptionalMethods.ApplicationDelegateApplicationDidEnterBackground? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var applicationWillEnterForeground: _OptionalMethods.ApplicationDelegateApplicationWillEnterForeground? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var applicationWillTerminate: _OptionalMethods.ApplicationDelegateApplicationWillTerminate? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var applicationDidReceiveMemoryWarning: _OptionalMethods.ApplicationDelegateApplicationDidReceiveMemoryWarning? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var applicationSignificantTimeChange: _OptionalMethods.ApplicationDelegateApplicationSignificantTimeChange? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var applicationProtectedDataWillBecomeUnavailable: _OptionalMethods.ApplicationDelegateApplicationProtectedDataWillBecomeUnavailable? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var applicationProtectedDataDidBecomeAvailable: _OptionalMethods.ApplicationDelegateApplicationProtectedDataDidBecomeAvailable? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct ApplicationDelegate {
        let target: any UIApplicationDelegate

        public func callAsFunction(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool? {
            _OptionalMethods.answer(of: "application(_:willFinishLaunchingWithOptions:)") {
                target.application(application, willFinishLaunchingWithOptions: launchOptions)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            target.application(application, willFinishLaunchingWithOptions: launchOptions)
        }

        public func callAsFunction(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool? {
            _OptionalMethods.answer(of: "application(_:didFinishLaunchingWithOptions:)") {
                target.application(application, didFinishLaunchingWithOptions: launchOptions)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            target.application(application, didFinishLaunchingWithOptions: launchOptions)
        }

        public func callAsFunction(
            _ app: UIApplication,
            open url: URL,
            options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool? {
            _OptionalMethods.answer(of: "application(_:open:options:)") {
                target.application(app, open: url, options: options)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ app: UIApplication,
            open url: URL,
            options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
            target.application(app, open: url, options: options)
        }

        public func callAsFunction(
            _ application: UIApplication,
            performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            target.application(application, performActionFor: shortcutItem, completionHandler: completionHandler)
        }

        public func callAsFunction(
            _ application: UIApplication,
            supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask? {
            _OptionalMethods.answer(of: "application(_:supportedInterfaceOrientationsFor:)") {
                target.application(application, supportedInterfaceOrientationsFor: window)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ application: UIApplication,
            supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask {
            target.application(application, supportedInterfaceOrientationsFor: window)
        }

        public func callAsFunction(
            _ application: UIApplication,
            shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
        ) -> Bool? {
            _OptionalMethods.answer(of: "application(_:shouldAllowExtensionPointIdentifier:)") {
                target.application(application, shouldAllowExtensionPointIdentifier: extensionPointIdentifier)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ application: UIApplication,
            shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
        ) -> Bool {
            target.application(application, shouldAllowExtensionPointIdentifier: extensionPointIdentifier)
        }

        public func callAsFunction(
            _ application: UIApplication,
            didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
        ) {
            target.application(application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
        }

        public func callAsFunction(
            _ application: UIApplication,
            didFailToRegisterForRemoteNotificationsWithError error: any Error
        ) {
            target.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
        }

        public func callAsFunction(
            _ application: UIApplication,
            didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) {
            target.application(
                application,
                didReceiveRemoteNotification: userInfo,
                fetchCompletionHandler: completionHandler
            )
        }

        public func callAsFunction(
            _ application: UIApplication,
            performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) {
            target.application(application, performFetchWithCompletionHandler: completionHandler)
        }

        public func callAsFunction(
            _ application: UIApplication,
            handleEventsForBackgroundURLSession identifier: String,
            completionHandler: @escaping () -> Void
        ) {
            target.application(
                application,
                handleEventsForBackgroundURLSession: identifier,
                completionHandler: completionHandler
            )
        }

        public func callAsFunction(
            _ application: UIApplication,
            willContinueUserActivityWithType userActivityType: String
        ) -> Bool? {
            _OptionalMethods.answer(of: "application(_:willContinueUserActivityWithType:)") {
                target.application(application, willContinueUserActivityWithType: userActivityType)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ application: UIApplication,
            willContinueUserActivityWithType userActivityType: String
        ) -> Bool {
            target.application(application, willContinueUserActivityWithType: userActivityType)
        }

        public func callAsFunction(
            _ application: UIApplication,
            continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool? {
            _OptionalMethods.answer(of: "application(_:continue:restorationHandler:)") {
                target.application(application, continue: userActivity, restorationHandler: restorationHandler)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ application: UIApplication,
            continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            target.application(application, continue: userActivity, restorationHandler: restorationHandler)
        }

        public func callAsFunction(
            _ application: UIApplication,
            didFailToContinueUserActivityWithType userActivityType: String,
            error: any Error
        ) {
            target.application(application, didFailToContinueUserActivityWithType: userActivityType, error: error)
        }

        public func callAsFunction(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
            target.application(application, didUpdate: userActivity)
        }

        public func callAsFunction(
            _ application: UIApplication,
            configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration? {
            _OptionalMethods.answer(of: "application(_:configurationForConnecting:options:)") {
                target.application(application, configurationForConnecting: connectingSceneSession, options: options)
            }
        }

        @_disfavoredOverload
        public func callAsFunction(
            _ application: UIApplication,
            configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            target.application(application, configurationForConnecting: connectingSceneSession, options: options)
        }

        public func callAsFunction(
            _ application: UIApplication,
            didDiscardSceneSessions sceneSessions: Set<UISceneSession>
        ) {
            target.application(application, didDiscardSceneSessions: sceneSessions)
        }
    }

    @preconcurrency @MainActor public struct ApplicationDelegateApplicationDidFinishLaunching {
        let target: any UIApplicationDelegate

        public func callAsFunction(_ application: UIApplication) {
            target.applicationDidFinishLaunching(application)
        }
    }

    @preconcurrency @MainActor public struct ApplicationDelegateApplicationDidBecomeActive {
        let target: any UIApplicationDelegate

        public func callAsFunction(_ application: UIApplication) {
            target.applicationDidBecomeActive(application)
        }
    }

    @preconcurrency @MainActor public struct ApplicationDelegateApplicationWillResignActive {
        let target: any UIApplicationDelegate

        public func callAsFunction(_ application: UIApplication) {
            target.applicationWillResignActive(application)
        }
    }

    @preconcurrency @MainActor public struct ApplicationDelegateApplicationDidEnterBackground {
        let target: any UIApplicationDelegate

        public func callAsFunction(_ application: UIApplication) {
            target.applicationDidEnterBackground(application)
        }
    }

    @preconcurrency @MainActor public struct ApplicationDelegateApplicationWillEnterForeground {
        let target: any UIApplicationDelegate

        public func callAsFunction(_ application: UIApplication) {
            target.applicationWillEnterForeground(application)
        }
    }

    @preconcurrency @MainActor public struct ApplicationDelegateApplicationWillTerminate {
        let target: any UIApplicationDelegate

        public func callAsFunction(_ application: UIApplication) {
            target.applicationWillTerminate(application)
        }
    }

    @preconcurrency @MainActor public struct ApplicationDelegateApplicationDidReceiveMemoryWarning {
        let target: any UIApplicationDelegate

        public func callAsFunction(_ application: UIApplication) {
            target.applicationDidReceiveMemoryWarning(application)
        }
    }

    @preconcurrency @MainActor public struct ApplicationDelegateApplicationSignificantTimeChange {
        let target: any UIApplicationDelegate

        public func callAsFunction(_ application: UIApplication) {
            target.applicationSignificantTimeChange(application)
        }
    }

    @preconcurrency @MainActor public struct ApplicationDelegateApplicationProtectedDataWillBecomeUnavailable {
        let target: any UIApplicationDelegate

        public func callAsFunction(_ application: UIApplication) {
            target.applicationProtectedDataWillBecomeUnavailable(application)
        }
    }

    @preconcurrency @MainActor public struct ApplicationDelegateApplicationProtectedDataDidBecomeAvailable {
        let target: any UIApplicationDelegate

        public func callAsFunction(_ application: UIApplication) {
            target.applicationProtectedDataDidBecomeAvailable(application)
        }
    }
}
