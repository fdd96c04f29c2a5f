import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct ControlBaselineTests {
    @Test("buttons and text fields line up with labels by their baselines")
    func baselines() {
        let root = makeRoot()
        let label = UILabel()
        label.text = "Label"
        label.font = .systemFont(ofSize: 17)
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        let field = UITextField()
        field.text = "Field"
        field.borderStyle = .roundedRect
        field.font = label.font
        let stack = add(UIStackView(arrangedSubviews: [label, button, field]), to: root)
        stack.alignment = .firstBaseline
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        let labelBaseline = label.frame.minY + label.firstBaseline
        let title = button.titleLabel ?? UILabel()
        let buttonBaseline = button.frame.minY + title.frame.minY + title.firstBaseline
        expect(abs(labelBaseline - buttonBaseline) <= 1)
        // The text of a text field is vertically centered.
        expect(abs(field.frame.midY - label.frame.midY) <= 1)
    }
}
