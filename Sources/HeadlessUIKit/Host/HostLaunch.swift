import Foundation

/// How a host launches an app.
@_spi(Host) @preconcurrency @MainActor public struct HostLaunch {
    /// The class of the app's delegate.
    public var delegateClass: AnyClass
    /// The class of the scene's delegate; `nil` finds it as the app's configuration says.
    public var sceneDelegateClass: AnyClass?
    /// The options that the delegate receives.
    public var options: [UIApplication.LaunchOptionsKey: Any]?

    /// Creates a description of a launch.
    public init(
        delegateClass: AnyClass,
        sceneDelegateClass: AnyClass? = nil,
        options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) {
        self.delegateClass = delegateClass
        self.sceneDelegateClass = sceneDelegateClass
        self.options = options
    }

    /// Launches the app up to where it enters the foreground.
    ///
    /// - Parameter screen: A window with the size and traits that the screen has while the app creates its own.
    /// - Returns: The main window of the app; `nil` if it shows none.
    public func run(on screen: UIWindow) -> UIWindow? {
        let windows = LiveWindows.shared
        let previous = windows.visible
        windows.launchWindow = screen
        defer { windows.launchWindow = nil }
        let application = UIApplication.shared
        guard let object = (delegateClass as? NSObject.Type)?.make(),
            let delegate = object as? any UIApplicationDelegate
        else {
            fatalError(
                "\(delegateClass) cannot be launched: it is no subclass of NSObject that is a UIApplicationDelegate"
            )
        }
        let sceneDelegate = launch(application, delegate)
        let new = windows.visible.filter { window in !previous.contains { $0 === window } }
        return ((sceneDelegate as? any UIWindowSceneDelegate)?.window ?? nil) ?? delegate.window ?? nil
            ?? new.last { $0.isKeyWindow } ?? new.first
    }

    private func launch(
        _ application: UIApplication,
        _ delegate: any UIApplicationDelegate
    ) -> (any UISceneDelegate)? {
        let lifecycle = application.lifecycle
        lifecycle.usesScenes = false
        lifecycle.state = .inactive
        lifecycle.launchedDelegate = delegate
        let willLaunch = delegate.application(application, willFinishLaunchingWithOptions: options)
        let didLaunch = delegate.application?(application, didFinishLaunchingWithOptions: options)
        if didLaunch == nil { delegate.applicationDidFinishLaunching(application) }
        let name = UIApplication.didFinishLaunchingNotification
        NotificationCenter.default.post(name: name, object: application, userInfo: notificationInfo)
        if let sceneDelegate = connectScene(of: application, delegate) { return sceneDelegate }
        if willLaunch, didLaunch ?? true { open(application, delegate) }
        return nil
    }

    private var notificationInfo: [AnyHashable: Any]? {
        options.map { options in Dictionary(uniqueKeysWithValues: options.map { ($0.key.rawValue, $0.value) }) }
    }

    // MARK: Scenes

    /// Connects the scene of an app that uses scenes, and returns its delegate.
    private func connectScene(
        of application: UIApplication,
        _ delegate: any UIApplicationDelegate
    ) -> (any UISceneDelegate)? {
        let declared = SceneManifest(of: .main)?.configuration
        let configuration = declared ?? UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(configuration: configuration)
        let connection = connectionOptions
        let answer = delegate.application?(application, configurationForConnecting: session, options: connection)
        guard answer != nil || declared != nil || sceneDelegateClass != nil else { return nil }
        session.configurationStorage = answer ?? configuration
        let delegateClass: AnyClass? = sceneDelegateClass ?? answer?.delegateClass ?? declared?.delegateClass
        application.lifecycle.usesScenes = true
        let scene = UIWindowScene.connect(session, options: connection)
        scene.activationStorage = .unattached
        let sceneClass = (delegateClass ?? templateClass) as? NSObject.Type
        let sceneDelegate = sceneClass?.make() as? any UISceneDelegate
        scene.delegate = sceneDelegate
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        sceneDelegate?.scene(scene, willConnectTo: session, options: connection)
        scene.activationStorage = .foregroundInactive
        sceneDelegate?.sceneWillEnterForeground(scene)
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
        return sceneDelegate
    }

    /// The class with the name that Xcode's template gives to a scene's delegate, in the module of the app's delegate.
    private var templateClass: AnyClass? {
        guard let module = NSStringFromClass(delegateClass).split(separator: ".").first else { return nil }
        return NSClassFromString("\(module).SceneDelegate")
    }

    private var url: URL? { options?[.url] as? URL }
    private var shortcut: UIApplicationShortcutItem? { options?[.shortcutItem] as? UIApplicationShortcutItem }
    private var source: String? { options?[.sourceApplication] as? String }

    private var connectionOptions: UIScene.ConnectionOptions {
        let openOptions = UIScene.OpenURLOptions(sourceApplication: source, annotation: options?[.annotation])
        let contexts = url.map { [UIOpenURLContext(url: $0, options: openOptions)] } ?? []
        let activities = options?[.userActivityDictionary] as? [String: Any] ?? [:]
        return UIScene.ConnectionOptions(
            urlContexts: Set(contexts),
            userActivities: Set(activities.values.compactMap { $0 as? NSUserActivity }),
            shortcutItem: shortcut
        )
    }

    /// Opens what the app was launched for, without scenes.
    private func open(_ application: UIApplication, _ delegate: any UIApplicationDelegate) {
        if let url {
            var openOptions: [UIApplication.OpenURLOptionsKey: Any] = [:]
            openOptions[.sourceApplication] = source
            openOptions[.annotation] = options?[.annotation]
            _ = delegate.application(application, open: url, options: openOptions)
        }
        if let shortcut { delegate.application(application, performActionFor: shortcut) { _ in } }
    }
}
