import Foundation

/// A content configuration for a view without content: an image, texts and buttons.
@available(iOS 17, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// The alignment of the image, texts and buttons.
    public var alignment = Alignment.center
    /// The axes along which the view also respects the layout margins of its superview.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The background of the view.
    public var background = UIBackgroundConfiguration.clear()

    /// The image to display.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The spacing between image and text, in points.
    public var imageToTextPadding: CGFloat = 15

    /// The primary text.
    public var text: String?
    /// The primary text as an attributed string; replaces `text`.
    public var attributedText: NSAttributedString?
    /// The properties of the primary text.
    public var textProperties = TextProperties(font: .systemFont(ofSize: 22, weight: .bold), color: .label)
    /// The spacing between the primary and secondary text, in points.
    public var textToSecondaryTextPadding: CGFloat = 8

    /// The secondary text, below the primary text.
    public var secondaryText: String?
    /// The secondary text as an attributed string; replaces `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// The properties of the secondary text.
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline),
        color: .secondaryLabel
    )
    /// The spacing between the texts and the buttons, in points.
    public var textToButtonPadding: CGFloat = 20

    /// The configuration of the primary button; hidden if it has neither title nor image.
    public var button = UIButton.Configuration.plain()
    /// The properties of the primary button.
    public var buttonProperties = ButtonProperties()
    /// The spacing between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 12
    /// The configuration of the secondary button; hidden if it has neither title nor image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The properties of the secondary button.
    public var secondaryButtonProperties = ButtonProperties()

    var isLoading = false
    private var isSearch = false

    init() {}

    /// Returns the default configuration for empty content.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// Returns the default configuration for content that is loading, with an activity indicator instead of the image.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isLoading = true
        configuration.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .body),
            color: .secondaryLabel
        )
        return configuration
    }

    /// Returns the default configuration for a search without results.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.isSearch = true
        configuration.text = noResults
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    /// Creates a content view with this configuration.
    @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    private static let noResults = "No Results"

    /// Returns the configuration for a state: that of a search names the text that the user searched for, unless the app
    /// set another text.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard isSearch, text == Self.noResults,
            let state = state as? UIContentUnavailableConfigurationState,
            let searched = state.searchText, !searched.isEmpty
        else { return self }
        var copy = self
        copy.text = "\(Self.noResults) for “\(searched)”"
        return copy
    }

    /// Hashes the texts and the image.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(image)
        hasher.combine(isLoading)
    }
}

@available(iOS 17, *)
extension UIContentUnavailableConfiguration {
    /// The alignments of the content.
    public enum Alignment: Int, Sendable {
        /// Centered.
        case center = 0
        /// Aligned with the leading edge.
        case natural = 1
    }

    /// The properties of the image.
    public struct ImageProperties: Hashable {
        /// The symbol configuration of the image.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint color of the image; `nil` means the secondary label color.
        public var tintColor: UIColor?
        /// The corner radius of the image, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points; 0 in a dimension means no limit.
        public var maximumSize = CGSize.zero
    }

    /// The properties of a text.
    public struct TextProperties: Hashable {
        /// The font of the text.
        public var font: UIFont
        /// The color of the text.
        public var color: UIColor
        /// The line break mode of the text.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 means no limit.
        public var numberOfLines = 0
        /// Whether the font shrinks to fit the text into the available width.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest font scale, relative to the original font size, from 0 to 1.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letter spacing is tightened before the text is truncated.
        public var allowsDefaultTighteningForTruncation = false
    }

    /// The properties of a button.
    public struct ButtonProperties: Hashable {
        /// The action of the button.
        public var primaryAction: UIAction?
        /// The menu of the button.
        public var menu: UIMenu?
        /// Whether the button is enabled.
        public var isEnabled = true
        /// The role of the button.
        public var role = UIButton.Role.normal
    }
}
