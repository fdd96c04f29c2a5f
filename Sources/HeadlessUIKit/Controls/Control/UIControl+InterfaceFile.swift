import Foundation

extension UIControl {
    private static let events: [String: Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]

    /// Sets what an interface file says about the control.
    final func decodeControl(from coder: NSCoder) {
        guard let element = (coder as? InterfaceCoder)?.element else { return }
        isEnabled = element.flag("enabled") ?? true
        isSelected = element.flag("selected") ?? false
        isHighlighted = element.flag("highlighted") ?? false
        contentHorizontalAlignment = element.choice("contentHorizontalAlignment") ?? .center
        contentVerticalAlignment = element.choice("contentVerticalAlignment") ?? .center
    }

    final func addNamedAction(_ action: Selector, target: AnyObject?, event: String?) {
        addTarget(target, action: action, for: event.flatMap { Self.events[$0] } ?? .primaryActionTriggered)
    }
}
