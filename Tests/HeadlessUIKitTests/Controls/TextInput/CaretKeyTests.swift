import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Keys that move the caret")
struct CaretKeyTests {
    private let window = makeWindow(width: 300, height: 400)

    private func field(_ text: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
        field.text = text
        window.addSubview(field)
        window.makeKeyAndVisible()
        field.becomeFirstResponder()
        return field
    }

    private func selection(_ input: any UITextInput) -> [Int] {
        guard let range = input.selectedTextRange else { return [] }
        return [range.start, range.end].map { input.offset(from: input.beginningOfDocument, to: $0) }
    }

    private func press(_ keys: String..., modifiers: UIKeyModifierFlags = []) {
        for key in keys { expect(window.hostPress(key, modifiers: modifiers)) }
    }

    private let left = UIKeyCommand.inputLeftArrow
    private let right = UIKeyCommand.inputRightArrow
    private let up = UIKeyCommand.inputUpArrow
    private let down = UIKeyCommand.inputDownArrow

    @Test("arrows move by characters as people see them, and stay at the ends")
    func characters() {
        let field = field("a👨‍👩‍👧b")
        expectEqual(selection(field), [10, 10])
        press(left, left)
        expectEqual(selection(field), [1, 1])
        press(left, left)
        expectEqual(selection(field), [0, 0])
        press(right, right)
        expectEqual(selection(field), [9, 9])
        window.hostType("c")
        expectEqual(field.text, "a👨‍👩‍👧cb")
        press(down, right)
        expectEqual(selection(field), [11, 11])
        press(up)
        expectEqual(selection(field), [0, 0])
    }

    @Test("with Option words are passed, with Command lines")
    func words() {
        let field = field("one two, three")
        press(left, modifiers: .alternate)
        expectEqual(selection(field), [9, 9])
        press(left, modifiers: .alternate)
        expectEqual(selection(field), [4, 4])
        press(right, modifiers: .alternate)
        expectEqual(selection(field), [7, 7])
        press(left, modifiers: .command)
        expectEqual(selection(field), [0, 0])
        press(right, modifiers: .command)
        expectEqual(selection(field), [14, 14])
    }

    @Test("with Shift the selection grows and shrinks at the end that moves")
    func selecting() {
        let field = field("abcdef")
        press(left, left, left)
        press(right, right, modifiers: .shift)
        expectEqual(selection(field), [3, 5])
        press(left, left, left, modifiers: .shift)
        expectEqual(selection(field), [2, 3])
        press(right)
        expectEqual(selection(field), [3, 3])
        press(left, left, modifiers: .shift)
        expectEqual(selection(field), [1, 3])
        press(left)
        expectEqual(selection(field), [1, 1])
        press(right, modifiers: [.shift, .command])
        window.hostType("x")
        expectEqual(field.text, "ax")
    }

    @Test("right to left, the left arrow goes on in the text")
    func rightToLeft() {
        let field = field("אבג")
        field.semanticContentAttribute = .forceRightToLeft
        press(up)
        expectEqual(selection(field), [0, 0])
        press(left, left)
        expectEqual(selection(field), [2, 2])
        press(right)
        expectEqual(selection(field), [1, 1])
        press(left, modifiers: .command)
        expectEqual(selection(field), [3, 3])
    }

    @Test("in a text view the caret goes up and down by lines, and to the ends with Command")
    func lines() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.text = "aaaaa\naaaaaa\naaaaa"
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 8, length: 0)
        press(up)
        expectEqual(view.selectedRange, NSRange(location: 2, length: 0))
        press(down, down)
        expectEqual(view.selectedRange, NSRange(location: 15, length: 0))
        press(left, modifiers: .command)
        expectEqual(view.selectedRange, NSRange(location: 13, length: 0))
        press(up, modifiers: .command)
        expectEqual(view.selectedRange, NSRange(location: 0, length: 0))
        press(down, modifiers: [.command, .shift])
        expectEqual(view.selectedRange, NSRange(location: 0, length: 18))
    }

    @Test("keys do nothing where no text is edited")
    func noText() {
        window.makeKeyAndVisible()
        expect(!window.hostPress(left))
    }
}
