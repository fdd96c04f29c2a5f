import DeclarativeCollections
import PortableUIKit

/// The frames of a graphic and the lines beside it in a left part, measured from its leading edge.
///
/// The graphic is above the lines if these are centered, and at accessibility text sizes if a word would have to be
/// broken beside it.
@MainActor
struct LeftColumnLayout {
    /// The frame of the graphic, if any, then those of the lines.
    let frames: [CGRect]
    /// The guide in its place, if there is one.
    let guide: GuideElement?
    let measurement: PartMeasurement

    /// A graphic up to this height, in points, is centered on the first line.
    private static let maxHeightBesideFirstLine: CGFloat = 32

    /// - Parameter insets: The insets of the content; those of left parts if `nil`.
    init(_ column: LeftColumn, spacing: SpacingScale, insets: UIEdgeInsets? = nil, fitting width: CGFloat) {
        let grid = PixelGrid.current
        var insets = insets ?? PartInsets.left(spacing)
        // As beside a left part, controls are taller than a line of text and keep less distance.
        if column.graphic == nil, column.lines.allSatisfy(\.isControl) {
            insets.top = min(insets.top, spacing.xs)
            insets.bottom = min(insets.bottom, spacing.xs)
        }
        let width = width.layoutLength
        let edge = insets.left
        let indent = column.guide?.indent(in: width, spacing) ?? 0
        insets.left += indent + (column.guide?.timelineWidth(spacing) ?? 0)
        insets = PartInsets.narrowed(
            insets,
            for: column.lines.reduce(0) { max($0, $1.minWidth) },
            in: width,
            spacing
        )
        let room = (width - insets.left - insets.right).layoutLength
        let graphicSize = column.graphic.map { $0.size(fitting: room) } ?? .zero
        let graphicGap = column.graphicGap ?? spacing.m
        let lineWidth = column.lines.reduce(0) { max($0, $1.minWidth) }
        let beside = column.graphic == nil ? 0 : graphicSize.width + graphicGap
        let isAbove =
            column.graphic != nil
            && (column.isCentered
                || (UITraitCollection.current.hasAccessibilityTextSize || width < PartInsets.narrowWidth)
                    && lineWidth > room - beside)

        let start = insets.left + (isAbove ? 0 : min(beside, room))
        let lineRoom = (width - start - insets.right).layoutLength
        let sizes = column.lines.map { line in
            let size = line.size(fitting: lineRoom)
            return CGSize(width: min(size.width, lineRoom), height: size.height)
        }
        let lineGap = column.lineGap ?? spacing.xxxs
        var tops: [CGFloat] = []
        var height: CGFloat = 0
        for (index, size) in sizes.enumerated() {
            // A line without content takes no space.
            let gap = index == 1 ? column.firstGap ?? lineGap : lineGap
            let top = size.height > 0 && height > 0 ? height + gap : height
            tops.append(top)
            height = max(top + size.height, height)
        }

        let level =
            graphicSize.height <= Self.maxHeightBesideFirstLine
            ? column.lines.first.map { min($0.firstLineHeight(fitting: lineRoom), height) } ?? height
            : min(height, graphicSize.height)
        let slack = isAbove || column.graphic == nil ? 0 : grid.aligned((graphicSize.height - level) / 2)
        let graphicTop = insets.top + max(-slack, 0)
        let linesTop =
            isAbove
            ? insets.top + graphicSize.height + (column.isCentered ? graphicGap : spacing.xs)
            : insets.top + max(slack, 0)

        let widest = sizes.map(\.width).max() ?? 0
        let frameWidth = lineRoom.isFinite ? lineRoom : max(widest, isAbove ? graphicSize.width : 0)
        var frames: [CGRect] = []
        if column.graphic != nil {
            let x = column.isCentered ? insets.left + grid.aligned((frameWidth - graphicSize.width) / 2) : insets.left
            frames.append(CGRect(origin: CGPoint(x: x, y: graphicTop), size: graphicSize))
        }
        for (index, size) in sizes.enumerated() {
            // A text centers its lines itself, at any width.
            let centersItself = column.lines[index] is TextElement
            let isFilling = column.lines[index].fillsWidth || !column.isCentered || centersItself
            let lineWidth = isFilling ? frameWidth : size.width
            let x = column.isCentered ? start + grid.aligned((frameWidth - lineWidth) / 2) : start
            frames.append(CGRect(x: x, y: linesTop + tops[index], width: lineWidth, height: size.height))
        }
        let firstLineHeight = column.lines.first.map { min($0.firstLineHeight(fitting: lineRoom), height) }
        guide = column.guide.map { guide in
            let center = CGPoint(
                x: edge + indent + GuideElement.diameter.grownWithText / 2,
                y: grid.aligned(linesTop + (firstLineHeight ?? height) / 2)
            )
            return guide.element(at: center, insets: (edge, guide.level > 0 ? indent / CGFloat(guide.level) : 0))
        }
        if guide != nil {
            let bottom = max(linesTop + height, column.graphic == nil ? 0 : graphicTop + graphicSize.height)
            frames.append(CGRect(x: 0, y: 0, width: start, height: bottom + insets.bottom))
        }
        self.frames = frames

        var partInsets = insets
        partInsets.left = start
        let contentWidth = max(start - insets.left + widest, isAbove ? graphicSize.width : 0)
        let baseline = column.lines.first?.firstBaseline(fitting: lineRoom)
        let firstLine = baseline == nil ? nil : firstLineHeight
        measurement = PartMeasurement(
            size: CGSize(
                width: min(insets.left + contentWidth + insets.right, width),
                height: max(linesTop + height, column.graphic == nil ? 0 : graphicTop + graphicSize.height)
                    + insets.bottom
            ),
            minWidth: insets.left + beside + lineWidth + insets.right,
            firstBaseline: baseline.map { linesTop + $0 },
            insets: partInsets,
            firstLineCenter: firstLine.map { linesTop + $0 / 2 },
            textCenter: height > 0 ? linesTop + height / 2 : nil,
            lineCount: zip(column.lines, sizes).reduce(0) { max($0, $1.0.lineCount(taking: $1.1)) }
        )
    }
}
