import PortableUIKit

extension ScreenHost {
    /// Launches an app and shows the window that it makes.
    ///
    /// ```swift
    /// let host = try ScreenHost(application: AppDelegate.self, configuration: .phone)
    /// ```
    ///
    /// The delegate is created with its own `init()` and receives the calls of a launch up to
    /// `applicationDidBecomeActive(_:)`. Where UIKit is headless, the process has one app: a second launch replaces the
    /// delegate of the first, whose windows stay. On Apple platforms the process already runs an app, so the new delegate
    /// is told about a launch beside it, and a scene delegate is not supported.
    ///
    /// - Parameters:
    ///   - delegateClass: The class of the app's delegate.
    ///   - sceneDelegateClass: The class of the scene's delegate that the app declares in its Info.plist, if it does so.
    ///     Nil takes the class that the app's delegate configures, or else `SceneDelegate` of its module.
    ///   - configuration: The simulated device.
    ///   - launchOptions: The options that the delegate receives.
    /// - Throws: ``ApplicationLaunchError/noWindow(delegate:)`` if the app shows no window.
    public convenience init(
        application delegateClass: any (NSObject & UIApplicationDelegate).Type,
        sceneDelegate sceneDelegateClass: (any (NSObject & UIWindowSceneDelegate).Type)? = nil,
        configuration: ScreenConfiguration,
        launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) throws {
        let launch = PlatformLaunch(
            delegateClass: delegateClass,
            sceneDelegateClass: sceneDelegateClass,
            launchOptions: launchOptions
        )
        guard let window = launch.run(on: configuration), let root = window.rootViewController else {
            throw ApplicationLaunchError.noWindow(delegate: String(describing: delegateClass))
        }
        self.init(root, in: window, configuration: configuration)
        launch.finish()
        layout()
    }
}
