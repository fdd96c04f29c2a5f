import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Alerts")
struct AlertTests {
    private let window = makeWindow(width: 320, height: 480)
    private let root = UIViewController()

    init() {
        window.rootViewController = root
        window.hostLayout()
    }

    private func button(_ title: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.currentTitle == title { return button }
        for subview in view.subviews {
            if let found = button(title, in: subview) { return found }
        }
        return nil
    }

    private func tap(_ button: UIButton) {
        let point = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        window.hostTouchDown(at: point)
        window.hostTouchUp()
        window.clock.advance(by: 1)
    }

    @Test("a tap on a button takes the alert away and then calls its handler")
    func alert() throws {
        var log: [String] = []
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [root] action in
                log.append("\(action.title ?? "") \(root.presentedViewController == nil)")
            }
        )
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        #expect(alert.actions.map(\.title) == ["OK", "Cancel"])
        root.present(alert, animated: false)
        window.hostLayout()
        let ok = try #require(button("OK", in: window))
        let cancel = try #require(button("Cancel", in: window))
        #expect(cancel.frame.maxX == ok.frame.minX)
        #expect(ok.frame.height == 44)
        tap(ok)
        #expect(log == ["OK true"])
        #expect(window.subviews.count == 1)
    }

    @Test("an action that is not enabled cannot be tapped until it is")
    func enabling() throws {
        var count = 0
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "OK", style: .default) { _ in count += 1 }
        action.isEnabled = false
        alert.addAction(action)
        root.present(alert, animated: false)
        window.hostLayout()
        tap(try #require(button("OK", in: window)))
        #expect(count == 0)
        action.isEnabled = true
        tap(try #require(button("OK", in: window)))
        #expect(count == 1)
    }

    @Test("an alert has fields, and the first of them the keyboard")
    func fields() {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        #expect(alert.textFields == nil)
        alert.addTextField { $0.placeholder = "Name" }
        root.present(alert, animated: false)
        window.hostLayout()
        #expect(window.hostFirstResponder === alert.textFields?.first)
        window.hostType("Bee")
        #expect(alert.textFields?.first?.text == "Bee")
    }

    @Test("a touch beside a sheet cancels it")
    func sheet() {
        var log: [String] = []
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log.append("delete") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.append("cancel") })
        root.present(sheet, animated: false)
        window.hostLayout()
        window.hostTouchDown(at: CGPoint(x: 160, y: 40))
        window.hostTouchUp()
        window.clock.advance(by: 1)
        #expect(log == ["cancel"])
    }
}
