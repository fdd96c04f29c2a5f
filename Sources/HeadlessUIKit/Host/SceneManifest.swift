import Foundation

/// The scenes that an app declares in its Info.plist.
@MainActor struct SceneManifest {
    /// The first configuration of a window scene.
    let configuration: UISceneConfiguration

    /// Reads the declaration of an app; `nil` if it declares no scenes.
    init?(of bundle: Bundle) {
        self.init(bundle.infoDictionary ?? [:], module: bundle.infoDictionary?["CFBundleExecutable"] as? String)
    }

    /// Reads the contents of an Info.plist. The module takes the place of `$(PRODUCT_MODULE_NAME)` in class names.
    init?(_ info: [String: Any], module: String?) {
        guard let manifest = info["UIApplicationSceneManifest"] as? [String: Any] else { return nil }
        let role = UISceneSession.Role.windowApplication
        let roles = manifest["UISceneConfigurations"] as? [String: [[String: Any]]]
        let entry = roles?[role.rawValue]?.first
        configuration = UISceneConfiguration(name: entry?["UISceneConfigurationName"] as? String, sessionRole: role)
        guard let name = entry?["UISceneDelegateClassName"] as? String else { return }
        configuration.delegateClass = NSClassFromString(
            name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module ?? "")
        )
    }
}
