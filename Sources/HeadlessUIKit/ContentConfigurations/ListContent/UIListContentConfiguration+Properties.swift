import Foundation

extension UIListContentConfiguration {
    /// The properties of a text.
    public struct TextProperties: Hashable {
        /// The alignment of lines.
        public enum TextAlignment: Hashable {
            /// Leading or trailing edge, depending on the language.
            case natural
            /// Centered.
            case center
            /// Justified.
            case justified
        }

        /// A transformation of the letter case.
        public enum TextTransform: Hashable {
            /// No transformation.
            case none
            /// Uppercase.
            case uppercase
            /// Lowercase.
            case lowercase
            /// The first letter of each word in uppercase.
            case capitalized
        }

        /// The font.
        public var font = UIFont.preferredFont(forTextStyle: .body)
        /// The color.
        public var color = UIColor.label
        /// The alignment of lines.
        public var alignment = TextAlignment.natural
        /// The mode for breaking lines.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The maximum number of lines, or 0 for no limit.
        public var numberOfLines = 0
        /// Whether the font follows the preferred content size category.
        public var adjustsFontForContentSizeCategory = true
        /// Whether the font shrinks to fit the text into the bounds.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum font scale relative to the original size, from 0 to 1.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letter spacing is tightened before the text is truncated.
        public var allowsDefaultTighteningForTruncation = false
        /// The transformation of the letter case.
        public var transform = TextTransform.none

        /// A transformer for the color.
        public var colorTransformer: UIConfigurationColorTransformer?

        var isDisabled = false

        /// Returns the color after the transformer is applied.
        public func resolvedColor() -> UIColor {
            let color: UIColor = isDisabled ? .tertiaryLabel : color
            return colorTransformer?(color) ?? color
        }

        /// Returns whether both have the same appearance. Color transformers are compared only by their presence.
        public static func == (lhs: TextProperties, rhs: TextProperties) -> Bool {
            lhs.font == rhs.font && lhs.color == rhs.color && lhs.alignment == rhs.alignment
                && lhs.lineBreakMode == rhs.lineBreakMode && lhs.numberOfLines == rhs.numberOfLines
                && lhs.adjustsFontForContentSizeCategory == rhs.adjustsFontForContentSizeCategory
                && lhs.adjustsFontSizeToFitWidth == rhs.adjustsFontSizeToFitWidth
                && lhs.minimumScaleFactor == rhs.minimumScaleFactor
                && lhs.allowsDefaultTighteningForTruncation == rhs.allowsDefaultTighteningForTruncation
                && lhs.transform == rhs.transform && lhs.isDisabled == rhs.isDisabled
                && lhs.colorTransformer?.identity == rhs.colorTransformer?.identity
        }

        /// Hashes only the cheap properties; `==` compares the others, too.
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

    /// The properties of an image.
    public struct ImageProperties: Hashable {
        /// The color of template images. `nil` means the tint color of the view.
        public var tintColor: UIColor?
        /// A transformer for the tint color.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The corner radius in points.
        public var cornerRadius: CGFloat = 0
        /// The symbol configuration for images that have none.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The maximum size in points. 0 means no limit along an axis.
        public var maximumSize = CGSize.zero
        /// The size of the area reserved for the image, which is centered in it, in points. 0 means the size of the
        /// image along an axis, or ``standardDimension`` if the image is a symbol, so that the texts of rows are aligned.
        public var reservedLayoutSize = CGSize.zero

        /// A width or height of the reserved area that suits symbols and scales with the text size.
        public static let standardDimension = -CGFloat.greatestFiniteMagnitude

        /// The standard area for symbols at the text size of body text: as high as a line. The width is not recorded on
        /// devices; it has room for all but the widest symbols.
        private static let standardArea = CGSize(width: 28, height: 22)

        /// Returns the area in whose center an image is shown in a size.
        func area(of image: UIImage, shownIn size: CGSize, _ traits: UITraitCollection) -> CGSize {
            let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
            let scale = (body.lineHeight + body.leading) / Self.standardArea.height
            func length(_ reserved: CGFloat, _ standard: CGFloat, _ own: CGFloat) -> CGFloat {
                if reserved == Self.standardDimension || reserved == 0 && image.isSymbolImage {
                    return (standard * scale).rounded()
                }
                return reserved > 0 ? reserved : own
            }
            return CGSize(
                width: length(reservedLayoutSize.width, Self.standardArea.width, size.width),
                height: length(reservedLayoutSize.height, Self.standardArea.height, size.height)
            )
        }

        /// Returns the size in which an image is shown, in points.
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

        /// Returns the tint color after the transformer is applied.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Returns whether both have the same appearance. Color transformers are compared only by their presence.
        public static func == (lhs: ImageProperties, rhs: ImageProperties) -> Bool {
            lhs.tintColor == rhs.tintColor && lhs.cornerRadius == rhs.cornerRadius
                && lhs.preferredSymbolConfiguration == rhs.preferredSymbolConfiguration
                && lhs.maximumSize == rhs.maximumSize && lhs.reservedLayoutSize == rhs.reservedLayoutSize
                && lhs.tintColorTransformer?.identity == rhs.tintColorTransformer?.identity
        }

        /// Hashes only the lengths; `==` compares the colors, too.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(cornerRadius)
            hasher.combine(maximumSize.width)
            hasher.combine(maximumSize.height)
        }
    }

    /// Hashes only the texts; `==` compares the other properties, too.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(attributedText)
        hasher.combine(textProperties)
    }
}
