import Foundation

extension UIResponder {
    /// The view that replaces the keyboard: the responder's own, or that of its controller.
    final var shownInputView: UIView? { inputView ?? inputViewController?.view }

    /// The view above the keyboard: the responder's own, or that of its controller.
    final var shownInputAccessoryView: UIView? { inputAccessoryView ?? inputAccessoryViewController?.view }
}

/// The controllers of the views that a keyboard shows for a responder.
@MainActor struct InputControllers {
    private let all: [UIInputViewController]
    private weak var document: (any UITextInput)?

    init(of responder: UIResponder?) {
        let input = responder?.inputView == nil ? responder?.inputViewController : nil
        let accessory = responder?.inputAccessoryView == nil ? responder?.inputAccessoryViewController : nil
        all = [input, accessory].compactMap { $0 }
        document = responder as? any UITextInput
    }

    /// Tells controllers that are not among those of the next responder that they disappear.
    func leave(_ next: InputControllers) {
        if let delegate = document?.inputDelegate, all.contains(where: { $0 === delegate }) {
            document?.inputDelegate = nil
        }
        for controller in all where !next.all.contains(where: { $0 === controller }) {
            controller.beginAppearanceTransition(false, animated: false)
            controller.endAppearanceTransition()
        }
    }

    /// Tells controllers that were not among those of the last responder that they appear.
    func enter(_ last: InputControllers) {
        if let document, document.inputDelegate == nil, let first = all.first { document.inputDelegate = first }
        for controller in all where !last.all.contains(where: { $0 === controller }) {
            controller.beginAppearanceTransition(true, animated: false)
            controller.endAppearanceTransition()
        }
    }
}
