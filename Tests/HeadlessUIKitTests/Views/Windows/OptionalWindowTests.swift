import Expectations
import PortableUIKit
import Testing

/// `window` is optional in the delegates of apps and scenes: two levels of optional tell a delegate without the property from one
/// whose window is `nil`.
@MainActor @Suite("windows of delegates") struct OptionalWindowTests {
    @Test("a delegate without the property has no window, one with the property has `nil` or its window")
    func applications() throws {
        let without: any UIApplicationDelegate = AppWithoutWindow()
        expect(without.window == nil)
        let app = AppWithWindow()
        let delegate: any UIApplicationDelegate = app
        let empty: UIWindow?? = delegate.window
        try expect(require(empty) == nil)
        app.window = UIWindow()
        expectEqual(delegate.window?.map { $0 === app.window }, true)
        expectEqual(delegate.window??.isHidden, true)
    }

    @Test("the same of the delegates of scenes")
    func scenes() throws {
        let without: any UIWindowSceneDelegate = SceneWithoutWindow()
        expect(without.window == nil)
        let scene = SceneWithWindow()
        let delegate: any UIWindowSceneDelegate = scene
        try expect(require(delegate.window) == nil)
        scene.window = UIWindow()
        expectEqual(delegate.window??.isHidden, true)
    }
}

private final class AppWithoutWindow: UIResponder, UIApplicationDelegate {}

private final class AppWithWindow: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

private final class SceneWithoutWindow: UIResponder, UIWindowSceneDelegate {}

private final class SceneWithWindow: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
