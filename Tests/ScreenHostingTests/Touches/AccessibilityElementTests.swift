import Expectations
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
        expectEqual(isTextInput(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))), true)
        expectEqual(isTextInput(Row(hasField: true)), true)
        expectEqual(isTextInput(Row(hasField: false)), false)
        expectEqual(isTextInput(Row(hasField: true, traits: .button)), false)
    }

    @Test("custom actions are listed and performed by name, where the element is activated")
    func customActions() throws {
        var performed: [String] = []
        let row = Row(hasField: false)
        row.accessibilityCustomActions = ["Delete", "Fail"].map { name in
            UIAccessibilityCustomAction(name: name) { action in
                performed.append(action.name)
                return action.name == "Delete"
            }
        }
        let controller = UIViewController()
        controller.view.addSubview(row)
        let host = ScreenHost(controller, configuration: ScreenConfiguration(size: CGSize(width: 200, height: 100)))
        let element = try require(host.accessibilityElements.first)
        expectEqual(element.actions, ["Delete", "Fail"])
        expect(host.performAccessibilityAction(named: "Delete", at: element.activationPoint))
        expect(!host.performAccessibilityAction(named: "Fail", at: element.activationPoint))
        expect(!host.performAccessibilityAction(named: "Other", at: element.activationPoint))
        expect(!host.performAccessibilityAction(named: "Delete", at: .zero))
        expectEqual(performed, ["Delete", "Fail"])
    }

    @Test("adjustable elements are incremented and decremented where they are activated")
    func adjustment() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let controller = UIViewController()
        controller.view.addSubview(slider)
        let host = ScreenHost(controller, configuration: ScreenConfiguration(size: CGSize(width: 200, height: 100)))
        let element = try require(host.accessibilityElements.first)
        host.adjustAccessibilityElement(at: element.activationPoint, increments: true)
        let raised = slider.value
        expect(raised > 0)
        host.adjustAccessibilityElement(at: .zero, increments: true)
        expectEqual(slider.value, raised)
        host.adjustAccessibilityElement(at: element.activationPoint, increments: false)
        expect(slider.value < raised)
    }

    @Test("an open menu tells where it was opened")
    func menuLocation() throws {
        let button = UIButton(frame: CGRect(x: 20, y: 10, width: 100, height: 40))
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        button.showsMenuAsPrimaryAction = true
        let controller = UIViewController()
        controller.view.addSubview(button)
        let host = ScreenHost(controller, configuration: ScreenConfiguration(size: CGSize(width: 200, height: 100)))
        expect(host.contextMenu == nil)
        host.tap(at: CGPoint(x: 60, y: 30))
        let menu = try require(host.contextMenu)
        expect(button.frame.contains(menu.location))
    }
}
