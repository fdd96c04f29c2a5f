import Foundation

/// A content configuration for list cells: an image, a text and a secondary text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The image at the leading edge.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The primary text.
    public var text: String?
    /// The primary text as an attributed string; replaces `text`.
    public var attributedText: NSAttributedString?
    /// The properties of the primary text.
    public var textProperties = TextProperties()
    /// The secondary text.
    public var secondaryText: String?
    /// The secondary text as an attributed string; replaces `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// The properties of the secondary text.
    public var secondaryTextProperties = TextProperties()
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: UITraitCollection.current.metrics.cells.verticalMargin,
        leading: standardMargin,
        bottom: UITraitCollection.current.metrics.cells.verticalMargin,
        trailing: standardMargin
    )
    /// Whether the texts are side by side if they fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The spacing between image and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The minimum space between texts that are side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The space between texts that are stacked vertically, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// The side margins unless an app sets others. In lists with wider margins, those apply.
    static let standardMargin: CGFloat = 16

    /// The least height of the content with its margins, in points.
    var minimumHeight = UITraitCollection.current.metrics.cells.minimumHeight

    init() {
        textProperties.font = .preferredFont(forTextStyle: .body)
        secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
        secondaryTextProperties.color = .secondaryLabel
    }

    /// Returns the default configuration of a list cell.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// Returns the configuration of a list cell with a subtitle: the secondary text is below the text.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// Returns the configuration of a list cell with a value: the secondary text is at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// Returns the configuration of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.minimumHeight = 0
        configuration.textProperties.font = .preferredFont(forTextStyle: .headline)
        return configuration
    }

    /// Returns the configuration of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.minimumHeight = 0
        configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
        configuration.textProperties.color = .secondaryLabel
        return configuration
    }

    /// Returns the configuration of a header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = groupedFooter()
        let metrics = UITraitCollection.current.metrics.groupedLists
        if metrics.hasLargeHeaders {
            configuration.textProperties.font = .preferredFont(forTextStyle: .headline)
        } else {
            configuration.textProperties.transform = .uppercase
        }
        configuration.directionalLayoutMargins.top = metrics.spacing
        configuration.directionalLayoutMargins.bottom = metrics.headerToCard
        return configuration
    }

    /// Returns the configuration of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.minimumHeight = 0
        configuration.textProperties.font = .preferredFont(forTextStyle: .footnote)
        configuration.textProperties.color = .secondaryLabel
        let metrics = UITraitCollection.current.metrics.groupedLists
        configuration.directionalLayoutMargins.top = metrics.cardToFooter
        configuration.directionalLayoutMargins.bottom = metrics.footerToHeader - metrics.spacing
        return configuration
    }

    /// Returns the configuration of a header in any list.
    @available(iOS 18, *)
    public static func header() -> UIListContentConfiguration { groupedHeader() }

    /// Returns the configuration of a footer in any list.
    @available(iOS 18, *)
    public static func footer() -> UIListContentConfiguration { groupedFooter() }

    /// Returns the configuration of a prominent header in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.minimumHeight = 0
        configuration.textProperties.font = .preferredFont(forTextStyle: .headline)
        return configuration
    }

    /// Returns the configuration of an extra prominent header in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.minimumHeight = 0
        let metrics = UIFontMetrics(forTextStyle: .title3)
        configuration.textProperties.font = metrics.scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
        return configuration
    }

    /// Returns the configuration of a cell in an accompanied sidebar, next to another sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

    /// Returns the configuration of a cell with a subtitle in an accompanied sidebar.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

    /// Returns the configuration of a cell in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// Returns the configuration of a cell with a subtitle in a sidebar.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// Returns the configuration of a header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.minimumHeight = 0
        configuration.textProperties.font = .preferredFont(forTextStyle: .title3)
        return configuration
    }

    /// Creates a `UIListContentView` that shows the configuration.
    @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Returns the configuration for a state: texts of disabled cells are faint.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
            ?? false
        var updated = self
        updated.textProperties.isDisabled = isDisabled
        updated.secondaryTextProperties.isDisabled = isDisabled
        return updated
    }
}
