import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

// The settings are global: tests that change them run serially and restore them.
@MainActor @Suite(.serialized) struct UIAccessibilityTests {
    @Test("apps read the host's settings, and changes are posted")
    func settings() {
        let host = HostAccessibility.shared
        defer { host.settings = HostAccessibility.Settings() }
        var posted: [String] = []
        let names = [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.boldTextStatusDidChangeNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { posted.append(name.rawValue) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        expect(!UIAccessibility.isReduceMotionEnabled)
        host.settings.isReduceMotionEnabled = true
        expect(UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isBoldTextEnabled)
        host.settings.isReduceMotionEnabled = true
        host.settings.isDarkerSystemColorsEnabled = true
        expect(UIAccessibility.isDarkerSystemColorsEnabled)
        expectEqual(posted, [UIAccessibility.reduceMotionStatusDidChangeNotification.rawValue])
    }

    @Test("the host receives an app's notifications")
    func posting() {
        let host = HostAccessibility.shared
        defer { host.notificationHandler = nil }
        var heard: [String] = []
        host.notificationHandler = { notification, argument in
            heard.append("\(notification.rawValue) \(argument as? String ?? "")")
        }
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        expectEqual(heard, ["1008 Saved"])
    }

    @Test("buttons can be activated, labels and disabled controls cannot")
    func interaction() {
        let label = UILabel()
        label.accessibilityTraits = .staticText
        expect(!label.accessibilityRespondsToUserInteraction)
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        expect(button.accessibilityRespondsToUserInteraction)
        expectEqual(button.accessibilityUserInputLabels, ["Go"])
        button.isEnabled = false
        expect(!button.accessibilityRespondsToUserInteraction)
        label.accessibilityRespondsToUserInteraction = true
        label.accessibilityUserInputLabels = ["One", "Uno"]
        expect(label.accessibilityRespondsToUserInteraction)
        expectEqual(label.accessibilityUserInputLabels, ["One", "Uno"])
    }

    @Test("rectangles and paths are converted to the screen, also those of scaled views")
    func coordinates() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        window.addSubview(view)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let expected = CGRect(x: 17, y: 29, width: 6, height: 8)
        expectEqual(UIAccessibility.convertToScreenCoordinates(rect, in: view), expected)
        let path = UIBezierPath(rect: rect)
        expectEqual(UIAccessibility.convertToScreenCoordinates(path, in: view).bounds, expected)
        expectEqual(path.bounds, rect)
    }
}
