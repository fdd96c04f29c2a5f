// Made from UISceneDelegate.swift by `make optional-methods`. Not to be edited.
// swift-format-ignore-file
import Foundation

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}

    public func sceneDidDisconnect(_ scene: UIScene) {}

    public func sceneDidBecomeActive(_ scene: UIScene) {}

    public func sceneWillResignActive(_ scene: UIScene) {}

    public func sceneWillEnterForeground(_ scene: UIScene) {}

    public func sceneDidEnterBackground(_ scene: UIScene) {}

    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}

    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

    public func scene(
        _ scene: UIScene,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {}

    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

extension UISceneDelegate {
    @_documentation(visibility: private) @_disfavoredOverload
    public var scene: _OptionalMethods.SceneDelegate? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var sceneDidDisconnect: _OptionalMethods.SceneDelegateSceneDidDisconnect? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var sceneDidBecomeActive: _OptionalMethods.SceneDelegateSceneDidBecomeActive? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var sceneWillResignActive: _OptionalMethods.SceneDelegateSceneWillResignActive? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var sceneWillEnterForeground: _OptionalMethods.SceneDelegateSceneWillEnterForeground? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var sceneDidEnterBackground: _OptionalMethods.SceneDelegateSceneDidEnterBackground? { .init(target: self) }

    @_documentation(visibility: private) @_disfavoredOverload
    public var stateRestorationActivity: _OptionalMethods.SceneDelegateStateRestorationActivity? { .init(target: self) }
}

extension _OptionalMethods {
    @preconcurrency @MainActor public struct SceneDelegate {
        let target: any UISceneDelegate

        public func callAsFunction(
            _ scene: UIScene,
            willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            target.scene(scene, willConnectTo: session, options: connectionOptions)
        }

        public func callAsFunction(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            target.scene(scene, openURLContexts: URLContexts)
        }

        public func callAsFunction(
            _ scene: UIScene,
            restoreInteractionStateWith stateRestorationActivity: NSUserActivity
        ) {
            target.scene(scene, restoreInteractionStateWith: stateRestorationActivity)
        }

        public func callAsFunction(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
            target.scene(scene, willContinueUserActivityWithType: userActivityType)
        }

        public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) {
            target.scene(scene, continue: userActivity)
        }

        public func callAsFunction(
            _ scene: UIScene,
            didFailToContinueUserActivityWithType userActivityType: String,
            error: any Error
        ) {
            target.scene(scene, didFailToContinueUserActivityWithType: userActivityType, error: error)
        }

        public func callAsFunction(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
            target.scene(scene, didUpdate: userActivity)
        }
    }

    @preconcurrency @MainActor public struct SceneDelegateSceneDidDisconnect {
        let target: any UISceneDelegate

        public func callAsFunction(_ scene: UIScene) {
            target.sceneDidDisconnect(scene)
        }
    }

    @preconcurrency @MainActor public struct SceneDelegateSceneDidBecomeActive {
        let target: any UISceneDelegate

        public func callAsFunction(_ scene: UIScene) {
            target.sceneDidBecomeActive(scene)
        }
    }

    @preconcurrency @MainActor public struct SceneDelegateSceneWillResignActive {
        let target: any UISceneDelegate

        public func callAsFunction(_ scene: UIScene) {
            target.sceneWillResignActive(scene)
        }
    }

    @preconcurrency @MainActor public struct SceneDelegateSceneWillEnterForeground {
        let target: any UISceneDelegate

        public func callAsFunction(_ scene: UIScene) {
            target.sceneWillEnterForeground(scene)
        }
    }

    @preconcurrency @MainActor public struct SceneDelegateSceneDidEnterBackground {
        let target: any UISceneDelegate

        public func callAsFunction(_ scene: UIScene) {
            target.sceneDidEnterBackground(scene)
        }
    }

    @preconcurrency @MainActor public struct SceneDelegateStateRestorationActivity {
        let target: any UISceneDelegate

        public func callAsFunction(for scene: UIScene) -> NSUserActivity? {
            _OptionalMethods.answer(of: "stateRestorationActivity(for:)") {
                target.stateRestorationActivity(for: scene)
            }
        }
    }
}
