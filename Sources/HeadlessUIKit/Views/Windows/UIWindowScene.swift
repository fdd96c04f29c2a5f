import Foundation

/// A scene that shows windows: here the only one, which shows all of them.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    private static let scene = UIWindowScene(session: .only)

    /// The scene of the app.
    static var only: UIWindowScene { scene }

    private lazy var statusBar = UIStatusBarManager()

    /// The screen of the key window.
    open var screen: UIScreen { UIScreen.main }

    /// How the interface is held: upright, as every device here is.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }

    /// The coordinates of the screen.
    open var coordinateSpace: any UICoordinateSpace { screen }

    /// The traits of the screen.
    open var traitCollection: UITraitCollection { screen.traitCollection }

    /// Called after the traits changed; never for the scene, whose traits are the host's.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The windows that are shown.
    open var windows: [UIWindow] { LiveWindows.shared.visible }

    /// The window that takes keyboard events.
    open var keyWindow: UIWindow? { LiveWindows.shared.key }

    /// What there is to know of the status bar: no headless device has one.
    open var statusBarManager: UIStatusBarManager? { statusBar }
}

/// Hears of what becomes of a scene that shows windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// None.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// What there is to know of the status bar. No headless device has one.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// How the status bar looks.
    open var statusBarStyle: UIStatusBarStyle {
        LiveWindows.shared.key?.root?.preferredStatusBarStyle ?? .default
    }

    /// Whether the status bar is left out: always.
    open var isStatusBarHidden: Bool { true }

    /// Where the status bar is: nowhere.
    open var statusBarFrame: CGRect { .zero }
}

extension UIWindow {
    /// Makes a window of a scene, of the size of its screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
    }

    /// The scene of the window: the only one there is.
    public final var windowScene: UIWindowScene? {
        get { .only }
        // There is no other scene to go to.
        set {}
    }
}

extension UIApplication {
    /// The scenes of the app: the only one there is.
    public final var connectedScenes: Set<UIScene> { [UIWindowScene.only] }

    /// What lasts longer than the scenes.
    public final var openSessions: Set<UISceneSession> { [.only] }

    /// Whether the app shows several copies of its interface: never here.
    public final var supportsMultipleScenes: Bool { false }
}
