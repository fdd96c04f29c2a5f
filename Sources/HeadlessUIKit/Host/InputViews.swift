import Foundation

/// What a keyboard shows for a responder: its own views, or those of its controllers. A responder is asked once, as it may make
/// another controller each time.
@MainActor struct InputViews {
    /// The view that replaces the keyboard.
    let input: UIView?
    /// The view above the keyboard.
    let accessory: UIView?

    private let controllers: [UIInputViewController]
    private weak var document: (any UITextInput)?

    init(of responder: UIResponder?) {
        let (ownInput, ownAccessory) = (responder?.inputView, responder?.inputAccessoryView)
        let inputController = ownInput == nil ? responder?.inputViewController : nil
        let accessoryController = ownAccessory == nil ? responder?.inputAccessoryViewController : nil
        controllers = [inputController, accessoryController].compactMap { $0 }
        input = ownInput ?? inputController?.view
        accessory = ownAccessory ?? accessoryController?.view
        document = responder as? any UITextInput
    }

    /// Tells controllers that are not among those of the next responder that they disappear.
    func leave(for next: InputViews) {
        if let delegate = document?.inputDelegate, controllers.contains(where: { $0 === delegate }) {
            document?.inputDelegate = nil
        }
        for controller in controllers where !next.controllers.contains(where: { $0 === controller }) {
            controller.beginAppearanceTransition(false, animated: false)
            controller.endAppearanceTransition()
        }
    }

    /// Tells controllers that were not among those of the last responder that they appear.
    func enter(after last: InputViews) {
        if let document, document.inputDelegate == nil, let first = controllers.first { document.inputDelegate = first }
        for controller in controllers where !last.controllers.contains(where: { $0 === controller }) {
            controller.beginAppearanceTransition(true, animated: false)
            controller.endAppearanceTransition()
        }
    }
}
