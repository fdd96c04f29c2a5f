import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class KeyView: UIView {
    var commands: [UIKeyCommand]?
    var log: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }

    func save() { log.append("save") }

    func saveFrom(_ sender: UIKeyCommand) { log.append("save \(sender.input ?? "")") }

    override func validate(_ command: UICommand) {
        log.append("validate")
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("began \(presses.first?.key?.characters ?? "")")
        super.pressesBegan(presses, with: event)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("ended \(presses.first?.key?.keyCode.rawValue ?? -1)")
        super.pressesEnded(presses, with: event)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log.append(motion == .motionShake && event?.type == .motion ? "shaken" : "moved")
    }
}

@MainActor @Suite("Key commands and presses")
struct KeyCommandTests {
    private let window = makeWindow()
    private let outer = KeyView()
    private let inner = KeyView()

    init() {
        window.makeKeyAndVisible()
        window.addSubview(outer)
        outer.addSubview(inner)
        inner.becomeFirstResponder()
    }

    @Test("a view controller has the commands that are added to it")
    func addedCommands() {
        let controller = UIViewController()
        let command = UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save", KeyView.save))
        expectEqual(controller.keyCommands, nil)
        controller.addKeyCommand(command)
        expectEqual(controller.keyCommands, [command])
        controller.removeKeyCommand(command)
        expectEqual(controller.keyCommands, nil)
    }

    @Test("a key command is performed by the responder that has the method, and no press is delivered")
    func command() {
        outer.commands = [
            UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save", KeyView.save))
        ]
        expect(window.hostPress("s", modifiers: .command))
        expectEqual(inner.log, ["validate", "save"])
        expect(outer.log.isEmpty)
    }

    @Test("the command is the sender of its action, and the innermost responder's command comes first")
    func sender() {
        inner.commands = [
            UIKeyCommand(
                input: UIKeyCommand.inputEscape,
                modifierFlags: [],
                action: Selector("saveFrom:", KeyView.saveFrom)
            )
        ]
        outer.commands = [
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("save", KeyView.save))
        ]
        expect(window.hostPress(UIKeyCommand.inputEscape))
        expectEqual(inner.log, ["validate", "save UIKeyInputEscape"])
    }

    @Test("a command needs exactly its modifier keys, and a disabled command isn't performed")
    func matching() {
        let command = UIKeyCommand(
            title: "Save",
            action: Selector("save", KeyView.save),
            input: "s",
            modifierFlags: [.command, .shift]
        )
        inner.commands = [command]
        expect(!window.hostPress("s", modifiers: .command))
        expect(window.hostPress("S", modifiers: [.command, .shift]))
        command.attributes = .disabled
        expect(!window.hostPress("s", modifiers: [.command, .shift]))
    }

    @Test("a key without a command is pressed and released up the responder chain")
    func presses() {
        expect(!window.hostPress("a", modifiers: .shift))
        expectEqual(inner.log, ["began A", "ended 4"])
        expectEqual(outer.log, ["began A", "ended 4"])
    }

    @Test("text goes to the first responder unless a command has priority")
    func text() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        outer.addSubview(field)
        field.becomeFirstResponder()
        let command = UIKeyCommand(input: "x", modifierFlags: [], action: Selector("save", KeyView.save))
        outer.commands = [command]
        expect(window.hostPress("x"))
        expect(window.hostPress("y", modifiers: .shift))
        expectEqual(field.text, "xY")
        command.wantsPriorityOverSystemBehavior = true
        expect(window.hostPress("x"))
        expectEqual(field.text, "xY")
        expectEqual(outer.log.last, "save")
        expect(window.hostPress("\u{8}"))
        expectEqual(field.text, "x")
    }

    @Test("gesture recognizers get the presses that they allow")
    func recognizers() {
        final class PressRecognizer: UIGestureRecognizer {
            var presses: [UIPress.PressType] = []

            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
                self.presses += presses.map(\.type)
                expectEqual(event.presses(for: self), presses)
            }
        }
        let recognizer = PressRecognizer()
        outer.addGestureRecognizer(recognizer)
        window.hostPress(UIKeyCommand.inputUpArrow)
        expect(recognizer.presses.isEmpty)
        recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.upArrow.rawValue)]
        window.hostPress(UIKeyCommand.inputUpArrow)
        window.hostPress(UIKeyCommand.inputDownArrow)
        window.hostPress("a")
        expectEqual(recognizer.presses, [.upArrow])
    }

    @Test("without a first responder, the frontmost view controller gets the keys")
    func frontmostController() {
        final class Controller: UIViewController {
            var presses = 0

            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                self.presses += 1
            }
        }
        inner.resignFirstResponder()
        let controller = Controller()
        let child = Controller()
        window.rootViewController = controller
        controller.addChild(child)
        controller.view.addSubview(child.view)
        child.didMove(toParent: controller)
        window.bringSubviewToFront(controller.view)
        window.hostPress("a")
        expectEqual(child.presses, 1)
        expectEqual(controller.presses, 0)
    }

    @Test("a shake is a motion event of the first responder")
    func shake() {
        window.hostShake()
        expectEqual(inner.log, ["shaken"])
    }

    @Test("keys have the codes of the USB usage tables")
    func codes() {
        expectEqual(KeyCodes.code(of: "z").rawValue, 29)
        expectEqual(KeyCodes.code(of: "0").rawValue, 39)
        expectEqual(KeyCodes.code(of: UIKeyCommand.f12).rawValue, 69)
        expectEqual(KeyCodes.code(of: UIKeyCommand.inputUpArrow).rawValue, 82)
        expectEqual(UIKeyboardHIDUsage.keyboardRightGUI.rawValue, 231)
        expectEqual(UIKeyboardHIDUsage.keyboardExSel.rawValue, 164)
    }
}
