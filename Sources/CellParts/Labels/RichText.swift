import BoundedCaches
import PortableUIKit

/// A text with runs of different styles: bold, colored, struck, highlighted, or a link that can be tapped.
public struct RichText: Hashable, Sendable {
    /// A piece of text with one style.
    public struct Run: Hashable, Sendable {
        /// The text.
        public var text: String

        /// Whether the text is bold.
        public var isBold: Bool

        /// The color by meaning. If `nil`, the color of the whole text.
        public var style: DetailStyle?

        /// Whether a line is drawn through the text, as for a former price.
        public var isStruck: Bool

        /// Whether the text has a background, as the matches of a search.
        public var isHighlighted: Bool

        /// The name that is passed to the handler when the text is tapped. If `nil`, the run is no link.
        public var link: String?

        /// The font, which takes the size of the whole text. If `nil`, the font of the whole text.
        public var font: UIFont?

        /// Creates a run, by default with the style of the whole text.
        public init(
            _ text: String,
            isBold: Bool = false,
            style: DetailStyle? = nil,
            isStruck: Bool = false,
            isHighlighted: Bool = false,
            link: String? = nil,
            font: UIFont? = nil
        ) {
            self.text = text
            self.isBold = isBold
            self.style = style
            self.isStruck = isStruck
            self.isHighlighted = isHighlighted
            self.link = link
            self.font = font
        }
    }

    /// The pieces in order.
    public var runs: [Run]

    /// Creates a text from its runs.
    public init(_ runs: [Run]) {
        self.runs = runs
    }

    /// Creates a text in which all matches of a search are highlighted, regardless of case and diacritics.
    public init(_ text: String, highlighting search: String) {
        runs = []
        var rest = text.startIndex
        while !search.isEmpty,
            let match = text.range(
                of: search,
                options: [.caseInsensitive, .diacriticInsensitive],
                range: rest..<text.endIndex
            ), !match.isEmpty
        {
            if match.lowerBound > rest { runs.append(Run(String(text[rest..<match.lowerBound]))) }
            runs.append(Run(String(text[match]), isHighlighted: true))
            rest = match.upperBound
        }
        if rest < text.endIndex { runs.append(Run(String(text[rest...]))) }
    }

    /// The text without styles.
    public var text: String { runs.map(\.text).joined() }

    /// Whether a run is a link.
    var hasLinks: Bool { runs.contains { $0.link != nil } }
}

extension RichText: ExpressibleByStringLiteral {
    /// Creates a text of one run without a style.
    public init(stringLiteral value: String) {
        self.init([Run(value)])
    }
}

extension RichText {
    private struct Key: Hashable {
        let text: RichText
        let base: TextStyle
        let font: UIFont
        let palette: Palette
        let highlightOpacity: CGFloat
        let isHyphenated: Bool
        let color: UIColor
        let isRightToLeft: Bool
    }

    /// Foundation on Linux never frees the attributes of an attributed string, so each distinct one is made once.
    @MainActor private static var cache = BoundedCache<Key, NSAttributedString>(capacity: 512)

    /// Returns the text with the attributes of its runs, for the current traits.
    @MainActor
    func attributed(
        _ base: TextStyle,
        color: UIColor,
        palette: Palette,
        highlightOpacity: CGFloat,
        isHyphenated: Bool
    ) -> NSAttributedString {
        let traits = UITraitCollection.current
        let font = base.font(compatibleWith: traits)
        let isRightToLeft = traits.layoutDirection == .rightToLeft
        let key = Key(
            text: self,
            base: base,
            font: font,
            palette: palette,
            highlightOpacity: highlightOpacity,
            isHyphenated: isHyphenated,
            color: color,
            isRightToLeft: isRightToLeft
        )
        if let cached = Self.cache.value(for: key), cached.string.utf8.elementsEqual(text.utf8) { return cached }

        var bold = base
        bold.weight = .bold
        let boldFont = bold.font(compatibleWith: traits)
        let paragraph = base.attributes(
            for: font,
            alignment: isRightToLeft ? .right : .left,
            isHyphenated: isHyphenated
        )
        let result = NSMutableAttributedString()
        for run in runs {
            let runColor = run.style?.color(in: palette) ?? (run.link == nil ? color : palette.accent)
            var attributes = paragraph
            attributes[.font] = run.font?.withSize(font.pointSize) ?? (run.isBold ? boldFont : font)
            attributes[.foregroundColor] = run.isHighlighted ? palette.primaryText : runColor
            if run.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
            if run.isHighlighted { attributes[.backgroundColor] = palette.highlight(highlightOpacity) }
            result.append(NSAttributedString(string: run.text, attributes: attributes))
        }
        // Labels copy a text that may be changed.
        let text = NSAttributedString(attributedString: result)
        Self.cache.insert(text, for: key)
        return text
    }
}

extension Palette {
    /// The background of highlighted matches: the warning color, light enough for `primaryText` on it.
    func highlight(_ opacity: CGFloat) -> UIColor { warning.withAlphaComponent(opacity) }
}
