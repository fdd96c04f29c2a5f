#if !canImport(UIKit)
@_spi(Host) import HeadlessUIKit

typealias PlatformLaunch = HeadlessLaunch

/// Launches an app as the system does on a device.
@MainActor
struct HeadlessLaunch {
    let delegateClass: any (NSObject & UIApplicationDelegate).Type
    let sceneDelegateClass: (any (NSObject & UIWindowSceneDelegate).Type)?
    let launchOptions: [UIApplication.LaunchOptionsKey: Any]?

    /// Launches the app until it enters the foreground; returns its main window.
    func run(on configuration: ScreenConfiguration) -> UIWindow? {
        let screen = UIWindow(hostSize: configuration.size, traits: configuration.hostTraits)
        let launch = HostLaunch(
            delegateClass: delegateClass,
            sceneDelegateClass: sceneDelegateClass,
            options: launchOptions
        )
        var window: UIWindow?
        configuration.performWithSystem { window = launch.run(on: screen) }
        return window
    }

    /// Makes the app active.
    func finish() {
        UIApplication.shared.hostBecomeActive()
    }
}
#endif
