import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("The size and attributes of the text in a field")
struct TextFieldFittingTests {
    private let window = makeWindow()
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

    init() {
        window.addSubview(field)
        field.text = "A text that is much too wide"
        window.hostLayout()
    }

    /// The x-coordinate at the end of the text while it is being edited, if nothing is scrolled.
    private func end() -> CGFloat {
        field.becomeFirstResponder()
        window.hostLayout()
        return field.caretRect(for: field.endOfDocument).maxX
    }

    @Test("text that is too wide is shrunk until it fits")
    func shrinking() throws {
        let width = field.intrinsicContentSize.width
        expect(width > 150)
        field.adjustsFontSizeToFitWidth = true
        expectEqual(field.intrinsicContentSize.width, width)
        expect(end() <= 100)
        let start = field.caretRect(for: field.beginningOfDocument)
        expectEqual(start.minX, 0)
    }

    @Test("text is not shrunk below the smallest font size")
    func minimum() {
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 16
        _ = end()
        // The text is scrolled, because it does not fit.
        let text = field.textView
        expect(text.scrollOffset > 0)
        field.minimumFontSize = 1
        window.hostLayout()
        text.layoutText()
        expectEqual(text.scrollOffset, 0)
    }

    @Test("what is typed has the typing attributes until the selection changes")
    func typing() {
        expect(field.typingAttributes == nil)
        field.typingAttributes = [.kern: 1]
        field.text = "ab"
        field.becomeFirstResponder()
        expectEqual(field.typingAttributes?[.font] as? UIFont, field.font)
        field.typingAttributes = [.foregroundColor: UIColor.red]
        field.insertText("c")
        let colors = (0..<3).map { index in
            field.attributedText?.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
        }
        expectEqual(colors, [.label, .label, .red])
        field.typingAttributes = [.foregroundColor: UIColor.green]
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        expectEqual(field.typingAttributes?[.foregroundColor] as? UIColor, .label)
        field.resignFirstResponder()
        expect(field.typingAttributes == nil)
    }
}
