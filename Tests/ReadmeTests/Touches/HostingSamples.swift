import PortableUIKit
import ScreenHosting

/// The sample of an app in ScreenHosting's catalog.
@MainActor
func useApplication(_ configuration: ScreenConfiguration, _ url: URL) throws {
    final class AppDelegate: UIResponder, UIApplicationDelegate {}

    let host = try ScreenHost(application: AppDelegate.self, configuration: configuration)
    host.enterBackground()
    host.pickDocuments([url])
}
