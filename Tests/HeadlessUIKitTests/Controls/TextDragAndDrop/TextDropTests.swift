import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class ChangeLog: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []
    var allows = true

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        log.append("\(range.location) \(range.length) \(string)")
        return allows
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        log.append("\(range.location) \(range.length) \(text)")
        return allows
    }
}

@Suite("Text that is dropped into text fields and text views") @MainActor
struct TextDropTests {
    private let screen = TextDragScreen()
    private let changes = ChangeLog()
    private var field: UITextField { screen.field }
    private var view: UITextView { screen.view }

    private func drag(_ units: Range<Int>, of input: any UIView & UITextDraggable, to point: CGPoint) {
        screen.select(units, in: input)
        screen.press(at: screen.center(of: units, in: input))
        screen.drop(at: point)
    }

    @Test("text is moved forwards and backwards within a view, and selected there")
    func moving() {
        view.delegate = changes
        drag(0..<4, of: view, to: screen.place(of: 8, in: view))
        expectEqual(view.text, "two one three")
        expectEqual(changes.log, ["8 0 one ", "0 4 "])
        expectEqual(view.selectedRange, NSRange(location: 4, length: 4))
        drag(8..<13, of: view, to: screen.place(of: 0, in: view))
        expectEqual(view.text, "threetwo one ")
        expectEqual(view.selectedRange, NSRange(location: 0, length: 5))
        drag(5..<8, of: view, to: screen.place(of: 6, in: view))
        expectEqual(view.text, "threetwo one ")
    }

    @Test("moved text keeps its attributes")
    func attributes() {
        let text = NSMutableAttributedString(string: "red two")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        view.attributedText = text
        drag(0..<3, of: view, to: screen.place(of: 7, in: view))
        expectEqual(view.text, " twored")
        let color = view.attributedText.attribute(.foregroundColor, at: 4, effectiveRange: nil)
        expectEqual(color as? UIColor, .red)
    }

    @Test("a drop does what the delegate proposes: it copies, replaces the selection or all")
    func proposals() {
        view.textDropDelegate = screen.log
        screen.log.change = { _ in UITextDropProposal(operation: .copy) }
        drag(0..<4, of: view, to: screen.place(of: 13, in: view))
        expectEqual(view.text, "one two threeone ")
        screen.log.change = {
            $0.dropAction = .replaceSelection
            return $0
        }
        view.text = "one two three"
        view.selectedRange = NSRange(location: 4, length: 3)
        drag(6..<9, of: field, to: screen.place(of: 0, in: view))
        expectEqual(view.text, "one tea three")
        screen.log.change = {
            $0.dropAction = .replaceAll
            return $0
        }
        drag(0..<5, of: field, to: screen.place(of: 0, in: view))
        expectEqual(view.text, "green")
        screen.log.change = { _ in UITextDropProposal(operation: .forbidden) }
        drag(0..<5, of: field, to: screen.place(of: 0, in: view))
        expectEqual(view.text, "green")
    }

    @Test("the delegate can perform a drop itself")
    func delegatePerforms() {
        view.textDropDelegate = screen.log
        screen.log.change = {
            $0.dropPerformer = .delegate
            return $0
        }
        var loaded: [String] = []
        screen.log.willPerform = { request in
            request.dropSession.loadObjects(ofClass: NSString.self) { objects in
                loaded = objects.compactMap { ($0 as? NSString).map { String(describing: $0) } }
            }
        }
        drag(6..<9, of: field, to: screen.place(of: 0, in: view))
        expectEqual(view.text, "one two three")
        expectEqual(loaded, ["tea"])
    }

    @Test("a view that cannot be edited takes no drop unless the delegate says so")
    func editability() {
        view.isEditable = false
        drag(6..<9, of: field, to: screen.place(of: 0, in: view))
        expectEqual(view.text, "one two three")
        view.textDropDelegate = screen.log
        drag(6..<9, of: field, to: screen.place(of: 0, in: view))
        expectEqual(screen.log.log, ["editable"])
        expectEqual(view.text, "one two three")
        screen.log.editability = .temporary
        screen.log.willPerform = { [view] _ in expect(view.isEditable) }
        drag(6..<9, of: field, to: screen.place(of: 0, in: view))
        expectEqual(view.text, "teaone two three")
        expect(!view.isEditable)
        screen.log.editability = .yes
        drag(6..<9, of: field, to: screen.place(of: 0, in: view))
        expectEqual(view.text, "teateaone two three")
        expect(view.isEditable)
    }

    @Test("a disabled field takes no drop")
    func disabledField() {
        field.isEnabled = false
        drag(0..<3, of: view, to: screen.place(of: 0, in: field))
        expectEqual(field.text, "green tea")
        field.isEnabled = true
        drag(0..<3, of: view, to: screen.place(of: 0, in: field))
        expectEqual(field.text, "onegreen tea")
    }

    @Test("the delegate of the text can refuse the change, and a field reports it")
    func refusing() {
        field.delegate = changes
        var events = 0
        field.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
        changes.allows = false
        drag(0..<3, of: view, to: screen.place(of: 5, in: field))
        expectEqual(field.text, "green tea")
        changes.allows = true
        drag(0..<3, of: view, to: screen.place(of: 5, in: field))
        expectEqual(field.text, "greenone tea")
        expectEqual(changes.log, ["5 0 one", "5 0 one"])
        expectEqual(events, 1)
    }

    @Test("a caret shows where the text would be dropped, and leaves with the drag")
    func caret() {
        field.textDropDelegate = screen.log
        screen.select(0..<3, in: view)
        screen.press(at: screen.center(of: 0..<3, in: view))
        screen.window.hostTouchMoved(to: screen.place(of: 5, in: field))
        let carets = { [field] in field.subviews.compactMap { $0 as? TextCaretView } }
        expectEqual(carets().map(\.frame), [field.caretRect(for: UTF16TextPosition(5))])
        expect(field.isTextDropActive)
        screen.window.hostTouchMoved(to: CGPoint(x: 20, y: 70))
        expect(carets().isEmpty && !field.isTextDropActive)
        expectEqual(screen.log.log.last, "exit false")
    }

    @Test("the paste configuration decides which items are taken")
    func configuration() {
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
        drag(6..<9, of: field, to: screen.place(of: 0, in: view))
        expectEqual(view.text, "one two three")
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        drag(6..<9, of: field, to: screen.place(of: 0, in: view))
        expectEqual(view.text, "teaone two three")
    }

    @Test("a copy of a proposal has its values")
    func proposal() throws {
        let proposal = UITextDropProposal(operation: .copy)
        expect(proposal.useFastSameViewOperations && proposal.dropAction == .insert)
        expect(proposal.dropPerformer == .view && proposal.dropProgressMode == .system)
        proposal.dropAction = .replaceAll
        proposal.useFastSameViewOperations = false
        let copy = try require(proposal.copy() as? UITextDropProposal)
        expect(copy.dropAction == .replaceAll && !copy.useFastSameViewOperations && copy.operation == .copy)
    }
}
