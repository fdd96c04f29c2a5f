import Foundation

/// What stands where there is no content: an image, texts and buttons, as a value.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// Where image, texts and buttons stand.
    public var alignment = Alignment.center
    /// The axes along which margins of the view around it count as well.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// How far the content keeps from the edges.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// What lies behind it.
    public var background = UIBackgroundConfiguration.clear()

    /// The image.
    public var image: UIImage?
    /// How the image is shown.
    public var imageProperties = ImageProperties()
    /// The distance between image and text.
    public var imageToTextPadding: CGFloat = 15

    /// The text.
    public var text: String?
    /// The text with attributes, in place of `text`.
    public var attributedText: NSAttributedString?
    /// How the text is shown.
    public var textProperties = TextProperties(font: .systemFont(ofSize: 22, weight: .bold), color: .label)
    /// The distance between the texts.
    public var textToSecondaryTextPadding: CGFloat = 8

    /// The text below the first one.
    public var secondaryText: String?
    /// The secondary text with attributes, in place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// How the secondary text is shown.
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline),
        color: .secondaryLabel
    )
    /// The distance between texts and buttons.
    public var textToButtonPadding: CGFloat = 20

    /// The button; one without title and image is not shown.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The distance between the buttons.
    public var buttonToSecondaryButtonPadding: CGFloat = 12
    /// The button below the first one; one without title and image is not shown.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()

    var isLoading = false

    init() {}

    /// For a place that is empty.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// For content on its way: an indicator in the place of the image.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isLoading = true
        configuration.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .body),
            color: .secondaryLabel
        )
        return configuration
    }

    /// For a search that found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    /// A view that shows it.
    @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// The same in every state.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

extension UIContentUnavailableConfiguration {
    /// Where image, texts and buttons stand.
    public enum Alignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the beginning of the line.
        case natural = 1
    }

    /// How the image is shown.
    public struct ImageProperties {
        /// The size and weight of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a template; nil for that of the secondary text.
        public var tintColor: UIColor?
        /// The radius of round corners.
        public var cornerRadius: CGFloat = 0
        /// The largest size; zero for no limit.
        public var maximumSize = CGSize.zero
    }

    /// How a text is shown.
    public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// What becomes of a text that has no room.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines; 0 for no limit.
        public var numberOfLines = 0
        /// Whether the text becomes smaller where it has no room.
        public var adjustsFontSizeToFitWidth = false
        /// How small it may become, in parts of its size.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move together first.
        public var allowsDefaultTighteningForTruncation = false
    }

    /// What a button does.
    public struct ButtonProperties {
        /// What happens when it is tapped.
        public var primaryAction: UIAction?
        /// A menu to choose from.
        public var menu: UIMenu?
        /// Whether it can be tapped.
        public var isEnabled = true
        /// What it is for.
        public var role = UIButton.Role.normal
    }
}
