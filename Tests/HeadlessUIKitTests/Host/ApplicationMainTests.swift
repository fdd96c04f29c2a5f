import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

/// Not nested or private: classes are found by their names at the top level only.
final class MainEntryDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = MainEntryController()
        window.makeKeyAndVisible()
        self.window = window
        print("launched")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
    func applicationWillTerminate(_ application: UIApplication) { print("terminates") }
}

final class MainEntryController: UIViewController {
    override func viewDidLayoutSubviews() { print("laid out \(Int(view.bounds.width))") }
    override func viewDidAppear(_ animated: Bool) { print("appeared") }
}

@Suite("Entry point of an app")
struct ApplicationMainTests {
    @Test("main() launches the app, lays out its first screen and returns")
    func main() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run { MainEntryDelegate.main() }
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        let lines = output.split(separator: "\n").filter {
            ["launched", "laid out 390", "appeared", "active", "terminates"].contains($0)
        }
        expectEqual(lines, ["launched", "laid out 390", "appeared", "active", "terminates"])
    }

    @Test("UIApplicationMain finds the delegate by its name, and returns the status of the app")
    func named() async throws {
        let result = await #expect(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
            await MainActor.run {
                let name = NSStringFromClass(MainEntryDelegate.self)
                expectEqual(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name), 0)
            }
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        expect(output.contains("launched"))
    }

    @Test("a delegate's class that does not exist stops the program with its name")
    func missing() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIApplicationMain(0, CommandLine.unsafeArgv, nil, "App.Nobody") }
        }
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(errors.contains("No class named App.Nobody to create the app's delegate from"))
    }
}
