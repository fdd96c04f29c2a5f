import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

private final class InputLog: NSObject, UITextInputDelegate {
    var log: [String] = []

    func selectionWillChange(_ textInput: (any UITextInput)?) { log.append("will select") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { log.append("did select") }
    func textWillChange(_ textInput: (any UITextInput)?) { log.append("will change") }
    func textDidChange(_ textInput: (any UITextInput)?) { log.append("did change") }
}

@MainActor @Suite("Text input")
struct TextInputTests {
    private let window = makeWindow(width: 300, height: 300)
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))

    init() {
        window.addSubview(field)
        window.hostLayout()
        field.becomeFirstResponder()
    }

    private func range(_ input: any UITextInput, _ lower: Int, _ upper: Int) -> UITextRange? {
        guard let start = input.position(from: input.beginningOfDocument, offset: lower),
            let end = input.position(from: input.beginningOfDocument, offset: upper)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    private func units(_ range: UITextRange?) -> Range<Int>? {
        range.map {
            field.offset(
                from: field.beginningOfDocument,
                to: $0.start
            )..<field.offset(
                from: field.beginningOfDocument,
                to: $0.end
            )
        }
    }

    @Test("marked text replaces itself until it is unmarked or replaced by typed text")
    func marking() {
        field.text = "ab"
        field.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
        field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        expectEqual(field.text, "abni")
        expectEqual(units(field.markedTextRange), 2..<4)
        field.insertText("你")
        expectEqual(field.text, "ab你")
        expectEqual(field.markedTextRange, nil)
        field.setMarkedText("hao", selectedRange: NSRange(location: 0, length: 3))
        expectEqual(units(field.selectedTextRange), 3..<6)
        field.unmarkText()
        expect(field.text == "ab你hao" && field.markedTextRange == nil)
        field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
        expect(field.text == "ab你" && field.markedTextRange == nil)
    }

    @Test("a text view marks text as well")
    func markingInTextViews() {
        let view = UITextView(frame: CGRect(x: 0, y: 50, width: 300, height: 100))
        window.addSubview(view)
        view.becomeFirstResponder()
        view.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
        expectEqual(view.markedTextRange?.isEmpty, false)
        view.insertText("か")
        expect(view.text == "か" && view.markedTextRange == nil)
    }

    @Test("the tokenizer finds words and sentences in both directions")
    func tokenizer() {
        field.text = "Don't stop. Go on!"
        let tokenizer = field.tokenizer
        let middle = field.position(from: field.beginningOfDocument, offset: 2) ?? field.endOfDocument
        expectEqual(
            units(tokenizer.rangeEnclosingPosition(middle, with: .word, inDirection: .storage(.forward))),
            0..<5
        )
        expectEqual(
            units(tokenizer.rangeEnclosingPosition(middle, with: .sentence, inDirection: .storage(.forward))),
            0..<12
        )
        let next = tokenizer.position(from: middle, toBoundary: .word, inDirection: .storage(.forward))
        expect(next.map { field.offset(from: field.beginningOfDocument, to: $0) } == 5)
        let end = field.position(from: field.beginningOfDocument, offset: 5) ?? field.endOfDocument
        expect(tokenizer.isPosition(end, atBoundary: .word, inDirection: .storage(.forward)))
        expect(!tokenizer.isPosition(end, withinTextUnit: .word, inDirection: .storage(.forward)))
        expect(tokenizer.isPosition(end, withinTextUnit: .word, inDirection: .storage(.backward)))
    }

    @Test("positions move by characters, not by halves of them")
    func movement() {
        field.text = "a😀b"
        let first = field.position(from: field.beginningOfDocument, in: .right, offset: 1)
        let second = first.flatMap { field.position(from: $0, in: .right, offset: 1) }
        expect(second.map { field.offset(from: field.beginningOfDocument, to: $0) } == 3)
        expectEqual(field.position(from: field.beginningOfDocument, in: .left, offset: 1), nil)
        expect(units(second.flatMap { field.characterRange(byExtending: $0, in: .left) }) == 1..<3)
        expectEqual(field.baseWritingDirection(for: field.beginningOfDocument, in: .forward), .leftToRight)
    }

    @Test("a selection has a rectangle for each line, and knows its ends")
    func selectionRects() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.text = "one\ntwo"
        let rects = range(view, 1, 6).map { view.selectionRects(for: $0) } ?? []
        expectEqual(rects.count, 2)
        expect(rects.first?.containsStart == true && rects.first?.containsEnd == false)
        expectEqual(rects.last?.containsEnd, true)
        let down = view.position(from: view.beginningOfDocument, in: .down, offset: 1)
        expect(down.map { view.offset(from: view.beginningOfDocument, to: $0) } == 4)
    }

    @Test("the input delegate is told about changes by the app")
    func inputDelegate() {
        let log = InputLog()
        field.inputDelegate = log
        field.text = "abc"
        field.selectedTextRange = range(field, 0, 1)
        expectEqual(log.log, ["will change", "did change", "will select", "did select"])
    }
}
