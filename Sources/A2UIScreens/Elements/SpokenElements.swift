import CellParts
import PortableUIKit

/// A text field with an accessibility label.
struct InputElement: PartElement {
    var content: StackElement
    var label: String

    static func makeView() -> ElementStackView { ElementStackView(frame: .zero) }

    func size(fitting width: CGFloat) -> CGSize { content.size(fitting: width) }

    var minWidth: CGFloat { content.minWidth }

    func update(_ view: ElementStackView, isAnimated: Bool) {
        view.show([content], isAnimated: isAnimated)
        speak(view, isField: false)
    }

    func updateHandlers(_ view: ElementStackView) {
        view.elementViews.updateHandlers([content])
    }

    func layOut(_ view: ElementStackView) {
        view.elementViews.layOut([content], frames: [view.bounds], in: view)
    }

    var isInteractive: Bool { true }

    var touchReach: CGFloat { StackElement.reach }

    var fillsWidth: Bool { true }

    /// Sets the label on the text input only: the label above is hidden from VoiceOver, and the button that reveals a password has its own.
    private func speak(_ view: UIView, isField: Bool) {
        for subview in view.subviews {
            if subview is UITextField || subview is UITextView {
                subview.accessibilityLabel = label
            } else if isField, let button = subview as? UIControl, button.accessibilityLabel?.isEmpty != false {
                button.isAccessibilityElement = true
                button.accessibilityLabel = FieldInput.password.revealLabel
                button.accessibilityTraits = .button
            } else if let text = subview as? UILabel, text.text == label {
                text.isAccessibilityElement = false
            }
            if let input = subview.subviews.first(where: { $0 is UITextField || $0 is UITextView }) {
                let others = subview.subviews.filter { $0 !== input && $0 is UIControl && !$0.isHidden }
                subview.accessibilityElements = [input] + others
            }
            speak(subview, isField: isField || subview.subviews.contains { $0 is UITextField || $0 is UITextView })
        }
    }
}

/// A UIKit control with the label beside it as accessibility label.
struct LabeledControl<Content: PartElement>: PartElement {
    var content: Content
    var label: String

    static func makeView() -> Content.View { Content.makeView() }

    func size(fitting width: CGFloat) -> CGSize { content.size(fitting: width) }

    var minWidth: CGFloat { content.minWidth }

    func update(_ view: Content.View, isAnimated: Bool) {
        content.update(view, isAnimated: isAnimated)
        if !label.isEmpty { view.accessibilityLabel = label }
        if let value = content.accessibility(of: view).value { view.accessibilityValue = value }
    }

    func updateHandlers(_ view: Content.View) { content.updateHandlers(view) }

    func layOut(_ view: Content.View) { content.layOut(view) }

    func accessibility(of view: Content.View) -> RightControlAccessibility { content.accessibility(of: view) }

    var isInteractive: Bool { content.isInteractive }

    var isControl: Bool { true }

    var fillsWidth: Bool { content.fillsWidth }
}

/// A button with a label and a hint for VoiceOver.
struct SpokenButton: PartElement {
    var button: ButtonElement
    var label: String?
    var hint: String?

    static func makeView() -> PartButton { ButtonElement.makeView() }

    func size(fitting width: CGFloat) -> CGSize { button.size(fitting: width) }

    /// The minimum width of a title in a row of buttons: it wraps only if the row would not fit the narrowest screen.
    var minWidth: CGFloat { max(button.minWidth, min(button.size(fitting: .infinity).width, 220)) }

    func update(_ view: PartButton, isAnimated: Bool) {
        button.update(view, isAnimated: isAnimated)
        view.isAccessibilityElement = true
        view.accessibilityLabel = label ?? button.title
        view.accessibilityHint = hint
        view.accessibilityTraits = button.isEnabled ? .button : [.button, .notEnabled]
    }

    func updateHandlers(_ view: PartButton) { button.updateHandlers(view) }

    func layOut(_ view: PartButton) { button.layOut(view) }

    func accessibility(of view: PartButton) -> RightControlAccessibility {
        var information = button.accessibility(of: view)
        information.label = label ?? button.title
        return information
    }

    var isInteractive: Bool { true }

    var isControl: Bool { true }

    var fillsWidth: Bool { button.isWide }
}
