import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor @Suite struct TypingTests {
    private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 150, height: 30))
    private let host: ScreenHost

    init() {
        let screen = UIViewController()
        screen.view.addSubview(field)
        var configuration = ScreenConfiguration(size: CGSize(width: 200, height: 100))
        configuration.hasHardwareKeyboard = true
        host = ScreenHost(screen, configuration: configuration)
    }

    @Test("after a tap on a field the host can type, delete and press Return")
    func typing() {
        expect(!host.typeText("x"))
        host.tap(at: CGPoint(x: 20, y: 20))
        expect(field.isEditing)
        expect(host.typeText("abc"))
        expect(host.deleteBackward(count: 2))
        expectEqual(field.text, "a")
        field.addAction(UIAction { _ in }, for: .primaryActionTriggered)
        expect(host.typeText("\n"))
        expect(!field.isEditing)
        expect(!host.deleteBackward())
    }

    @Test("keys of a hardware keyboard type text, and need a command with their modifier keys")
    func keys() {
        host.tap(at: CGPoint(x: 20, y: 20))
        expect(host.press("a", modifiers: .shift))
        expectEqual(field.text, "A")
        expect(!host.press("s", modifiers: .command))
        expectEqual(field.text, "A")
    }

    @Test("the caret is painted and blinks")
    func caret() throws {
        let plain = try host.bitmap()
        field.becomeFirstResponder()
        let shown = try host.bitmap()
        expect(shown != plain)
        host.advance(by: 0.6)
        try expectEqual(host.bitmap(), plain)
        host.advance(by: 0.5)
        try expectEqual(host.bitmap(), shown)
    }
}

@MainActor @Suite(.serialized) struct AccessibilitySettingsTests {
    @Test("apps receive the accessibility settings of the host")
    func settings() {
        defer { ScreenHost.accessibilitySettings = ScreenHost.AccessibilitySettings() }
        ScreenHost.accessibilitySettings.isReduceMotionEnabled = true
        expect(UIAccessibility.isReduceMotionEnabled)
        expectEqual(ScreenHost.accessibilitySettings, ScreenHost.AccessibilitySettings(isReduceMotionEnabled: true))
    }
}
