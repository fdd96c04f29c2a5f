import Foundation

/// A scene that manages windows. The only scene of the app, which manages all of its windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    private static var scene: UIWindowScene?

    /// The only scene of the app. The launch of an app replaces it.
    static var only: UIWindowScene {
        if let scene { return scene }
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(configuration: configuration)
        let new = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene = new
        return new
    }

    /// Makes the scene of a new session the only scene.
    static func connect(_ session: UISceneSession, options: UIScene.ConnectionOptions) -> UIWindowScene {
        let new = UIWindowScene(session: session, connectionOptions: options)
        scene = new
        return new
    }

    private lazy var statusBar = UIStatusBarManager()

    /// The screen of the key window.
    open var screen: UIScreen { UIScreen.main }

    /// The orientation of the interface. Always portrait.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }

    /// The shape of the scene.
    open var effectiveGeometry: Geometry { geometry }

    private lazy var geometry = Geometry()

    /// Asks for another shape of the scene, such as an orientation. The error handler is called if it isn't possible: a scene
    /// here is always portrait.
    open func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let orientations = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else {
            return
        }
        if !orientations.contains(.portrait) { errorHandler?(CocoaError(.featureUnsupported)) }
    }

    /// Whether the scene covers the screen. Always `true`.
    open var isFullScreen: Bool { true }

    /// The limits of the scene's size; `nil`: the size of a scene can't be changed.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }

    /// The coordinate space of the screen.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// The traits of the screen.
    open var traitCollection: UITraitCollection { screen.traitCollection }

    /// The visible windows of the scene.
    open var windows: [UIWindow] { UIApplication.shared.windows }

    /// The key window of the scene.
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

    /// The configuration of the status bar, which nobody draws.
    open var statusBarManager: UIStatusBarManager? { statusBar }
}

/// The configuration of the status bar, which nobody draws. Its height follows from the safe area of the key window.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// The status bar style that the view controller prefers that covers the screen.
    open var statusBarStyle: UIStatusBarStyle { StatusBar.current.style }

    /// Whether the status bar is hidden: by the view controller that covers the screen, or since there is no safe area for it.
    open var isStatusBarHidden: Bool { StatusBar.current.isHidden }

    /// The frame of the status bar on the screen, in points; zero while it is hidden.
    open var statusBarFrame: CGRect { StatusBar.current.frame }
}
