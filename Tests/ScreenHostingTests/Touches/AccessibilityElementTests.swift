import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Elements of a live preview")
struct AccessibilityElementTests {
    /// A row that is an element of its own, with a field in it.
    private final class Row: UIView {
        init(hasField: Bool, traits: UIAccessibilityTraits = .none) {
            super.init(frame: CGRect(x: 0, y: hasField ? 0 : 50, width: 200, height: 40))
            isAccessibilityElement = true
            accessibilityLabel = "Row"
            accessibilityTraits = traits
            addSubview(hasField ? UITextField(frame: CGRect(x: 0, y: 20, width: 200, height: 20)) : UILabel())
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            fatalError("Row is made in code only")
        }
    }

    private func isTextInput(_ view: UIView) -> Bool? {
        let controller = UIViewController()
        controller.view.addSubview(view)
        let host = ScreenHost(controller, configuration: ScreenConfiguration(size: CGSize(width: 200, height: 100)))
        return host.accessibilityElements.first?.isTextInput
    }

    @Test("fields, and rows that consist of one, take texts; buttons and other rows do not")
    func textInputs() {
        #expect(isTextInput(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))) == true)
        #expect(isTextInput(Row(hasField: true)) == true)
        #expect(isTextInput(Row(hasField: false)) == false)
        #expect(isTextInput(Row(hasField: true, traits: .button)) == false)
    }
}
