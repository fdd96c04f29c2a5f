import Foundation

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
        /// A scene on another display that does not respond to the user.
        @available(iOS 16, *)
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
        )
        /// A scene on another display.
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }

    /// The scene of the session; set when it connects.
    final weak var sceneStorage: UIScene?
    final var configurationStorage: UISceneConfiguration

    init(configuration: UISceneConfiguration) {
        configurationStorage = configuration
        super.init()
    }

    /// The scene of the session; `nil` before it connects.
    open var scene: UIScene? { sceneStorage }

    /// The role of the scene.
    open var role: UISceneSession.Role { configurationStorage.role }

    /// The configuration of the scene.
    open var configuration: UISceneConfiguration { configurationStorage }

    /// A unique identifier that persists across launches.
    open var persistentIdentifier: String { "application" }

    /// The activity from which the scene restores its state. No effect here.
    open var stateRestorationActivity: NSUserActivity?

    /// Custom data of the app. Not saved: a session lasts as long as the process.
    open var userInfo: [String: Any]?
}
