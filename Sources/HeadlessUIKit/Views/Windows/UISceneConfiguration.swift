import Foundation

/// The classes that a scene is created with.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject, @preconcurrency NSCopying {
    private let nameStorage: String?
    private let roleStorage: UISceneSession.Role

    /// Creates a configuration. The name is that of a configuration in the app's Info.plist.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        nameStorage = name
        roleStorage = sessionRole
        super.init()
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The name of the configuration in the app's Info.plist.
    open var name: String? { nameStorage }

    /// The role of the scene.
    open var role: UISceneSession.Role { roleStorage }

    /// The class of the scene. No effect here: scenes are always window scenes.
    open var sceneClass: AnyClass?

    /// The class of the scene's delegate; `nil` for the one of the app's Info.plist.
    open var delegateClass: AnyClass?

    /// Returns a copy of the configuration.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UISceneConfiguration(name: nameStorage, sessionRole: roleStorage)
        copy.sceneClass = sceneClass
        copy.delegateClass = delegateClass
        return copy
    }
}
