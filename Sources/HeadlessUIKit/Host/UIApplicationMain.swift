import Foundation

/// Launches the app with the named classes, and ends the process as described at `UIApplicationDelegate.main()`.
public func UIApplicationMain(
    _ argc: Int32,
    _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    MainActor.assumeIsolated {
        if let principalClassName {
            guard let principal = NSClassFromString(principalClassName) as? UIApplication.Type else {
                fatalError(
                    "Unable to instantiate the UIApplication subclass instance. No class named \(principalClassName)"
                )
            }
            _ = principal.make()
        }
        guard let delegateClassName, let delegateClass = NSClassFromString(delegateClassName) else {
            fatalError("No class named \(delegateClassName ?? "nil") to create the app's delegate from")
        }
        return HeadlessRun(delegateClass).run()
    }
}

extension UIApplicationDelegate {
    /// Launches the app with this class as the delegate: the entry point of a class with `@main`.
    ///
    /// On a device the app runs until the system ends it. Without a display it lays out the first frame and ends, unless
    /// the environment says otherwise: `HEADLESS_UIKIT_SECONDS` runs the main run loop for that many seconds, and
    /// `HEADLESS_UIKIT_SNAPSHOT` writes the window to a PNG file before the end.
    @MainActor public static func main() {
        let status = HeadlessRun(self as AnyClass).run()
        if status != 0 { exit(status) }
    }
}

/// The life of an app whose process has no host.
@MainActor private struct HeadlessRun {
    private static let secondsKey = "HEADLESS_UIKIT_SECONDS"
    private static let snapshotKey = "HEADLESS_UIKIT_SNAPSHOT"
    private static let screenSize = CGSize(width: 390, height: 844)

    private let delegateClass: AnyClass

    init(_ delegateClass: AnyClass) {
        self.delegateClass = delegateClass
    }

    /// Launches the app, shows its window and ends it. Returns the status of the process.
    func run() -> Int32 {
        let screen = UIWindow(frame: CGRect(origin: .zero, size: Self.screenSize))
        let window = HostLaunch(delegateClass: delegateClass).run(on: screen)
        window?.layOutAndFinishAppearances()
        let application = UIApplication.shared
        application.hostBecomeActive()
        window?.layOutAndFinishAppearances()
        if let seconds = Self.variable(Self.secondsKey).flatMap(TimeInterval.init), seconds > 0 {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
        }
        let status = Self.variable(Self.snapshotKey).map { write(window, to: $0) } ?? 0
        application.hostTerminate()
        return status
    }

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    private func write(_ window: UIWindow?, to path: String) -> Int32 {
        do {
            guard let window else { throw CocoaError(.fileWriteUnknown) }
            let frame = HostFrame(of: window, scale: window.traitCollection.displayScale)
            try frame.paint()
            try frame.png(isSmall: false).write(to: URL(fileURLWithPath: path))
            return 0
        } catch {
            FileHandle.standardError.write(Data("The window cannot be written to \(path): \(error)\n".utf8))
            return 1
        }
    }
}
