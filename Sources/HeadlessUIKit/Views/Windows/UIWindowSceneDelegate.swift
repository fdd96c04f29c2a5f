import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// The delegate of a window scene.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, _OptionalSceneWindow {
    /// The main window of the scene.
    @_disfavoredOverload
    var window: UIWindow? { get set }

    /// Called after the size, the orientation or the traits of the scene changed.
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    )

    /// Performs the action of a shortcut item.
    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )
}

extension UIWindowSceneDelegate {
    /// The default implementation; always `nil`.
    @_disfavoredOverload
    public var window: UIWindow? {
        get {
            _OptionalMethods.note()
            return nil
        }
        set {}
    }
}
