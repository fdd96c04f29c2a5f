import PortableUIKit

/// Something that is seen on a screen, as the finder of distances sees it.
struct SpacingThing {
    /// The text of a label, field or button.
    struct Text {
        /// Whether the frame is wider than the text: then both of its sides are held.
        var isFilling = false
        /// Whether the text was cut or broken into lines: then it may have left room beside it.
        var isShrunk = false
        /// The first baseline, from the top of the panel, in points.
        var firstBaseline: CGFloat
        /// The height of a line, in points.
        var lineHeight: CGFloat
        /// The number of lines.
        var lineCount = 1
        /// The height of a line of the font, which characters of other fonts may exceed, in points.
        var fontLineHeight: CGFloat?
    }

    /// Text in quotes, identifier or class.
    let name: String
    /// In the coordinates of the panel that it is in.
    var frame: CGRect
    var text: Text?
    /// What is in it, if it is a panel of its own.
    var panel: SpacingPanel?

    /// Whether both of its sides are held.
    func isFilling(in width: CGFloat) -> Bool {
        text?.isFilling ?? (frame.width > width / 2)
    }

    /// Whether things have a part of their height in common.
    func isBeside(_ other: SpacingThing) -> Bool {
        min(frame.maxY, other.frame.maxY) - max(frame.minY, other.frame.minY) > 0.01
    }

    /// Whether things have a part of their width in common.
    func isInColumn(of other: SpacingThing) -> Bool {
        min(frame.maxX, other.frame.maxX) - max(frame.minX, other.frame.minX) > 0.01
    }
}

/// A rectangle with things in it that keep distances to its edges: a row, a card, a badge.
struct SpacingPanel {
    enum Kind {
        /// What holds a row's content with the insets of its item. They are always exact.
        case element
        /// The content of a row, or a card: its things determine its height.
        case content
        /// A screen, or a row that others make taller: only its things are held.
        case open
    }

    var kind: Kind
    let name: String
    let size: CGSize
    var things: [SpacingThing]
}
