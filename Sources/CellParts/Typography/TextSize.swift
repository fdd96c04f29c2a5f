/// The size of a text by its purpose, from large to small. Each has a text style in the ``Typography`` of a theme.
public enum TextSize: String, CaseIterable, Hashable, Sendable {
    /// The one number or word that a screen is about, such as the temperature of a weather forecast.
    case display

    /// The title of a screen, or a sum.
    case largeTitle

    /// The title of a card, or a price.
    case heading

    /// The main text of a row.
    case title

    /// The text below a title.
    case subtitle

    /// The small text below a subtitle.
    case caption
}

extension Typography {
    /// Returns the text style of a size.
    public func style(of size: TextSize) -> TextStyle {
        switch size {
        case .display: display
        case .largeTitle: largeTitle
        case .heading: heading
        case .title: title
        case .subtitle: subtitle
        case .caption: caption
        }
    }

    /// The small text below a subtitle: the style of footers, without their distance between lines.
    var caption: TextStyle {
        var style = footer
        style.lineHeightMultiple = 1
        return style
    }
}
