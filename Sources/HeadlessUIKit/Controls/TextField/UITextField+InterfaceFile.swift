import Foundation

extension UITextField {
    /// Sets what an interface file says about the text field.
    final func decodeTextField(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        let element = coder.element
        if let font = element.font() { self.font = font }
        if let color = coder.objects.color("textColor", of: element) { textColor = color }
        textAlignment = element.textAlignment ?? .natural
        borderStyle = Self.borderStyle(element["borderStyle"])
        if let text = element.string("text") { self.text = text }
        placeholder = element.string("placeholder")
        clearButtonMode = element.choice("clearButtonMode") ?? .never
        adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
        guard let traits = element.value(for: "textInputTraits") else { return }
        isSecureTextEntry = traits.flag("secureTextEntry") ?? false
        keyboardType = traits.choice("keyboardType") ?? .default
        returnKeyType = traits.choice("returnKeyType") ?? .default
        autocapitalizationType = traits.choice("autocapitalizationType") ?? .none
        autocorrectionType = traits.choice("autocorrectionType") ?? .default
        spellCheckingType = traits.choice("spellCheckingType") ?? .default
        enablesReturnKeyAutomatically = traits.flag("enablesReturnKeyAutomatically") ?? false
        if let type = traits["textContentType"] { textContentType = UITextContentType(rawValue: type) }
    }

    private static func borderStyle(_ name: String?) -> BorderStyle {
        switch name {
        case "roundedRect": .roundedRect
        case "line": .line
        case "bezel": .bezel
        default: .none
        }
    }
}
