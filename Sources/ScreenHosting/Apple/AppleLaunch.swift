#if canImport(UIKit)
import UIKit

typealias PlatformLaunch = AppleLaunch

/// Tells a new delegate about a launch, inside of the app that runs already.
@MainActor
struct AppleLaunch {
    let delegateClass: any (NSObject & UIApplicationDelegate).Type
    let sceneDelegateClass: (any (NSObject & UIWindowSceneDelegate).Type)?
    let launchOptions: [UIApplication.LaunchOptionsKey: Any]?

    private let delegate: any UIApplicationDelegate

    init(
        delegateClass: any (NSObject & UIApplicationDelegate).Type,
        sceneDelegateClass: (any (NSObject & UIWindowSceneDelegate).Type)?,
        launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) {
        self.delegateClass = delegateClass
        self.sceneDelegateClass = sceneDelegateClass
        self.launchOptions = launchOptions
        delegate = delegateClass.init()
    }

    /// Launches the app until it enters the foreground; returns its main window.
    func run(on configuration: ScreenConfiguration) -> UIWindow? {
        let application = UIApplication.shared
        _ = delegate.application?(application, willFinishLaunchingWithOptions: launchOptions)
        let answer = delegate.application?(application, didFinishLaunchingWithOptions: launchOptions)
        if answer == nil { delegate.applicationDidFinishLaunching?(application) }
        return delegate.window ?? nil
    }

    /// Makes the app active.
    func finish() {
        delegate.applicationDidBecomeActive?(.shared)
    }
}
#endif
