import Foundation

/// One copy of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// Whether a scene is seen and takes events.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    private let sessionStorage: UISceneSession

    init(session: UISceneSession) {
        sessionStorage = session
        super.init()
    }

    /// What lasts longer than the scene.
    open var session: UISceneSession { sessionStorage }

    /// Hears of what becomes of the scene. Nothing does here.
    open var delegate: (any UISceneDelegate)?

    /// Always in front and active here.
    open var activationState: UIScene.ActivationState { .foregroundActive }

    /// What the scene is called.
    open var title: String! = ""

    /// Scenes belong to the app.
    open override var next: UIResponder? { UIApplication.shared }
}

// The system never changes the state of a scene here, so nobody but the app itself posts these.
extension UIScene {
    /// Posted after a scene was connected.
    public nonisolated class var willConnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillConnectNotification")
    }

    /// Posted after a scene was disconnected.
    public nonisolated class var didDisconnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidDisconnectNotification")
    }

    /// Posted after a scene came to take events.
    public nonisolated class var didActivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidActivateNotification")
    }

    /// Posted before a scene stops taking events.
    public nonisolated class var willDeactivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillDeactivateNotification")
    }

    /// Posted before a scene comes back on screen.
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    }

    /// Posted after a scene left the screen.
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
    }
}

/// What lasts longer than a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name of the role.
        public let rawValue: String

        /// Makes a role of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The app as it is used.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    private static let application = UISceneSession()

    /// The session of the only scene.
    static var only: UISceneSession { application }

    private override init() {
        super.init()
    }

    /// The scene.
    open var scene: UIScene? { UIWindowScene.only }

    /// What the scene is for.
    open var role: UISceneSession.Role { .windowApplication }

    /// A name that stays the same.
    open var persistentIdentifier: String { "application" }
}

/// Hears of what becomes of a scene. The scene here lasts as long as the process, so nothing does.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene came to take events.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// The scene is about to stop taking events.
    func sceneWillResignActive(_ scene: UIScene)

    /// The scene is about to come on screen.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// The scene left the screen.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// The scene was disconnected.
    func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}

    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
}
