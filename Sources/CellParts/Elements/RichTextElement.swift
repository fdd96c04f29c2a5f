import DeclarativeCollections
import PortableUIKit

/// A text with runs of different styles, whose links can be tapped.
public struct RichTextElement: PartElement {
    /// The text.
    public var text: RichText

    /// The style of runs without one.
    public var style: TextStyle

    /// The color of runs without one.
    public var color: UIColor

    /// The palette of the runs' colors.
    public var palette: Palette

    /// The opacity of the warning color behind highlighted runs, from 0 to 1.
    public var highlightOpacity: CGFloat

    /// The maximum number of lines. Zero means no limit.
    public var lineCount: UInt

    /// Called with the name of a link that is tapped.
    public var linkHandler: (@MainActor (String) -> Void)?

    /// Creates a text, by default without a line limit.
    public init(
        _ text: RichText,
        style: TextStyle,
        color: UIColor,
        palette: Palette,
        highlightOpacity: CGFloat = OpacityScale.standard.highlight,
        lineCount: UInt = 0,
        linkHandler: (@MainActor (String) -> Void)? = nil
    ) {
        self.text = text
        self.style = style
        self.color = color
        self.palette = palette
        self.highlightOpacity = highlightOpacity
        self.lineCount = lineCount
        self.linkHandler = linkHandler
    }

    /// Creates an empty label.
    public static func makeView() -> RichLabel { RichLabel() }

    /// Returns the size of the text.
    public func size(fitting width: CGFloat) -> CGSize {
        guard width > 0, !text.text.isEmpty else { return .zero }
        let label = MeasuringLabel.currentForRichTexts
        apply(to: label, fitting: width)
        let limit: CGFloat = 1_000_000
        let size = PixelGrid.current.alignedUp(
            label.sizeThatFits(CGSize(width: min(width, limit), height: limit))
        )
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// The width of the longest word, as wide as if it were bold.
    public var minWidth: CGFloat { plain.longestWordWidth }

    /// Returns the first baseline; `nil` for an empty text.
    public func firstBaseline(fitting width: CGFloat) -> CGFloat? {
        text.text.isEmpty ? nil : plain.firstBaseline(fitting: width)
    }

    /// The height of one line, in points.
    var lineHeight: CGFloat { plain.lineHeight }

    /// Returns the height of one line, in points.
    public func firstLineHeight(fitting width: CGFloat) -> CGFloat { lineHeight }

    /// Shows the text.
    public func update(_ view: RichLabel, isAnimated: Bool) {
        view.accessibilityIdentifier = text.text
    }

    /// Replaces the handler of links.
    public func updateHandlers(_ view: RichLabel) {
        view.linkHandler = linkHandler
    }

    /// Sets the attributed text.
    public func layOut(_ view: RichLabel) {
        apply(to: view, fitting: view.bounds.width)
        view.richText = text
    }

    /// The text is spoken; its links are actions of the row.
    public func accessibility(of view: RichLabel) -> RightControlAccessibility {
        var actions: [RightControlAction] = []
        if let linkHandler {
            for run in text.runs {
                guard let link = run.link else { continue }
                actions.append(RightControlAction(name: run.text) { linkHandler(link) })
            }
        }
        return RightControlAccessibility(label: text.text.isEmpty ? nil : text.text, actions: actions)
    }

    /// Whether the text has links.
    public var isInteractive: Bool { text.hasLinks && linkHandler != nil }

    private func apply(to label: UILabel, fitting width: CGFloat) {
        let plain = plain
        let isHyphenated = lineCount != 1 && width > 0 && !plain.keepsWords(in: width) && plain.longestWordWidth > width
        let attributed = text.attributed(
            style,
            color: color,
            palette: palette,
            highlightOpacity: highlightOpacity,
            isHyphenated: isHyphenated
        )
        if label.numberOfLines != Int(clamping: lineCount) { label.numberOfLines = Int(clamping: lineCount) }
        if label.attributedText != attributed { label.attributedText = attributed }
    }

    private var plain: LabelContent {
        var style = style
        if text.runs.contains(where: \.isBold) { style.weight = .bold }
        return LabelContent(text: text.text, style: style, color: color)
    }
}
