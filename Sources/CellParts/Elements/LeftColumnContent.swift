import PortableUIKit

/// The content of a left part that shows lines of elements below each other, optionally beside a graphic.
///
/// A new part of this kind only lists its elements; all of them share one view.
public protocol LeftColumnContent: LeftContent {
    /// Returns the elements of the part in a theme.
    @MainActor func column(in theme: CellTheme) -> LeftColumn

    /// Called when the part is tapped, for parts such as checkboxes. If `nil`, the default, taps go to the row.
    var tapHandler: (@MainActor () -> Void)? { get }
}

extension LeftColumnContent {
    /// The default implementation returns `nil`, so taps go to the row.
    public var tapHandler: (@MainActor () -> Void)? { nil }
}

/// The elements of a left part: lines below each other, optionally beside a graphic.
@MainActor
public struct LeftColumn {
    /// The graphic before the lines. A small one, up to 32 points tall, is centered on the first line.
    public var graphic: (any PartElement)?

    /// The distance between the graphic and the lines, in points. If `nil`, `m`.
    public var graphicGap: CGFloat?

    /// The lines from top to bottom.
    public var lines: [any PartElement]

    /// The distance between lines, in points. If `nil`, `xxxs`.
    public var lineGap: CGFloat?

    /// Whether graphic and lines are centered below each other.
    public var isCentered: Bool

    /// Creates a column.
    public init(
        graphic: (any PartElement)? = nil,
        graphicGap: CGFloat? = nil,
        lines: [any PartElement],
        lineGap: CGFloat? = nil,
        isCentered: Bool = false
    ) {
        self.graphic = graphic
        self.graphicGap = graphicGap
        self.lines = lines
        self.lineGap = lineGap
        self.isCentered = isCentered
    }

    /// The graphic, if any, then the lines.
    var elements: [any PartElement] {
        (graphic.map { [$0] } ?? []) + lines
    }
}
