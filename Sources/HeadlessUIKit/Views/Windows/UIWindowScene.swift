import Foundation

/// A scene that manages windows. The only scene of the app, which manages all of its windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    private static let scene = UIWindowScene(session: .only)

    /// The only scene of the app.
    static var only: UIWindowScene { scene }

    private lazy var statusBar = UIStatusBarManager()

    /// The screen of the key window.
    open var screen: UIScreen { UIScreen.main }

    /// The orientation of the interface. Always portrait.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }

    /// The coordinate space of the screen.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// The traits of the screen.
    open var traitCollection: UITraitCollection { screen.traitCollection }

    /// Called after the traits change. Never called on the scene: its traits are set by the host.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The visible windows of the scene.
    open var windows: [UIWindow] { LiveWindows.shared.visible }

    /// The key window of the scene.
    open var keyWindow: UIWindow? { LiveWindows.shared.key }

    /// The configuration of the status bar. There is no status bar in a headless process.
    open var statusBarManager: UIStatusBarManager? { statusBar }
}

/// The delegate of a window scene.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// The default implementation; always `nil`.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// The configuration of the status bar. There is no status bar in a headless process.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// The status bar style that the key window's root view controller prefers.
    open var statusBarStyle: UIStatusBarStyle {
        LiveWindows.shared.key?.root?.preferredStatusBarStyle ?? .default
    }

    /// Whether the status bar is hidden. Always `true`.
    open var isStatusBarHidden: Bool { true }

    /// The frame of the status bar. Always zero.
    open var statusBarFrame: CGRect { .zero }
}

extension UIApplication {
    /// The connected scenes of the app. Always the only scene.
    public final var connectedScenes: Set<UIScene> { [UIWindowScene.only] }

    /// The sessions of the app's scenes. Always the only session.
    public final var openSessions: Set<UISceneSession> { [.only] }

    /// Whether the app supports multiple scenes. Always `false`.
    public final var supportsMultipleScenes: Bool { false }
}
