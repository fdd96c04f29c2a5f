import Foundation

/// The placeholder of a text field.
enum TextFieldPlaceholder: Equatable {
    case plain(String?)
    case attributed(NSAttributedString)

    var string: String? {
        switch self {
        case .plain(let text): text
        case .attributed(let text): text.string
        }
    }

    /// The placeholder as it is shaped and drawn: letters without a color have that of placeholders.
    func styled(font: UIFont) -> StyledText? {
        switch self {
        case .plain(nil): nil
        case .plain(let text?): StyledText(text, attributes: [.font: font], defaultFont: font)
        case .attributed(let text): StyledText(text, defaultFont: font)
        }
    }

    func attributed(font: UIFont) -> NSAttributedString? {
        switch self {
        case .plain(nil): return nil
        case .plain(let text?):
            let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.placeholderText]
            return NSAttributedString(string: text, attributes: attributes)
        case .attributed(let text):
            let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.placeholderText]
            let whole = NSMutableAttributedString(string: text.string, attributes: attributes)
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
                whole.addAttributes(values, range: range)
            }
            return whole
        }
    }
}
