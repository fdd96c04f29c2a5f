import Expectations
import Foundation
import ScreenHosting
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private enum Log {
    static var calls: [String] = []

    static func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Log.calls.append("launched \(launchOptions?[.url] ?? "-") \(application.applicationState == .inactive)")
        let window = UIWindow(frame: UIScreen.main.bounds)
        Log.calls.append("\(window.bounds.width)")
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Log.calls.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { Log.calls.append("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { Log.calls.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { Log.calls.append("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { Log.calls.append("terminates") }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        Log.calls.append("opens \(url) \(options[.sourceApplication] ?? "-")")
        return true
    }
}

private final class SceneAppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Log.calls.append("app active") }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let shortcut = connectionOptions.shortcutItem?.type ?? "-"
        Log.calls.append("connects \(session.configuration.name ?? "-") \(shortcut)")
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneWillEnterForeground(_ scene: UIScene) { Log.calls.append("scene foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { Log.calls.append("scene active") }
    func sceneWillResignActive(_ scene: UIScene) { Log.calls.append("scene resigns") }
    func sceneDidEnterBackground(_ scene: UIScene) { Log.calls.append("scene background") }
    func sceneDidDisconnect(_ scene: UIScene) { Log.calls.append("scene disconnects") }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        Log.calls.append("scene opens \(URLContexts.map(\.url.absoluteString))")
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        Log.calls.append("scene performs \(shortcutItem.localizedTitle)")
        completionHandler(true)
    }
}

private final class EmptyDelegate: NSObject, UIApplicationDelegate {}

@MainActor @Suite("Launching an app", .serialized)
struct ApplicationLaunchTests {
    private let configuration = ScreenConfiguration(size: CGSize(width: 320, height: 568))

    @Test("a host launches an app's delegate, shows its window and tells it about its life")
    func plain() throws {
        _ = Log.take()
        let url = try require(URL(string: "comb://detail"))
        let host = try ScreenHost(
            application: PlainDelegate.self,
            configuration: configuration,
            launchOptions: [.url: url, .sourceApplication: "com.example"]
        )
        expectEqual(
            Log.take(),
            ["launched comb://detail true", "320.0", "opens comb://detail com.example", "active"]
        )
        let delegate = try require(UIApplication.shared.delegate as? PlainDelegate)
        expect(delegate.window === host.window)
        expectEqual(host.window.bounds.size, configuration.size)
        expect(host.viewController.view.window === host.window)
        host.enterBackground()
        expectEqual(UIApplication.shared.applicationState, .background)
        host.enterForeground()
        expectEqual(UIApplication.shared.applicationState, .active)
        expectEqual(Log.take(), ["resigns", "background", "foreground", "active"])
        expect(host.open(url))
        host.terminate()
        expectEqual(Log.take(), ["opens comb://detail -", "terminates"])
        expect(UIApplication.shared.delegate == nil)
    }

    @Test("an app with scenes gets its scene delegate, which hears of its life instead of the app's delegate")
    func scenes() throws {
        _ = Log.take()
        let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
        let host = try ScreenHost(
            application: SceneAppDelegate.self,
            configuration: configuration,
            launchOptions: [.shortcutItem: item]
        )
        expectEqual(Log.take(), ["connects Default new", "scene foreground", "scene active"])
        let scene = try require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        expect((scene.delegate as? SceneDelegate)?.window === host.window)
        expectEqual(scene.activationState, .foregroundActive)
        host.enterBackground()
        expectEqual(scene.activationState, .background)
        host.enterForeground()
        let url = try require(URL(string: "comb://a"))
        expect(host.open(url))
        host.perform(item)
        host.terminate()
        expectEqual(
            Log.take(),
            [
                "scene resigns", "scene background", "scene foreground", "scene active", "scene opens [\"comb://a\"]",
                "scene performs New", "scene disconnects",
            ]
        )
    }

    @Test("changes of the app's state are posted as notifications")
    func notifications() throws {
        let host = try ScreenHost(application: PlainDelegate.self, configuration: configuration)
        let names = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        ]
        nonisolated(unsafe) var posted: [NSNotification.Name] = []
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { posted.append($0.name) }
        }
        host.enterBackground()
        host.enterForeground()
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        expectEqual(posted, names)
        host.terminate()
    }

    @Test("an app that shows no window cannot be hosted")
    func noWindow() {
        #expect(throws: ApplicationLaunchError.noWindow(delegate: "EmptyDelegate")) {
            try ScreenHost(application: EmptyDelegate.self, configuration: configuration)
        }
        UIApplication.shared.hostTerminate()
    }

    @Test("an Info.plist names the scene's delegate with the module's name")
    func manifest() throws {
        let entry = [
            "UISceneConfigurationName": "Default", "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).UILabel",
        ]
        let scenes = ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]]
        let manifest = try require(SceneManifest(["UIApplicationSceneManifest": scenes], module: "HeadlessUIKit"))
        expectEqual(manifest.configuration.name, "Default")
        expect(manifest.configuration.delegateClass == UILabel.self)
        expectEqual(SceneManifest([:], module: nil)?.configuration, nil)
    }
}
