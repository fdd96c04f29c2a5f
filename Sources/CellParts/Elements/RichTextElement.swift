import PortableUIKit

/// A text with runs of different styles, whose links can be tapped.
public struct RichTextElement: PartElement {
    /// The text.
    public let text: RichText

    /// The text in the sizes and colors of a theme.
    let label: LabelContent

    /// Called with the name of a link that is tapped.
    public var linkHandler: (@MainActor (String) -> Void)?

    /// Creates a text, by default without a line limit.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - theme: The theme with the sizes and colors of the runs.
    ///   - style: The style of runs without a size.
    ///   - color: The color of runs without one.
    ///   - lineCount: The maximum number of lines. Zero means no limit.
    ///   - linkHandler: Called with the name of a link that is tapped.
    public init(
        _ text: RichText,
        in theme: CellTheme,
        style: TextStyle,
        color: UIColor,
        lineCount: UInt = 0,
        linkHandler: (@MainActor (String) -> Void)? = nil
    ) {
        self.text = text
        self.linkHandler = linkHandler
        label = theme.label(
            text,
            style: style,
            color: color,
            lineCount: lineCount,
            identifier: nil,
            hasLinks: true
        )
    }

    /// Creates an empty label.
    public static func makeView() -> RichLabel { RichLabel() }

    /// Returns the size of the text.
    public func size(fitting width: CGFloat) -> CGSize { label.size(fitting: width) }

    /// The width of the longest word.
    public var minWidth: CGFloat { label.longestWordWidth }

    /// Returns the first baseline; `nil` for an empty text.
    public func firstBaseline(fitting width: CGFloat) -> CGFloat? {
        label.text.isEmpty ? nil : label.firstBaseline(fitting: width)
    }

    /// Returns the height of one line, in points.
    public func firstLineHeight(fitting width: CGFloat) -> CGFloat { label.lineHeight }

    /// Shows the text.
    public func update(_ view: RichLabel, isAnimated: Bool) {
        view.accessibilityIdentifier = label.identifier
    }

    /// Replaces the handler of links.
    public func updateHandlers(_ view: RichLabel) {
        view.linkHandler = linkHandler
    }

    /// Sets the attributed text.
    public func layOut(_ view: RichLabel) {
        label.apply(to: view, fitting: view.bounds.width)
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
}
