import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Responds to the events of a scene.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene connects. A window scene's delegate shows its window here.
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )

    /// Called after the scene disconnects from the app.
    func sceneDidDisconnect(_ scene: UIScene)

    /// Called after the scene becomes active.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Called before the scene stops being active.
    func sceneWillResignActive(_ scene: UIScene)

    /// Called before the scene enters the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Called after the scene enters the background.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Opens URLs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// Returns the activity from which the scene can restore its state.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    /// Restores the interactive state of the scene.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

    /// Called before the scene continues a user activity.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

    /// Continues a user activity.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// Called after a user activity could not be continued.
    func scene(
        _ scene: UIScene,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    )

    /// Called after a user activity was updated.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}
