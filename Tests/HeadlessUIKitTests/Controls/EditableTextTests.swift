import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Texts that are edited, at their edges")
struct EditableTextTests {
    private let window = makeWindow()
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    private let view = UITextView(frame: CGRect(x: 0, y: 40, width: 200, height: 100))

    init() {
        window.addSubview(field)
        window.addSubview(view)
        window.hostLayout()
    }

    private func range(_ input: any UITextInput, _ lower: Int, _ upper: Int) throws -> UITextRange {
        let start = try require(input.position(from: input.beginningOfDocument, offset: lower))
        let end = try require(input.position(from: input.beginningOfDocument, offset: upper))
        return try require(input.textRange(from: start, to: end))
    }

    @Test("a caret inside of a character moves to its beginning, and a selection takes the character whole")
    func wholeCharacters() throws {
        let family = "👨‍👩‍👧"
        field.text = "\(family)é"
        field.becomeFirstResponder()
        field.selectedTextRange = try range(field, 1, 1)
        expectEqual(field.selectedTextRange, try range(field, 0, 0))
        field.deleteBackward()
        expectEqual(field.text, "\(family)é")
        view.text = "a\(family)b"
        view.selectedRange = NSRange(location: 2, length: 1)
        expectEqual(view.selectedRange, NSRange(location: 1, length: family.utf16.count))
        view.deleteBackward()
        expectEqual(view.text, "ab")
    }

    @Test("deleting removes a character with all its combining marks")
    func deletion() {
        field.text = "ae\u{301}🇩🇪"
        field.becomeFirstResponder()
        window.hostDeleteBackward()
        expect(field.text == "ae\u{301}")
        window.hostDeleteBackward()
        expectEqual(field.text, "a")
    }

    @Test("typed text may combine with the next character, and the caret moves behind it")
    func joining() throws {
        field.text = "🇪x"
        field.becomeFirstResponder()
        field.selectedTextRange = try range(field, 0, 0)
        window.hostType("🇩")
        expectEqual(field.text, "🇩🇪x")
        expectEqual(field.selectedTextRange, try range(field, 4, 4))
    }

    @Test("canonically equivalent text with another encoding is different text")
    func spelling() {
        field.text = "e\u{301}"
        field.becomeFirstResponder()
        field.text = "\u{e9}"
        expectEqual(field.text?.utf16.count, 1)
        field.attributedText = NSAttributedString(string: "e\u{301}x")
        field.attributedText = NSAttributedString(string: "\u{e9}x")
        expectEqual(field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.end), 2)
    }

    @Test("ranges beyond the text are cut to it")
    func ranges() {
        view.text = "abc"
        view.selectedRange = NSRange(location: NSNotFound, length: 5)
        expectEqual(view.selectedRange, NSRange(location: 3, length: 0))
        view.selectedRange = NSRange(location: 1, length: .max)
        expectEqual(view.selectedRange, NSRange(location: 1, length: 2))
        view.selectedRange = NSRange(location: -4, length: -1)
        expectEqual(view.selectedRange, NSRange(location: 0, length: 0))
        view.scrollRangeToVisible(NSRange(location: NSNotFound, length: 7))
        expectEqual(view.contentOffset, .zero)
    }

    @Test("text that cannot be selected cannot be edited")
    func notSelectable() {
        view.becomeFirstResponder()
        view.isSelectable = false
        expect(!view.isFirstResponder && !view.becomeFirstResponder())
    }

    @Test("a selection of several lines reaches to the end of all but the last")
    func selectionOfLines() {
        view.text = "a\n\nlonger"
        let rects = view.geometry.selectionRects(of: 0..<5)
        expectEqual(rects.map(\.minX), [5, 5, 5])
        expect(rects[0].maxY == rects[1].minY && rects[1].maxY == rects[2].minY)
        expectEqual(rects.map(\.maxX).prefix(2), [195, 195])
        expect(rects[2].maxX < 60)
        expect((view.geometry.lineRects(of: 0..<5).first?.maxX ?? 0) < 60)
    }

    @Test("a position in a long text is found without a layout per letter")
    func longText() throws {
        view.text = (0..<3000).map { "word\($0)" }.joined(separator: " ")
        window.hostLayout()
        let middle = try range(view, 12_000, 12_004)
        let rect = view.firstRect(for: middle)
        let place = try require(view.closestPosition(to: CGPoint(x: rect.minX + 0.1, y: rect.midY)))
        expectEqual(view.offset(from: view.beginningOfDocument, to: place), 12_000)
    }

    @Test("insets larger than the view, a view without size and an alignment to the right give finite places")
    func finite() {
        for width in [0, 10, 200] as [CGFloat] {
            view.frame.size = CGSize(width: width, height: 0)
            view.textContainerInset = UIEdgeInsets(top: 80, left: 150, bottom: 80, right: 150)
            view.textAlignment = .right
            view.text = "some words"
            window.hostLayout()
            let caret = view.caretRect(for: view.endOfDocument)
            expect(caret.minX.isFinite && caret.minY.isFinite)
        }
        view.textContainer.widthTracksTextView = false
        let caret = view.caretRect(for: view.endOfDocument)
        expect(caret.minX.isFinite)
    }
}
