import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

/// A label whose text can be copied, and a command of its own.
@MainActor private final class CopyableLabel: UILabel {
    var log: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:") || super.canPerformAction(action, withSender: sender)
    }

    override func copy(_ sender: Any?) {
        log.append("copy")
    }

    func shout(_ sender: Any?) {
        log.append("shout from \(sender is UICommand ? "a command" : "elsewhere")")
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        builder.insertSibling(
            UIMenu(title: "More", children: [UIAction(title: "Deep") { _ in }]),
            afterMenu: .standardEdit
        )
    }
}

@MainActor @Suite("Edit menus", .serialized)
struct EditMenuTests {
    private let window = makeWindow(width: 200, height: 200)
    private let field = UITextField(frame: CGRect(x: 0, y: 80, width: 200, height: 40))
    private let pasteboard = UIPasteboard.general

    init() {
        pasteboard.items = []
        field.text = "one two"
        window.addSubview(field)
        window.hostLayout()
    }

    private var titles: [String]? { window.hostEditMenuElements?.map(\.title) }

    private func tap(_ point: CGPoint) {
        window.hostTouchDown(at: point)
        window.hostTouchUp()
        window.hostLayout()
    }

    @discardableResult
    private func choose(_ title: String) -> Bool {
        let element = window.hostEditMenuElements?.first { $0.title == title && !($0 is UIMenu) }
        return element.map { window.hostChooseInEditMenu($0) } ?? false
    }

    private func select(_ range: Range<Int>) {
        field.becomeFirstResponder()
        field.selectedTextRange = UTF16TextRange(range)
    }

    @Test("a double tap selects a word and shows its commands; copied text can be pasted")
    func doubleTap() {
        field.becomeFirstResponder()
        window.hostLayout()
        window.clock.advance(by: 1)
        tap(CGPoint(x: 10, y: 100))
        tap(CGPoint(x: 10, y: 100))
        expectEqual(field.document.selection, 0..<3)
        expectEqual(titles, ["Cut", "Copy", "Select All"])
        expect(choose("Copy"))
        expectEqual(titles, nil)
        expectEqual(pasteboard.string, "one")
        select(7..<7)
        field.showEditMenu()
        expectEqual(titles, ["Paste", "Select", "Select All"])
        choose("Paste")
        expectEqual(field.text, "one twoone")
    }

    @Test("a press shows the menu, Select goes on with the word, and Cut removes it")
    func press() {
        field.becomeFirstResponder()
        window.hostTouchDown(at: CGPoint(x: 10, y: 100))
        window.clock.advance(by: 1)
        window.hostTouchUp()
        expectEqual(field.document.selection, 0..<3)
        choose("Cut")
        expectEqual(field.text, " two")
        select(4..<4)
        field.showEditMenu()
        choose("Select")
        expectEqual(field.document.selection, 1..<4)
        expectEqual(titles?.contains("Copy"), true)
    }

    @Test("secure text cannot be copied")
    func secure() {
        field.isSecureTextEntry = true
        select(0..<3)
        expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
        expect(field.canPerformAction(Selector("selectAll:"), withSender: nil))
    }

    @Test("the delegate of a text field changes the menu")
    func delegate() {
        final class Delegate: NSObject, UITextFieldDelegate {
            func textField(
                _ textField: UITextField,
                editMenuForCharactersIn range: NSRange,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                UIMenu(children: [UIAction(title: "\(range.location)-\(range.length)") { _ in }])
            }
        }
        let delegate = Delegate()
        field.delegate = delegate
        select(4..<7)
        field.showEditMenu()
        expectEqual(titles, ["4-3"])
    }

    @Test("the menu controller shows what the first responder can perform, with custom items")
    func menuController() {
        let label = CopyableLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        window.addSubview(label)
        label.becomeFirstResponder()
        let controller = UIMenuController.shared
        controller.menuItems = [
            UIMenuItem(title: "Shout", action: Selector("shout:", CopyableLabel.shout)),
            UIMenuItem(title: "Unknown", action: Selector("unknown:")),
        ]
        defer { controller.menuItems = nil }
        controller.showMenu(from: label, rect: label.bounds)
        expect(controller.isMenuVisible)
        expectEqual(titles, ["Copy", "More", "Shout"])
        expect(controller.menuFrame.minY >= 20)
        choose("Shout")
        expect(!controller.isMenuVisible)
        controller.showMenu(from: label, rect: label.bounds)
        choose("Copy")
        expectEqual(label.log, ["shout from a command", "copy"])
        controller.showMenu(from: label, rect: label.bounds)
        tap(CGPoint(x: 150, y: 190))
        expect(!controller.isMenuVisible)
    }

    @Test("an interaction asks its delegate for the menu and tells when it appears and disappears")
    func interaction() {
        final class Delegate: NSObject, UIEditMenuInteractionDelegate {
            var log: [String] = []

            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction,
                menuFor configuration: UIEditMenuConfiguration,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                UIMenu(children: suggestedActions + [UIAction(title: "Own") { _ in }])
            }

            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction,
                willPresentMenuFor configuration: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            ) {
                animator.addCompletion { self.log.append("presented") }
            }

            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction,
                willDismissMenuFor configuration: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            ) {
                log.append("dismiss \(configuration.identifier)")
            }
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let delegate = Delegate()
        let interaction = UIEditMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        window.addSubview(view)
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: "id", sourcePoint: CGPoint(x: 50, y: 25))
        )
        expectEqual(titles, ["Own"])
        expectEqual(interaction.location(in: window), CGPoint(x: 50, y: 25))
        window.clock.advance(by: 1)
        interaction.dismissMenu()
        expectEqual(delegate.log, ["presented", "dismiss id"])
        expectEqual(titles, nil)
    }
}
