import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite struct AccessibilityTests {
    private let window = makeWindow(width: 100, height: 100)

    private func add(_ label: String, _ frame: CGRect, to parent: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        view.isAccessibilityElement = true
        view.accessibilityLabel = label
        (parent ?? window).addSubview(view)
        return view
    }

    private func labels() -> [String] {
        window.accessibilityTree.map { $0.label ?? "" }
    }

    @Test("elements are ordered from top to bottom and in reading direction, however they were added")
    func readingOrder() {
        _ = add("bottom", CGRect(x: 0, y: 60, width: 10, height: 20))
        _ = add("right", CGRect(x: 50, y: 0, width: 10, height: 20))
        _ = add("left", CGRect(x: 0, y: 4, width: 10, height: 20))
        expectEqual(labels(), ["left", "right", "bottom"])
        window.hostTraits = UITraitCollection(layoutDirection: .rightToLeft)
        expectEqual(labels(), ["right", "left", "bottom"])
    }

    @Test("an element replaces everything inside it")
    func elementHidesContents() {
        let row = add("row", CGRect(x: 0, y: 0, width: 100, height: 20))
        _ = add("title", CGRect(x: 0, y: 0, width: 50, height: 20), to: row)
        expectEqual(labels(), ["row"])
        row.isAccessibilityElement = false
        expectEqual(labels(), ["title"])
        row.accessibilityElementsHidden = true
        expect(labels().isEmpty)
    }

    @Test("hidden, transparent and invisible elements are not read")
    func unseen() {
        add("hidden", CGRect(x: 0, y: 0, width: 10, height: 10)).isHidden = true
        add("transparent", CGRect(x: 0, y: 0, width: 10, height: 10)).alpha = 0
        _ = add("below", CGRect(x: 0, y: 100, width: 10, height: 10))
        let clip = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        clip.clipsToBounds = true
        window.addSubview(clip)
        _ = add("cut off", CGRect(x: 0, y: 60, width: 10, height: 10), to: clip)
        _ = add("seen", CGRect(x: 0, y: 45, width: 10, height: 10), to: clip)
        expectEqual(labels(), ["seen"])
    }

    @Test("a container provides its elements and their order, including those that are not views")
    func explicitElements() {
        let container = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        window.addSubview(container)
        let view = add("view", CGRect(x: 0, y: 0, width: 10, height: 10), to: container)
        let element = UIAccessibilityElement(accessibilityContainer: container)
        element.accessibilityLabel = "element"
        element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
        container.accessibilityElements = [element, view]
        let tree = window.accessibilityTree
        expectEqual(tree.map(\.label), ["element", "view"])
        expectEqual(tree.first?.frame, CGRect(x: 15, y: 15, width: 10, height: 10))
        expectEqual(tree.first?.activationPoint, CGPoint(x: 20, y: 20))
    }

    @Test("siblings of a modal view are not read")
    func modal() {
        _ = add("screen", CGRect(x: 0, y: 0, width: 100, height: 50))
        let alert = UIView(frame: window.bounds)
        alert.accessibilityViewIsModal = true
        _ = add("alert", CGRect(x: 0, y: 0, width: 100, height: 50), to: alert)
        window.addSubview(alert)
        expectEqual(labels(), ["alert"])
    }

    @Test("an element reports all its properties")
    func properties() {
        let view = add("label", CGRect(x: 10, y: 20, width: 30, height: 40))
        view.accessibilityValue = "value"
        view.accessibilityHint = "hint"
        view.accessibilityIdentifier = "identifier"
        view.accessibilityTraits = [.button, .selected]
        var isDone = false
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Delete") { _ in
                isDone = true
                return true
            }
        ]
        let node = window.accessibilityTree[0]
        expect(node.source === view)
        expect((node.value, node.hint, node.identifier) == ("value", "hint", "identifier"))
        expectEqual(node.traits, [.button, .selected])
        expectEqual(node.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
        expectEqual(node.customActions.map(\.name), ["Delete"])
        expectEqual(node.customActions.first?.actionHandler?(node.customActions[0]), true)
        expect(isDone)
        expectEqual(UIAccessibilityTraits.header.rawValue, 1 << 16)
    }

    @Test("a semantic group hands its custom actions to the elements in it, whichever way it names them")
    func semanticGroups() {
        func action(_ name: String) -> UIAccessibilityCustomAction {
            UIAccessibilityCustomAction(name: name) { _ in true }
        }
        let window = makeWindow()
        let outer = UIView(frame: window.bounds)
        let group = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let other = UILabel(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
        (label.text, other.text) = ("Inside", "Outside")
        label.accessibilityCustomActions = [action("Own")]
        group.accessibilityCustomActions = [action("Group")]
        outer.accessibilityCustomActions = [action("Outer")]
        window.addSubview(outer)
        outer.addSubview(group)
        outer.addSubview(other)
        group.addSubview(label)
        let element = UIAccessibilityElement(accessibilityContainer: group)
        element.accessibilityLabel = "Element"
        element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 50, width: 200, height: 40)
        func names() -> [[String]] { window.accessibilityTree.map { $0.customActions.map(\.name) } }
        window.hostLayout()
        expectEqual(names(), [["Own"], []])
        group.accessibilityContainerType = .semanticGroup
        expectEqual(names(), [["Own", "Group"], []])
        group.accessibilityElements = [label, element]
        expectEqual(names(), [["Own", "Group"], ["Group"], []])
        outer.accessibilityContainerType = .semanticGroup
        expectEqual(names(), [["Own", "Group", "Outer"], ["Group", "Outer"], ["Outer"]])
    }

    @Test("a custom action calls its closure, or the method of its target while that lives")
    func customActions() {
        let closure = UIAccessibilityCustomAction(name: "Close") { _ in true }
        expect(closure.perform())
        var target: ActionTarget? = ActionTarget()
        let action = UIAccessibilityCustomAction(
            name: "Delete",
            target: target,
            selector: Selector("delete", ActionTarget.delete)
        )
        expect(action.perform())
        expectEqual(target?.deleted, ["Delete"])
        expect(action.target === target && action.selector == "delete")
        target = nil
        expect(action.target == nil && !action.perform())
    }
}

@MainActor private final class ActionTarget {
    var deleted: [String] = []

    func delete(_ action: UIAccessibilityCustomAction) -> Bool {
        deleted.append(action.name)
        return true
    }
}
