import PortableUIKit
import ScreenHosting

/// The keyboard that a device would show while text is being edited. Its keys have no views here.
@MainActor
struct KeyboardElements {
    private let host: ScreenHost

    init(of host: ScreenHost) {
        self.host = host
    }

    /// The keyboard with a key for every letter and digit; nil while no text is being edited.
    var node: ElementNode? {
        guard let responder = Self.firstResponder(in: host.window), responder is any UIKeyInput else { return nil }
        let keyboard = ElementNode(.keyboard, view: responder, frame: .zero, part: ElementNode.Part(label: ""))
        for character in "1234567890qwertyuiopasdfghjklzxcvbnmйцукенгшщзхъфывапролджэячсмитьбюё.,!?@-" {
            add(.key, String(character), to: keyboard) { $0.typeText(String(character)) }
        }
        add(.key, "space", to: keyboard) { $0.typeText(" ") }
        add(.key, "delete", to: keyboard) { $0.deleteBackward() }
        add(.button, Self.returnKey(of: responder), to: keyboard) { $0.typeText("\n") }
        return keyboard
    }

    private func add(
        _ type: ScreenElementType,
        _ label: String,
        to keyboard: ElementNode,
        action: @escaping @MainActor (ScreenHost) -> Void
    ) {
        let part = ElementNode.Part(label: label) { [host] in action(host) }
        keyboard.add(ElementNode(type, view: keyboard.view, frame: .zero, part: part))
    }

    private static func returnKey(of responder: UIView) -> String {
        let type = (responder as? UITextField)?.returnKeyType ?? (responder as? UITextView)?.returnKeyType
        switch type ?? .default {
        case .go: return "Go"
        case .google, .search, .yahoo: return "Search"
        case .join: return "Join"
        case .next: return "Next"
        case .route: return "Route"
        case .send: return "Send"
        case .done: return "Done"
        case .emergencyCall: return "Emergency call"
        case .continue: return "Continue"
        default: return "Return"
        }
    }

    /// The view that text is typed into.
    static func firstResponder(in view: UIView) -> UIView? {
        if view.isFirstResponder { return view }
        return view.subviews.lazy.compactMap { firstResponder(in: $0) }.first
    }
}
