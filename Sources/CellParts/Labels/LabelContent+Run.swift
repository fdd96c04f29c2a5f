import DeclarativeCollections
import PortableUIKit

extension LabelContent {
    /// A piece of a text with the font and the colors of a theme.
    public struct Run: Hashable, Sendable {
        /// The text; what VoiceOver says for an icon.
        public var text: String

        /// The style of the text.
        public var style: TextStyle

        /// The color of the text, and of an icon that is a template.
        public var color: UIColor

        /// The color behind the text; `nil` for none.
        public var backgroundColor: UIColor?

        /// A font that is used in the size of the style instead of that of the style.
        public var font: UIFont?

        /// An icon that is shown instead of the text.
        public var icon: UIImage?

        /// Creates a piece of text, or an icon.
        public init(
            _ text: String,
            style: TextStyle,
            color: UIColor,
            backgroundColor: UIColor? = nil,
            font: UIFont? = nil,
            icon: UIImage? = nil
        ) {
            self.text = text
            self.style = style
            self.color = color
            self.backgroundColor = backgroundColor
            self.font = font
            self.icon = icon
        }
    }

    /// The character that stands for an icon: the object replacement character, as `NSTextAttachment.character`.
    static let iconCharacter = "\u{FFFC}"
}

extension LabelContent.Run {
    /// The characters that a label shows.
    var shownText: String { icon == nil ? text : LabelContent.iconCharacter }

    /// The font for the current traits.
    @MainActor
    var shownFont: UIFont {
        let styled = style.font(compatibleWith: .current)
        return font?.withSize(styled.pointSize) ?? styled
    }

    /// The width and height of an icon, in points: somewhat more than those of a capital letter, as symbols in texts have.
    @MainActor
    var iconSide: CGFloat {
        let font = shownFont
        return PixelGrid.current.alignedUp(font.capHeight * Self.iconScale)
    }

    /// The icon in the middle of the capital letters around it; `nil` for a text.
    @MainActor
    var attachment: NSTextAttachment? {
        guard let icon else { return nil }
        let side = iconSide
        let isTemplate = icon.renderingMode == .alwaysTemplate || icon.renderingMode == .automatic && icon.isSymbolImage
        let attachment = NSTextAttachment()
        attachment.image = isTemplate ? icon.withTintColor(color, renderingMode: .alwaysOriginal) : icon
        let aspect = icon.size.height > 0 ? icon.size.width / icon.size.height : 1
        let size = CGSize(width: min(side * aspect, side * Self.widestAspect), height: side)
        attachment.bounds = CGRect(origin: CGPoint(x: 0, y: (shownFont.capHeight - side) / 2), size: size)
        return attachment
    }

    /// The attributes of the text, beside those of its paragraph.
    func attributes(for font: UIFont) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color, .kern: style.kerning]
        if let backgroundColor { attributes[.backgroundColor] = backgroundColor }
        if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        return attributes
    }

    private static let iconScale: CGFloat = 1.4
    /// Wider images are made narrower: what stands in a line is an icon.
    private static let widestAspect: CGFloat = 3
}
