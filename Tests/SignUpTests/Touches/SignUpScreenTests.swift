import Expectations
import Honeycomb
import ScreenHosting
import SignUp
import Testing

@MainActor
@Suite("The screen of the sign-up example")
struct SignUpScreenTests {
    @Test("typing from field to field with Return fills the form and sends it")
    func filling() throws {
        var sent: [SignUpForm] = []
        let screen = SignUpViewController { sent.append($0) }
        let host = ScreenHost(screen, configuration: ScreenConfiguration(size: CGSize(width: 390, height: 844)))
        host.layout()
        host.tap(at: CGPoint(x: 100, y: 90))
        settle(host)
        expectEqual(screen.focus, .name)
        for text in ["Anna", "anna@example.com", "9161234567", "correct horse"] {
            expect(host.typeText(text))
            settle(host)
            expect(host.typeText("\n"))
            settle(host)
        }
        expectEqual(sent.count, 1)
        expectEqual(sent.first?[.email], "anna@example.com")
        expectEqual(sent.first?[.phone], "9161234567")
        expect(screen.focus == nil)
    }

    @Test("an invalid form is not sent: all errors appear, and the first field gets the focus")
    func invalid() {
        var sent = 0
        let screen = SignUpViewController { _ in sent += 1 }
        let host = ScreenHost(screen, configuration: ScreenConfiguration(size: CGSize(width: 390, height: 844)))
        host.layout()
        let labels = screen.collectionView.visibleCells.compactMap(\.accessibilityLabel)
        expectEqual(labels.last, "Create account")
        _ = screen.collectionView.visibleCells.first { $0.accessibilityLabel == "Create account" }?
            .accessibilityActivate()
        settle(host)
        expect(sent == 0 && screen.focus == .name)
        expectEqual(screen.form.checked.count, 4)
        let shown = screen.collectionView.visibleCells.compactMap(\.accessibilityLabel).joined()
        expect(shown.contains("Enter your name") && shown.contains("Use at least 8 characters"))
    }

    /// Runs the animations of an update.
    private func settle(_ host: ScreenHost) {
        host.layout()
        host.advance(by: 1)
        host.layout()
    }
}
