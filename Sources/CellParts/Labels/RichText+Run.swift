import PortableUIKit

extension RichText {
    /// A piece of text with one style, or an icon.
    public struct Run: Hashable, Sendable {
        /// The text; what VoiceOver says for an icon.
        public var text: String

        /// Whether the text is bold.
        public var isBold: Bool

        /// The color by meaning. If `nil`, the color of the whole text.
        public var style: DetailStyle?

        /// Whether a line is drawn through the text, as for a former price.
        public var isStruck: Bool

        /// Whether the text has a background, as the matches of a search.
        public var isHighlighted: Bool

        /// The name that is passed to the handler when the text is tapped. If `nil`, the run is no link. Only parts with a handler
        /// of links have them; in other parts a link is a text like any other.
        public var link: String?

        /// The font, which takes the size of the whole text. If `nil`, the font of the whole text.
        public var font: UIFont?

        /// The size by purpose, with its weight and its line height. If `nil`, the size of the whole text.
        public var size: TextSize?

        /// The weight. If `nil`, the weight of the size, or bold if the run is bold.
        public var weight: UIFont.Weight?

        /// The color, such as that of a ``Tint``. If `nil`, that of the style.
        public var tint: UIColor?

        /// Whether all digits have the same width.
        public var hasMonospacedDigits: Bool

        /// An icon that is shown instead of the text, as high as the capital letters around it and somewhat more. Template images
        /// have the color of the run.
        public var icon: UIImage?

        /// Creates a run, by default with the style of the whole text.
        public init(
            _ text: String,
            isBold: Bool = false,
            style: DetailStyle? = nil,
            isStruck: Bool = false,
            isHighlighted: Bool = false,
            link: String? = nil,
            font: UIFont? = nil,
            size: TextSize? = nil,
            weight: UIFont.Weight? = nil,
            tint: UIColor? = nil,
            hasMonospacedDigits: Bool = false,
            icon: UIImage? = nil
        ) {
            self.text = text
            self.isBold = isBold
            self.style = style
            self.isStruck = isStruck
            self.isHighlighted = isHighlighted
            self.link = link
            self.font = font
            self.size = size
            self.weight = weight
            self.tint = tint
            self.hasMonospacedDigits = hasMonospacedDigits
            self.icon = icon
        }

        /// Creates an icon between texts.
        ///
        /// - Parameters:
        ///   - icon: The image, scaled to the text around it.
        ///   - label: What VoiceOver says for it; empty for a decorative icon.
        ///   - tint: The color of a template image. If `nil`, that of the text.
        public static func icon(_ icon: UIImage, label: String = "", tint: UIColor? = nil) -> Run {
            Run(label, tint: tint, icon: icon)
        }

        /// The weights of documents by name.
        package static let weights: KeyValuePairs<String, UIFont.Weight> = [
            "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
            "heavy": .heavy,
        ]

        /// Whether the run has the style of the whole text.
        var isPlain: Bool { self == Run(text) }

        /// The characters that a label shows; an icon is one of them.
        var shownText: String { icon == nil ? text : LabelContent.iconCharacter }
    }
}
