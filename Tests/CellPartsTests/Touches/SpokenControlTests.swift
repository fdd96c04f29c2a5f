import CellParts
import ContainerCells
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

/// Everything in a row that touches operate is operated with VoiceOver as well.
@MainActor
@Suite("Controls of rows with VoiceOver")
struct SpokenControlTests {
    private func host(_ item: some CollectionViewItem) -> ScreenHost {
        let section = CollectionViewSection(
            differenceIdentifier: "section",
            items: [CollectionViewDiffableItem(item)]
        )
        let screen = CellScreenViewController(state: CollectionViewState(sections: [section]))
        let host = ScreenHost(screen, configuration: .phone())
        host.layout()
        return host
    }

    @Test("a field beside a toggle is edited with an action")
    func fieldAndToggle() throws {
        var values: [Bool] = []
        let item = TextFieldToggleItem(
            left: LeftTextField(text: "Designer", placeholder: "Position"),
            right: RightToggle(isOn: false) { values.append($0) }
        )
        let host = host(item)
        let row = try require(host.accessibilityElements.first)
        expectEqual(row.actions, ["Position"])
        expect(host.performAccessibilityAction(named: "Position", at: row.activationPoint))
        expectEqual(host.window.firstResponderText, "Designer")
        host.activate(row)
        expectEqual(values, [true])
    }

    @Test("a hidden text is revealed with an action, and the field is still edited by activating it")
    func secureField() throws {
        let field = LeftField(identifier: "password", value: "12345", label: "Password", input: .password)
        let host = host(LeftRightItem(left: field, right: RightEmpty()))
        let row = try require(host.accessibilityElements.first)
        expect(row.actions == ["Show"] && row.value.isEmpty)
        host.activate(row)
        expectEqual(host.window.firstResponderText, "12345")
        expectEqual(host.window.firstField?.isSecureTextEntry, true)
        expect(host.performAccessibilityAction(named: "Show", at: row.activationPoint))
        expectEqual(host.window.firstField?.isSecureTextEntry, false)
    }

    @Test("the controls of an own content are reached one by one, each with the actions of the row")
    func ownControls() {
        var taps: [String] = []
        let item = ContainerItem(
            differenceIdentifier: "own",
            content: TwoButtons { taps.append($0) }
        ).trailingSwipeActions([SwipeAction(title: "Delete") { taps.append("delete") }])
        let host = host(item)
        let elements = host.accessibilityElements
        expectEqual(elements.map(\.label), ["Two buttons", "Yes", "No"])
        expectEqual(elements.map(\.actions), [["Delete"], ["Delete"], ["Delete"]])
        for element in elements.dropFirst() { host.activate(element) }
        expectEqual(taps, ["Yes", "No"])
        expect(host.performAccessibilityAction(named: "Delete", at: elements[2].activationPoint))
        expectEqual(taps, ["Yes", "No", "delete"])
    }
}

extension ScreenHost {
    fileprivate func activate(_ element: ScreenAccessibilityElement) { tap(at: element.activationPoint) }
}

extension UIView {
    fileprivate var firstField: UITextField? {
        (self as? UITextField) ?? subviews.lazy.compactMap(\.firstField).first
    }

    fileprivate var firstResponderText: String? {
        guard let field = firstField, field.isFirstResponder else { return nil }
        return field.text
    }
}

private struct TwoButtons: ContainerContent {
    typealias View = TwoButtonsView

    @ForceEquatable var tap: (@MainActor @Sendable (String) -> Void)

    init(tap: @escaping @MainActor @Sendable (String) -> Void) {
        self.tap = tap
    }
}

private final class TwoButtonsView: UIView, ContainerContentView {
    private let label = UILabel()
    private let buttons = [UIButton(type: .system), UIButton(type: .system)]

    static func size(fitting width: CGFloat, content: TwoButtons) -> CGSize {
        CGSize(width: width, height: 88)
    }

    func update(with content: TwoButtons) {
        guard label.superview == nil else { return }
        label.text = "Two buttons"
        addSubview(label)
        for (button, title) in zip(buttons, ["Yes", "No"]) {
            button.setTitle(title, for: .normal)
            button.addAction(UIAction { _ in content.tap(title) }, for: .touchUpInside)
            addSubview(button)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 16, y: 0, width: 200, height: 44)
        buttons[0].frame = CGRect(x: 16, y: 44, width: 100, height: 44)
        buttons[1].frame = CGRect(x: 116, y: 44, width: 100, height: 44)
    }
}
