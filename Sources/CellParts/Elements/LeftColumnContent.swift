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

    /// The distance between the first line and the others, in points. If `nil`, that between lines.
    public var firstGap: CGFloat?

    /// The lines of the levels above a nested row, and that of a timeline; `nil` for none.
    public var guide: LeftColumnGuide?

    /// Creates a column.
    public init(
        graphic: (any PartElement)? = nil,
        graphicGap: CGFloat? = nil,
        lines: [any PartElement],
        lineGap: CGFloat? = nil,
        isCentered: Bool = false,
        guide: LeftColumnGuide? = nil
    ) {
        self.graphic = graphic
        self.graphicGap = graphicGap
        self.lines = lines
        self.lineGap = lineGap
        self.isCentered = isCentered
        self.guide = guide
    }

    /// Creates a column below the top of a card.
    init(cover: CoverElement?, coverGap: CGFloat, lines: [any PartElement]) {
        self.init(lines: (cover.map { [$0] } ?? []) + lines)
        firstGap = cover == nil ? nil : coverGap
    }

    /// The graphic, if any, then the lines, then the guide, if any.
    var elements: [any PartElement] { elements(guide: guide?.element(at: .zero, insets: (0, 0))) }

    /// - Parameter guide: The guide where the layout places it.
    func elements(guide: GuideElement?) -> [any PartElement] {
        (graphic.map { [$0] } ?? []) + lines + (guide.map { [$0] } ?? [])
    }
}

/// The lines of the levels above a nested row, and that of a timeline.
@MainActor
public struct LeftColumnGuide {
    /// The number of levels above the row, from 0. The row is that much farther from the leading edge.
    public var level: Int

    /// Where the row is in a timeline; `nil` for none.
    public var timeline: TimelinePlace?

    /// The color of the dot of the timeline.
    public var dotColor: UIColor

    /// The color of the lines.
    public var color: UIColor

    /// The width of the lines, in points.
    public var width: CGFloat

    /// Creates a guide.
    public init(level: Int, timeline: TimelinePlace?, dotColor: UIColor, color: UIColor, width: CGFloat) {
        self.level = max(level, 0)
        self.timeline = timeline
        self.dotColor = dotColor
        self.color = color
        self.width = width
    }

    /// The part of a row that levels take at most.
    private static let largestShare: CGFloat = 0.4

    /// Returns the distance that all levels take, in points.
    func indent(in width: CGFloat, _ spacing: SpacingScale) -> CGFloat {
        min(CGFloat(level) * (self.width + spacing.m), (width * Self.largestShare).layoutLength)
    }

    /// Returns the width of the line of a timeline with the distance after it, in points.
    func timelineWidth(_ spacing: SpacingScale) -> CGFloat {
        timeline == nil ? 0 : GuideElement.diameter.grownWithText + spacing.s
    }

    /// - Parameters:
    ///   - center: The middle of the dot of the timeline.
    ///   - insets: The distance of the first level from the leading edge, and that of all levels from each other.
    func element(at center: CGPoint, insets: (first: CGFloat, step: CGFloat)) -> GuideElement {
        GuideElement(
            levels: (0..<level).map { insets.first + CGFloat($0) * insets.step + width / 2 },
            timeline: timeline.map { ($0, center, dotColor) },
            color: color,
            width: width
        )
    }
}
