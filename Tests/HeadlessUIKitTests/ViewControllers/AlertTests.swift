import Expectations
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

    @Test("a tap on a button dismisses the alert and then calls its handler")
    func alert() throws {
        var log: [String] = []
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [root] action in
                log.append("\(action.title ?? "") \(root.presentedViewController == nil)")
            }
        )
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        expectEqual(alert.actions.map(\.title), ["OK", "Cancel"])
        root.present(alert, animated: false)
        window.hostLayout()
        let ok = try require(button("OK", in: window))
        let cancel = try require(button("Cancel", in: window))
        expectEqual(cancel.frame.maxX, ok.frame.minX)
        expectEqual(ok.frame.height, 44)
        tap(ok)
        expectEqual(log, ["OK true"])
        expectEqual(window.subviews.count, 1)
    }

    @Test("the button of an action has the action's identifier")
    func identifiers() throws {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "OK", style: .default)
        action.accessibilityIdentifier = "ok"
        alert.addAction(action)
        root.present(alert, animated: false)
        window.hostLayout()
        let shown = try require(button("OK", in: window))
        expectEqual(shown.accessibilityIdentifier, "ok")
        action.accessibilityIdentifier = "fine"
        expectEqual(shown.accessibilityIdentifier, "fine")
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
        tap(try require(button("OK", in: window)))
        expectEqual(count, 0)
        action.isEnabled = true
        tap(try require(button("OK", in: window)))
        expectEqual(count, 1)
    }

    @Test("an alert has fields, and the first of them the keyboard")
    func fields() {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        expectEqual(alert.textFields, nil)
        alert.addTextField { $0.placeholder = "Name" }
        root.present(alert, animated: false)
        window.hostLayout()
        expect(window.hostFirstResponder === alert.textFields?.first)
        window.hostType("Bee")
        expectEqual(alert.textFields?.first?.text, "Bee")
    }

    @Test("a touch outside an action sheet cancels it")
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
        expectEqual(log, ["cancel"])
    }

    private func alert(_ titles: [String], title: String? = "Title", _ style: UIAlertController.Style = .alert)
        -> UIAlertController
    {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: style)
        for title in titles {
            alert.addAction(UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default))
        }
        root.present(alert, animated: false)
        window.hostLayout()
        return alert
    }

    @Test("button titles that do not fit side by side are stacked, with cancel last")
    func longTitles() throws {
        _ = alert(["Cancel", "Delete everything there is"])
        let delete = try require(button("Delete everything there is", in: window))
        let cancel = try require(button("Cancel", in: window))
        expect(delete.frame.maxY == cancel.frame.minY && delete.frame.width == 270)
    }

    @Test("from right to left the cancel button is at the right")
    func rightToLeft() throws {
        root.view.semanticContentAttribute = .forceRightToLeft
        window.hostTraits = UITraitCollection(traitsFrom: [
            window.hostTraits, UITraitCollection(layoutDirection: .rightToLeft),
        ])
        _ = alert(["Cancel", "OK"])
        let ok = try require(button("OK", in: window))
        let cancel = try require(button("Cancel", in: window))
        expectEqual(ok.frame.maxX, cancel.frame.minX)
    }

    @Test(
        "actions that do not fit a low window are scrolled",
        arguments: [UIAlertController.Style.alert, .actionSheet]
    )
    func manyActions(style: UIAlertController.Style) throws {
        _ = alert((1...20).map { "Action \($0)" } + ["Cancel"], style)
        let last = try require(button("Action 20", in: window))
        let list = try require(last.superview as? UIScrollView)
        let visible = list.convert(list.bounds, to: nil)
        expect(window.bounds.contains(visible))
        expect(list.contentSize.height >= 20 * 44)
        list.contentOffset.y = list.contentSize.height - list.bounds.height
        window.hostLayout()
        expect(visible.contains(last.convert(last.bounds, to: nil)))
    }

    @Test("an alert without texts and actions, and one in a window without size, are laid out")
    func nothing() {
        _ = alert([], title: nil)
        expectEqual(root.presentedViewController?.view.subviews.first?.frame.height, 0)
        root.dismiss(animated: false)
        window.frame.size = .zero
        _ = alert(["OK", "Cancel"], .actionSheet)
        expectEqual(root.presentedViewController?.view.frame, .zero)
    }

    @Test("only the first tap on an alert that goes counts")
    func tappingTwice() throws {
        var log: [String] = []
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        for title in ["One", "Two"] {
            alert.addAction(UIAlertAction(title: title, style: .default) { log.append($0.title ?? "") })
        }
        root.present(alert, animated: false)
        window.hostLayout()
        for button in [try require(button("One", in: window)), try require(button("Two", in: window))] {
            let point = button.convert(CGPoint(x: 20, y: 20), to: nil)
            window.hostTouchDown(at: point)
            window.hostTouchUp()
        }
        window.clock.advance(by: 1)
        expectEqual(log, ["One"])
    }

    @Test("letters and rows of an alert grow with the text size")
    func textSize() throws {
        _ = alert(["OK"])
        let small = try require(button("OK", in: window)).frame.height
        window.hostTraits = UITraitCollection(traitsFrom: [
            window.hostTraits,
            UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
        ])
        window.hostLayout()
        let large = try require(button("OK", in: window)).frame.height
        expect(small == 44 && large > 60)
    }

    @Test("the view of an alert may outlive it")
    func outliving() {
        var view: UIView?
        do {
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            view = alert.view
        }
        view?.setNeedsLayout()
        view?.layoutIfNeeded()
        expect(view != nil)
    }

    @Test("the previous first responder is restored after an alert with a text field")
    func keyboard() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addTextField()
        root.present(alert, animated: false)
        window.hostLayout()
        expect(!field.isFirstResponder)
        root.dismiss(animated: false)
        expect(field.isFirstResponder)
    }
}
