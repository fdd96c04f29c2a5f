import Foundation

/// The content of a row of a list: an image, a text and a secondary text, as a value.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The image at the beginning of the row.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The primary text.
    public var text: String?
    /// The primary text as an attributed string; replaces `text`.
    public var attributedText: NSAttributedString?
    /// How the text is shown.
    public var textProperties = TextProperties()
    /// The text below or beside the first one.
    public var secondaryText: String?
    /// The secondary text as an attributed string; replaces `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// How the secondary text is shown.
    public var secondaryTextProperties = TextProperties()
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// Whether both texts stand beside each other where there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The spacing between image and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The least distance between texts that stand beside each other.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The distance between texts that stand below each other.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    init() {
        textProperties.font = .preferredFont(forTextStyle: .body)
        secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
        secondaryTextProperties.color = .secondaryLabel
    }

    /// A row.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// A row with its secondary text below.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// A row with its secondary text at the end.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// A header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.textProperties.font = .preferredFont(forTextStyle: .headline)
        return configuration
    }

    /// A footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
        configuration.textProperties.color = .secondaryLabel
        return configuration
    }

    /// A header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = groupedFooter()
        configuration.textProperties.transform = .uppercase
        return configuration
    }

    /// A footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.textProperties.font = .preferredFont(forTextStyle: .footnote)
        configuration.textProperties.color = .secondaryLabel
        return configuration
    }

    /// A header of any list, before it is known which.
    public static func header() -> UIListContentConfiguration { groupedHeader() }

    /// A footer of any list, before it is known which.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }

    /// A header that stands out in a list of groups with insets.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.textProperties.font = .preferredFont(forTextStyle: .headline)
        return configuration
    }

    /// A header that stands out much in a list of groups with insets.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        let metrics = UIFontMetrics(forTextStyle: .title3)
        configuration.textProperties.font = metrics.scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
        return configuration
    }

    /// A row of a list beside another one at the side of a screen.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

    /// The same with its secondary text below.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

    /// A row of a list at the side of a screen.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// A row of a list at the side of a screen, with its secondary text below.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// A header of a list at the side of a screen.
    public static func sidebarHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.textProperties.font = .preferredFont(forTextStyle: .title3)
        return configuration
    }

    /// A view that shows the content.
    @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The content as it is in a state: texts of disabled rows are faint.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
            ?? false
        var updated = self
        updated.textProperties.isFaint = isDisabled
        updated.secondaryTextProperties.isFaint = isDisabled
        return updated
    }
}
