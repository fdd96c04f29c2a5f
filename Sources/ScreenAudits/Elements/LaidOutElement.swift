import CellParts
import DeclarativeCollections
import PortableUIKit

/// One cell, header or footer of a screen, or a whole screen without a list.
@MainActor
struct LaidOutElement {
    enum Role: Hashable {
        case item
        case header
        case footer
        /// Another supplementary view, or a background.
        case other
        /// The view of a screen.
        case screen
    }

    let role: Role
    /// The section and item; nil for a screen.
    let indexPath: IndexPath?
    /// The cell, header, footer or view.
    let view: UIView
    /// Where it is in the list's content, or in the screen's view.
    let frame: CGRect
    /// The list that it is in.
    weak var list: UIScrollView?

    /// Whether it can be scrolled sideways into sight.
    var isInCarousel = false

    /// The JSON pointer in the screen's document.
    var pointer: String {
        guard let indexPath else { return "/view" }
        let section = Self.pointer(ofSection: indexPath.section, in: list)
        return switch role {
        case .item: "\(section)/items/\(indexPath.item)"
        case .header: "\(section)/header"
        case .footer: "\(section)/footer"
        case .other, .screen: section
        }
    }
}

extension LaidOutElement {
    /// The JSON pointer of a section, or of the bar below the list.
    static func pointer(ofSection index: Int, in list: UIScrollView?) -> String {
        list?.superview is BottomBar ? "/\(CollectionViewState.bottomBarIdentifier)" : "/sections/\(index)"
    }
}

extension UIView {
    /// Whether the view is drawn at all.
    var isShown: Bool { !isHidden && alpha > 0.01 && !bounds.isEmpty }

    /// The name for sentences: the text in quotes, the accessibility identifier or the class.
    package var auditName: String {
        if let text = shownText { return "\"\(text.shortened)\"" }
        if let identifier = accessibilityIdentifier, !identifier.isEmpty { return "\"\(identifier.shortened)\"" }
        return String(describing: type(of: self).self).prefix { $0 != "<" }.description
    }

    /// The text of a label, field, text view or button.
    var shownText: String? {
        let text: String? =
            switch self {
            case let label as UILabel: label.text
            case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
            case let textView as UITextView: textView.text
            case let button as UIButton: button.currentTitle
            case is UIControl: firstLabel?.text
            default: nil
            }
        return text?.isEmpty == false ? text : nil
    }

    /// The first label with a text in the view.
    var firstLabel: UILabel? {
        if let label = self as? UILabel { return label.text?.isEmpty == false ? label : nil }
        return subviews.lazy.filter(\.isShown).compactMap(\.firstLabel).first
    }
}

extension String {
    /// The beginning of a long text, in one line.
    var shortened: String {
        let line = split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 40 ? line.prefix(39) + "…" : line
    }
}
