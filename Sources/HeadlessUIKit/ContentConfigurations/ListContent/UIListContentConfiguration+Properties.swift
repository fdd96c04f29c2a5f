import Foundation

extension UIListContentConfiguration {
    /// How a text is shown.
    public struct TextProperties: Hashable {
        /// How lines are aligned.
        public enum TextAlignment: Hashable, Sendable {
            /// As the direction of reading says.
            case natural
            /// In the middle.
            case center
            /// At both sides.
            case justified
        }

        /// What becomes of the letters.
        public enum TextTransform: Hashable, Sendable {
            /// Nothing.
            case none
            /// They are capitals.
            case uppercase
            /// They are small.
            case lowercase
            /// The first one of each word is a capital.
            case capitalized
        }

        /// The font.
        public var font = UIFont.preferredFont(forTextStyle: .body)
        /// The color.
        public var color = UIColor.label
        /// How lines are aligned.
        public var alignment = TextAlignment.natural
        /// How lines are broken.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The most lines there are, 0 for as many as it takes.
        public var numberOfLines = 0
        /// Whether the font follows the text size that the reader chose.
        public var adjustsFontForContentSizeCategory = true
        /// Whether the font shrinks to fit the text into the bounds.
        public var adjustsFontSizeToFitWidth = false
        /// How small letters may get, as a part of their size.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letter spacing is tightened before the text is truncated.
        public var allowsDefaultTighteningForTruncation = false
        /// What becomes of the letters.
        public var transform = TextTransform.none

        /// Makes another color of the one that would be shown.
        public var colorTransformer: UIConfigurationColorTransformer?

        var isFaint = false

        /// The color that is shown.
        public func resolvedColor() -> UIColor {
            let color: UIColor = isFaint ? .tertiaryLabel : color
            return colorTransformer?(color) ?? color
        }

        /// Whether both look alike; what transforms the color is not compared, but whether something does.
        public static func == (lhs: TextProperties, rhs: TextProperties) -> Bool {
            lhs.font == rhs.font && lhs.color == rhs.color && lhs.alignment == rhs.alignment
                && lhs.lineBreakMode == rhs.lineBreakMode && lhs.numberOfLines == rhs.numberOfLines
                && lhs.adjustsFontForContentSizeCategory == rhs.adjustsFontForContentSizeCategory
                && lhs.adjustsFontSizeToFitWidth == rhs.adjustsFontSizeToFitWidth
                && lhs.minimumScaleFactor == rhs.minimumScaleFactor
                && lhs.allowsDefaultTighteningForTruncation == rhs.allowsDefaultTighteningForTruncation
                && lhs.transform == rhs.transform && lhs.isFaint == rhs.isFaint
                && lhs.colorTransformer?.identity == rhs.colorTransformer?.identity
        }

        /// Hashes what is cheap to hash.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(color)
            hasher.combine(numberOfLines)
        }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// How an image is shown.
    public struct ImageProperties: Hashable {
        /// The color of template images; nil is the tint color of the view.
        public var tintColor: UIColor?
        /// Makes another color of the one that would be shown.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the corners.
        public var cornerRadius: CGFloat = 0
        /// The looks of symbols that leave them open.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The largest size; 0 along an axis is no limit.
        public var maximumSize = CGSize.zero
        /// The room that is kept for the image, in which it is centered; 0 along an axis is its own size.
        public var reservedLayoutSize = CGSize.zero

        /// The size an image is shown in.
        func size(of image: UIImage) -> CGSize {
            var size = image.size
            let limits = [
                maximumSize.width > 0 ? maximumSize.width / max(size.width, 1) : 1,
                maximumSize.height > 0 ? maximumSize.height / max(size.height, 1) : 1,
            ]
            let scale = min(1, limits.min() ?? 1)
            size.width *= scale
            size.height *= scale
            return size
        }

        /// The color that is shown for a tint color.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Whether both look alike; what transforms the color is not compared, but whether something does.
        public static func == (lhs: ImageProperties, rhs: ImageProperties) -> Bool {
            lhs.tintColor == rhs.tintColor && lhs.cornerRadius == rhs.cornerRadius
                && lhs.preferredSymbolConfiguration == rhs.preferredSymbolConfiguration
                && lhs.maximumSize == rhs.maximumSize && lhs.reservedLayoutSize == rhs.reservedLayoutSize
                && lhs.tintColorTransformer?.identity == rhs.tintColorTransformer?.identity
        }

        /// Hashes the lengths; colors that differ make values that differ all the same.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(cornerRadius)
            hasher.combine(maximumSize.width)
            hasher.combine(maximumSize.height)
        }
    }

    /// Hashes the texts; whatever else differs makes values that differ all the same.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(attributedText)
        hasher.combine(textProperties)
    }
}
