import Foundation

/// One instance of the app's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The states of a scene.
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

    /// The session of the scene.
    open var session: UISceneSession { sessionStorage }

    /// The delegate of the scene. Never called: the state of the scene never changes.
    open var delegate: (any UISceneDelegate)?

    /// The state of the scene. Always `.foregroundActive`.
    open var activationState: UIScene.ActivationState { .foregroundActive }

    /// The title of the scene.
    open var title: String! = ""

    /// The next responder of a scene is the app.
    open override var next: UIResponder? { UIApplication.shared }
}

// The state of a scene never changes here, so only app code posts these notifications.
extension UIScene {
    /// Posted after a scene connects to the app.
    public nonisolated class var willConnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillConnectNotification")
    }

    /// Posted after a scene disconnects from the app.
    public nonisolated class var didDisconnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidDisconnectNotification")
    }

    /// Posted after a scene becomes active.
    public nonisolated class var didActivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidActivateNotification")
    }

    /// Posted before a scene stops being active.
    public nonisolated class var willDeactivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillDeactivateNotification")
    }

    /// Posted before a scene returns to the foreground.
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    }

    /// Posted after a scene enters the background.
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
    }
}

/// The persistent information about a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The roles of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The raw value of the role.
        public let rawValue: String

        /// Creates a role from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A scene that shows the app's windows on the device.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    private static let application = UISceneSession()

    /// The session of the only scene.
    static var only: UISceneSession { application }

    private override init() {
        super.init()
    }

    /// The scene of the session.
    open var scene: UIScene? { UIWindowScene.only }

    /// The role of the scene.
    open var role: UISceneSession.Role { .windowApplication }

    /// A unique identifier that persists across launches.
    open var persistentIdentifier: String { "application" }
}

/// The delegate of a scene. Never called: the only scene lasts as long as the process.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Called after the scene becomes active.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Called before the scene stops being active.
    func sceneWillResignActive(_ scene: UIScene)

    /// Called before the scene enters the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Called after the scene enters the background.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Called after the scene disconnects from the app.
    func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
    /// The default implementation; does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}

    /// The default implementation; does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}

    /// The default implementation; does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}

    /// The default implementation; does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}

    /// The default implementation; does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
}
