import PortableUIKit

/// A text.
public struct TextElement: PartElement {
    /// The text and its style.
    public var label: LabelContent

    /// Whether the lines are centered.
    public var isCentered: Bool

    /// Whether VoiceOver says the text. Not if another element says it as its value.
    public var isSpoken: Bool

    /// Creates a text, by default aligned as its label says.
    public init(_ label: LabelContent, isCentered: Bool = false, isSpoken: Bool = true) {
        self.label = label
        self.isCentered = isCentered
        self.isSpoken = isSpoken
    }

    /// Creates an empty label.
    public static func makeView() -> PartLabel { PartLabel() }

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
    public func update(_ view: PartLabel, isAnimated: Bool) {
        view.isCentered = isCentered
        label.showText(in: view)
        view.accessibilityIdentifier = label.identifier
    }

    /// Sets the font, the colors and the alignment.
    public func layOut(_ view: PartLabel) {
        label.apply(to: view, fitting: view.bounds.width)
    }

    /// The text, if it is spoken.
    public func accessibility(of view: PartLabel) -> RightControlAccessibility {
        RightControlAccessibility(label: isSpoken && !label.text.isEmpty ? label.spokenText : nil)
    }
}
