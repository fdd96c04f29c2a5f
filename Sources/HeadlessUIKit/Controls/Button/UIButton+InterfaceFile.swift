import Foundation

extension UIButton {
    private static let states: [String: State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    ]

    /// Sets what an interface file says about the button.
    final func decodeButton(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        let element = coder.element
        isOpaque = element.flag("opaque") ?? true
        if let type = Self.type(named: element["buttonType"]) {
            typeStorage = type
            label.font = .systemFont(ofSize: UIFont.buttonFontSize - 3)
            if let symbol = type.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
        }
        if let configuration = element.value(for: "configuration") {
            decodeConfiguration(configuration, coder.objects)
        }
        for state in element.children where state.name == "state" {
            guard let control = state["key"].flatMap({ Self.states[$0] }) else { continue }
            decodeState(state, control, coder.objects)
        }
        if let font = element.font() { label.font = font }
        if let mode = element.lineBreakMode { label.lineBreakMode = mode }
        if let insets = element.insets("contentEdgeInsets") { contentEdgeInsets = insets }
        if let insets = element.insets("titleEdgeInsets") { titleEdgeInsets = insets }
        if let insets = element.insets("imageEdgeInsets") { imageEdgeInsets = insets }
    }

    private static func type(named name: String?) -> ButtonType? {
        switch name {
        case "system", "roundedRect": .system
        case "detailDisclosure": .detailDisclosure
        case "infoLight": .infoLight
        case "infoDark": .infoDark
        case "contactAdd": .contactAdd
        case "close": .close
        default: nil
        }
    }

    private func decodeState(_ state: InterfaceElement, _ control: State, _ objects: InterfaceObjects) {
        let title = state.string("title")
        if configuration != nil, control == .normal {
            if let title { configuration?.title = title }
            if let image = objects.image("image", of: state) { configuration?.image = image }
            return
        }
        if let title { setTitle(title, for: control) }
        if let color = objects.color("titleColor", of: state) { setTitleColor(color, for: control) }
        if let image = objects.image("image", of: state) { setImage(image, for: control) }
        if let image = objects.image("backgroundImage", of: state) { setBackgroundImage(image, for: control) }
    }

    private func decodeConfiguration(_ element: InterfaceElement, _ objects: InterfaceObjects) {
        var value: Configuration =
            switch element["style"] {
            case "filled": .filled()
            case "tinted": .tinted()
            case "gray": .gray()
            case "borderless": .borderless()
            case "bordered": .bordered()
            case "borderedTinted": .borderedTinted()
            case "borderedProminent": .borderedProminent()
            default: .plain()
            }
        value.title = element.string("title")
        value.subtitle = element.string("subtitle")
        value.image = objects.image("image", of: element)
        if let padding = element.number("imagePadding") { value.imagePadding = padding }
        if let color = objects.color("baseForegroundColor", of: element) { value.baseForegroundColor = color }
        if let color = objects.color("baseBackgroundColor", of: element) { value.baseBackgroundColor = color }
        configuration = value
    }
}
