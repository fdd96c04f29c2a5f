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
    final var activationStorage = ActivationState.foregroundActive

    /// Creates the scene of a session. The app does so when a scene connects.
    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        sessionStorage = session
        super.init()
        session.sceneStorage = self
    }

    /// The session of the scene.
    open var session: UISceneSession { sessionStorage }

    /// The delegate of the scene.
    open var delegate: (any UISceneDelegate)?

    /// The state of the scene: `.foregroundActive` unless a host launches the app or moves it to the background.
    open var activationState: UIScene.ActivationState { activationStorage }

    /// The title of the scene.
    open var title: String! = ""

    /// The subtitle of the scene.
    open var subtitle = ""

    /// Attempts to open a URL. Always fails: the completion handler is called with `false`.
    open func open(
        _ url: URL,
        options: UIScene.OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    /// The next responder of a scene is the app.
    open override var next: UIResponder? { UIApplication.shared }
}

// A host changes the state of the scene; until it does, only app code posts these notifications.
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
