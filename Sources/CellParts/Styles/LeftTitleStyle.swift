import PortableUIKit

/// The style of a title, by the meaning of its row.
public enum LeftTitleStyle: String, CaseIterable, Hashable, Sendable {
    /// A standard row.
    case primary

    /// A less important row.
    case secondary

    /// A row that performs an action.
    case accent

    /// A row that performs a destructive action.
    case destructive

    /// A row that matters more than others, such as an unread message.
    case emphasized

    /// Something that is over, such as a finished task.
    case done

    /// The color of the title.
    public func color(in palette: Palette) -> UIColor {
        switch self {
        case .primary, .emphasized: palette.primaryText
        case .secondary, .done: palette.secondaryText
        case .accent: palette.accent
        case .destructive: palette.destructive
        }
    }

    /// The style of the title, made of that of titles: emphasized ones are semibold, or heavier if those are, and what is
    /// done is struck through.
    public func textStyle(from titles: TextStyle) -> TextStyle {
        var style = titles
        switch self {
        case .emphasized:
            style.weight = (titles.weight ?? .regular).rawValue < UIFont.Weight.semibold.rawValue ? .semibold : .bold
        case .done: style.isStruck = true
        case .primary, .secondary, .accent, .destructive: break
        }
        return style
    }
}
