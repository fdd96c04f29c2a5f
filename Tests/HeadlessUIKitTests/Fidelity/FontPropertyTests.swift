import Expectations
import HeadlessUIKit
import Testing

// What UIKit answers from iOS 11 on, as the tests of a public text library (BonMot) record it.
@MainActor @Suite("Fonts of text that has attributes, and of text that has none")
struct FontPropertyTests {
    private let large = UIFont(name: "Avenir-Roman", size: 20)
    private let small = UIFont(name: "Avenir-Roman", size: 10)

    @Test("a label's font is that of its attributes, also with a new text")
    func label() {
        let label = UILabel()
        label.font = large
        label.text = "Testing"
        expectEqual(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, large)
        label.attributedText = NSAttributedString(string: "Testing", attributes: [.font: small as Any])
        expectEqual(label.font, small)
        label.text = "Testing"
        expectEqual(label.font, small)
    }

    @Test("a text field has a font of 17 points, also instead of nil")
    func textField() {
        let field = UITextField()
        expect(field.font != nil)
        field.text = "Testing"
        expectEqual(field.font?.pointSize, 17)
        field.font = large
        expectEqual(field.font?.pointSize, 20)
        field.font = nil
        expectEqual(field.font?.pointSize, 17)
    }

    @Test("a text view has no font without text, one of 12 points with it, and keeps nil")
    func textView() {
        let view = UITextView()
        expect(view.font == nil)
        view.text = "Testing"
        expectEqual(view.font?.pointSize, 12)
        view.font = large
        expectEqual(view.font?.pointSize, 20)
        view.font = nil
        expect(view.font == nil)
        view.text = "Again"
        expectEqual(view.font?.pointSize, 12)
    }

    @Test("a button without a title has a label with a font and no text")
    func button() {
        let button = UIButton()
        expect(button.titleLabel?.font != nil && button.titleLabel?.attributedText == nil)
    }

    @Test("other attributes do not outlive a new text")
    func attributes() {
        let label = UILabel()
        let own = NSAttributedString.Key("Own")
        label.attributedText = NSAttributedString(string: "", attributes: [own: true])
        label.text = "New"
        label.font = small
        let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
        expect(attributes != nil && attributes?[own] == nil)
    }
}
