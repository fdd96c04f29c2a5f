import DeclarativeCollections
import PortableUIKit

/// The frames of a text, the badge behind it or an icon, and the chevron after them in a right part, measured from its
/// leading edge.
///
/// All right parts without controls share this layout, for both their sizes and their frames.
@MainActor
struct RightElementsLayout {
    let textFrame: CGRect
    let badgeFrame: CGRect
    let iconFrame: CGRect
    let chevronFrame: CGRect

    /// The radius of the corners of the badge, in points.
    let badgeRadius: CGFloat

    /// The size of the part, in points, no wider than the proposed width.
    let size: CGSize

    /// The text, configured for this position.
    let text: LabelContent?

    private let elements: RightElements
    private let insets: UIEdgeInsets
    private let spacing: SpacingScale
    private let isBelowLeft: Bool
    private let width: CGFloat
    /// The width available for the text, in points.
    let textRoom: CGFloat
    /// The width of the chevron and the gap before it, in points.
    private let accessoryWidth: CGFloat

    init(_ elements: RightElements, spacing: SpacingScale, isBelowLeft: Bool, fitting width: CGFloat) {
        let grid = PixelGrid.current
        let insets = Self.insets(of: elements, spacing, isBelowLeft: isBelowLeft)
        let badge = BadgeMetrics(elements, spacing: spacing)
        let padding = badge?.padding ?? .zero
        let width = width.layoutLength
        let chevronSize = elements.chevronColor == nil ? .zero : GraphicScale.current.chevronSize
        let iconSize = elements.icon == nil ? .zero : Graphic.icon(spacing).size
        let hasMain = elements.text != nil || elements.icon != nil
        let chevronGap = elements.chevronColor != nil && hasMain ? spacing.xs : 0
        let accessoryWidth = chevronGap + chevronSize.width
        self.accessoryWidth = accessoryWidth

        let text = elements.text.map { Self.placed($0, isBelowLeft: isBelowLeft) }
        let room = width - insets.left - accessoryWidth - insets.right - padding.left - padding.right
        var textSize = text?.size(fitting: room.layoutLength) ?? .zero
        // Lines that are aligned to the trailing edge have the width that they were broken for.
        let isWrapped = text.map { textSize.height > $0.lineHeight * 1.5 } ?? false
        if isWrapped, badge == nil, !isBelowLeft { textSize.width = room.layoutLength }
        let badgeSize = badge?.size(around: textSize) ?? textSize
        let mainSize = CGSize(
            width: min(
                max(badgeSize.width, iconSize.width),
                (width - insets.left - accessoryWidth - insets.right).layoutLength
            ),
            height: max(badgeSize.height, iconSize.height)
        )

        let neededWidth = min(insets.left + mainSize.width + accessoryWidth + insets.right, width)
        // Beside the left part everything is aligned to the trailing edge, below it to the leading edge of the part.
        let frameWidth = width.isFinite ? width : neededWidth
        let mainX = isBelowLeft ? insets.left : frameWidth - insets.right - accessoryWidth - mainSize.width
        let rowHeight = max(mainSize.height, chevronSize.height)
        let mainFrame = CGRect(
            origin: CGPoint(x: mainX, y: insets.top + grid.aligned((rowHeight - mainSize.height) / 2)),
            size: mainSize
        )

        self.text = text
        textFrame =
            badge == nil
            ? CGRect(origin: mainFrame.origin, size: textSize)
            : CGRect(
                x: mainFrame.minX + grid.aligned(max((mainSize.width - textSize.width) / 2, 0)),
                y: mainFrame.minY + grid.aligned((mainSize.height - textSize.height) / 2),
                width: textSize.width,
                height: textSize.height
            )
        badgeFrame = badge == nil ? .zero : mainFrame
        badgeRadius = badge?.cornerRadius(of: mainSize, around: textSize) ?? 0
        iconFrame = elements.icon == nil ? .zero : CGRect(origin: mainFrame.origin, size: iconSize)
        chevronFrame = CGRect(
            origin: CGPoint(
                x: frameWidth - insets.right - chevronSize.width,
                y: insets.top + grid.aligned((rowHeight - chevronSize.height) / 2)
            ),
            size: chevronSize
        )
        size = CGSize(width: neededWidth, height: insets.top + rowHeight + insets.bottom)
        self.elements = elements
        self.insets = insets
        self.spacing = spacing
        self.isBelowLeft = isBelowLeft
        self.width = width
        textRoom = room.layoutLength
    }

    /// The measurement that the row uses.
    var measurement: PartMeasurement {
        // A badge is an accessory.
        let line = elements.badgeColor == nil ? text : nil
        return PartMeasurement(
            size: size,
            minWidth: minWidth,
            firstBaseline: line.map { textFrame.minY + $0.firstBaseline(fitting: textFrame.width) },
            insets: insets,
            firstLineCenter: line.map { textFrame.minY + min($0.lineHeight, textFrame.height) / 2 },
            lineCount: line?.lineCount(taking: textFrame.size) ?? 0,
            staysBesideText: text?.text.isEmpty ?? true
        )
    }

    /// The minimum width: the longest word, beside an icon if there is one. A badge beside the left part does not wrap.
    private var minWidth: CGFloat {
        guard let text else { return insets.left + mainWidth + accessoryWidth + insets.right }
        guard elements.badgeColor == nil else {
            guard isBelowLeft else { return unlimited.size.width }
            let padding = badgeFrame.width - textFrame.width
            return insets.left + text.longestWordWidth + padding + accessoryWidth + insets.right
        }
        var textWidth = text.minWidth(taking: textFrame.size, fitting: textRoom)
        // A short text, such as "40 %", is not broken beside the left part.
        let shortWidth = PartMeasurement.shortTextWidth
        if !isBelowLeft, textWidth < shortWidth {
            let wanted = text.wantedWidth(taking: textFrame.size, fitting: textRoom)
            if wanted <= shortWidth { textWidth = max(textWidth, wanted) }
        }
        return insets.left + max(textWidth, iconFrame.width) + accessoryWidth + insets.right
    }

    private var mainWidth: CGFloat {
        max(badgeFrame.width, iconFrame.width)
    }

    /// The layout at the preferred width.
    private var unlimited: RightElementsLayout {
        guard width < .infinity else { return self }
        return RightElementsLayout(elements, spacing: spacing, isBelowLeft: isBelowLeft, fitting: .infinity)
    }

    /// Beside the left part, text is aligned to the trailing edge, and a badge has one line.
    private static func placed(_ text: LabelContent, isBelowLeft: Bool) -> LabelContent {
        guard !isBelowLeft else { return text }
        var text = text
        text.isAlignedToTrailingEdge = true
        return text
    }

    /// Returns the insets of elements beside or below the left part. A lone icon has those of a control, so that it takes the
    /// same height as a button with the same icon.
    private static func insets(of elements: RightElements, _ spacing: SpacingScale, isBelowLeft: Bool) -> UIEdgeInsets {
        elements.text == nil && elements.icon != nil
            ? PartInsets.rightControl(spacing, isBelowLeft: isBelowLeft)
            : PartInsets.right(spacing, isBelowLeft: isBelowLeft)
    }
}

/// The shape of a badge around its text.
@MainActor
struct BadgeMetrics {
    let padding: UIEdgeInsets

    private let lineHeight: CGFloat
    private let isSingleCharacter: Bool

    init?(_ elements: RightElements, spacing: SpacingScale) {
        guard elements.badgeColor != nil, let text = elements.text else { return nil }
        self.init(text, spacing: spacing)
    }

    init(_ text: LabelContent, spacing: SpacingScale) {
        lineHeight = text.lineHeight
        isSingleCharacter = text.text.count == 1
        padding =
            isSingleCharacter
            ? UIEdgeInsets(top: spacing.xxxs, left: spacing.xxs, bottom: spacing.xxxs, right: spacing.xxs)
            : UIEdgeInsets(top: spacing.xxxs, left: spacing.xs, bottom: spacing.xxxs, right: spacing.xs)
    }

    /// Returns the size of the badge: a circle for one character if it fits, a dot without text.
    func size(around text: CGSize) -> CGSize {
        guard text.height > 0 else {
            let side = GraphicScale.current.dotSide
            return CGSize(width: side, height: side)
        }
        // Even, so that the badge and a chevron have the same center.
        let height = ((text.height + padding.top + padding.bottom) / 2 - 0.01).rounded(.up) * 2
        return CGSize(width: max(text.width + padding.left + padding.right, height), height: height)
    }

    /// Returns the radius of the corners: half the height of one line, and less for several lines, whose text would
    /// otherwise leave the shape.
    func cornerRadius(of size: CGSize, around text: CGSize) -> CGFloat {
        let limit = text.height > lineHeight * 1.5 ? lineHeight / 2 : .infinity
        return min(size.width / 2, size.height / 2, limit)
    }
}
