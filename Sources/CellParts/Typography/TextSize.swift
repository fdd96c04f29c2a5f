/// The size of a text by its purpose. Each has a text style in the ``Typography`` of a theme.
///
/// An app adds its own, and gives them text styles in its themes:
///
/// ```swift
/// extension TextSize {
///     static let price = TextSize(rawValue: "price")
/// }
/// theme.typography.others = [NamedTextStyle("price", TextStyle(.title3, weight: .heavy))]
/// ```
public struct TextSize: RawRepresentable, Hashable, Sendable {
    /// The name, in documents and tokens.
    public let rawValue: String

    /// Creates a size by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The one number or word that a screen is about, such as the temperature of a weather forecast.
    public static let display = TextSize(rawValue: "display")

    /// The title of a screen, or a sum.
    public static let largeTitle = TextSize(rawValue: "largeTitle")

    /// The title of a card, or a price.
    public static let heading = TextSize(rawValue: "heading")

    /// The main text of a row.
    public static let title = TextSize(rawValue: "title")

    /// The text below a title.
    public static let subtitle = TextSize(rawValue: "subtitle")

    /// The small text below a subtitle.
    public static let caption = TextSize(rawValue: "caption")

    /// The sizes that all themes have, from large to small.
    public static let standard = [display, largeTitle, heading, title, subtitle, caption]
}

/// A text style that an app or a brand adds to a typography, with its name.
public struct NamedTextStyle: Hashable, Sendable {
    /// The name, such as `price`.
    public let name: String
    /// The text style.
    public var style: TextStyle

    /// Creates a text style with a name.
    public init(_ name: String, _ style: TextStyle) {
        self.name = name
        self.style = style
    }
}

extension Typography {
    /// Returns the text style of a size; that of `title` for a size that the typography does not have.
    public func style(of size: TextSize) -> TextStyle {
        switch size {
        case .display: display
        case .largeTitle: largeTitle
        case .heading: heading
        case .subtitle: subtitle
        case .caption: caption
        default: others.first { $0.name == size.rawValue }?.style ?? title
        }
    }

    /// The small text below a subtitle: the style of footers, without their distance between lines.
    var caption: TextStyle {
        var style = footer
        style.lineHeightMultiple = 1
        return style
    }
}
