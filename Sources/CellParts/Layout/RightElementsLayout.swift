import DeclarativeCollections
import PortableUIKit

/// Where a text, the badge behind it or an icon, and the chevron after them are in a right part, measured from its leading
/// edge.
///
/// All right parts without controls share this layout. Their sizes and their frames both come from here.
@MainActor
struct RightElementsLayout {
    let textFrame: CGRect
    let badgeFrame: CGRect
    let iconFrame: CGRect
    let chevronFrame: CGRect

    /// What the part needs: no wider than it was allowed to be.
    let size: CGSize

    /// The text as it is set in this place.
    let text: LabelContent?

    private let elements: RightElements
    private let spacing: SpacingScale
    private let isBelowLeft: Bool
    private let width: CGFloat
    private let textRoom: CGFloat
    /// Of the chevron and the gap before it.
    private let accessoryWidth: CGFloat

    init(_ elements: RightElements, spacing: SpacingScale, isBelowLeft: Bool, fitting width: CGFloat) {
        let grid = PixelGrid.current
        let insets = Self.insets(spacing, isBelowLeft: isBelowLeft)
        let padding = elements.badgeColor == nil ? .zero : Self.badgePadding(spacing)
        let width = width.layoutLength
        let chevronSize = elements.chevronColor == nil ? .zero : Self.chevronSize
        let iconSize = elements.icon == nil ? .zero : Graphic.icon(spacing).size
        let hasMain = elements.text != nil || elements.icon != nil
        let chevronGap = elements.chevronColor != nil && hasMain ? spacing.xs : 0
        let accessoryWidth = chevronGap + chevronSize.width
        self.accessoryWidth = accessoryWidth

        let text = elements.text.map { Self.placed($0, isBelowLeft: isBelowLeft) }
        let room = width - insets.left - accessoryWidth - insets.right - padding.left - padding.right
        let textSize = text?.size(fitting: room.layoutLength) ?? .zero
        let badgeHeight = textSize.height + padding.top + padding.bottom
        // A badge of one digit is a circle, unless there is no room for it.
        let badgeWidth = max(
            textSize.width + padding.left + padding.right,
            elements.badgeColor == nil ? 0 : badgeHeight
        )
        let mainSize = CGSize(
            width: min(
                max(badgeWidth, iconSize.width),
                (width - insets.left - accessoryWidth - insets.right).layoutLength
            ),
            height: max(badgeHeight, iconSize.height)
        )

        let neededWidth = min(insets.left + mainSize.width + accessoryWidth + insets.right, width)
        // Everything keeps to the trailing edge, except for what is below the left part, which starts where that starts.
        let frameWidth = width.isFinite ? width : neededWidth
        let mainX = isBelowLeft ? insets.left : frameWidth - insets.right - accessoryWidth - mainSize.width
        let rowHeight = max(mainSize.height, chevronSize.height)
        let mainFrame = CGRect(
            origin: CGPoint(x: mainX, y: insets.top + grid.aligned((rowHeight - mainSize.height) / 2)),
            size: mainSize
        )

        self.text = text
        textFrame =
            elements.badgeColor == nil
            ? CGRect(origin: mainFrame.origin, size: textSize)
            : CGRect(
                x: mainFrame.minX + grid.aligned(max((mainSize.width - textSize.width) / 2, 0)),
                y: mainFrame.minY + padding.top,
                width: textSize.width,
                height: textSize.height
            )
        badgeFrame = elements.badgeColor == nil ? .zero : mainFrame
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
        self.spacing = spacing
        self.isBelowLeft = isBelowLeft
        self.width = width
        textRoom = room.layoutLength
    }

    /// The layout as a row sees it. The least width is not asked for below the left part.
    var measurement: PartMeasurement {
        PartMeasurement(
            size: size,
            minWidth: isBelowLeft ? 0 : minWidth,
            firstBaseline: text.map { textFrame.minY + $0.firstBaseline(fitting: textFrame.width) },
            insets: Self.insets(spacing, isBelowLeft: isBelowLeft)
        )
    }

    /// The least width beside the left part: a letter of the text and the ellipsis. So little, because a title says what
    /// the row is about and a detail only adds to it. A badge keeps its text.
    private var minWidth: CGFloat {
        guard let text, elements.badgeColor == nil else { return unlimited.size.width }
        guard elements.icon == nil else {
            let unlimited = unlimited
            return unlimited.size.width - max(unlimited.textFrame.width - spacing.l, 0)
        }
        let insets = Self.insets(spacing, isBelowLeft: false)
        let textWidth = text.wantedWidth(upTo: spacing.l, taking: textFrame.size, fitting: textRoom)
        return insets.left + textWidth + accessoryWidth + insets.right
    }

    /// The layout in the width that the part would like to have.
    private var unlimited: RightElementsLayout {
        guard width < .infinity else { return self }
        return RightElementsLayout(elements, spacing: spacing, isBelowLeft: isBelowLeft, fitting: .infinity)
    }

    /// Beside the left part a text takes one line and ends at the trailing edge.
    private static func placed(_ text: LabelContent, isBelowLeft: Bool) -> LabelContent {
        guard !isBelowLeft else { return text }
        var text = text
        text.lineCount = 1
        text.isAlignedToTrailingEdge = true
        return text
    }

    /// The insets beside and below the left part.
    static func insets(_ spacing: SpacingScale, isBelowLeft: Bool) -> UIEdgeInsets {
        isBelowLeft
            ? UIEdgeInsets(top: .zero, left: .zero, bottom: spacing.m, right: spacing.m)
            : UIEdgeInsets(top: spacing.m, left: spacing.xs, bottom: spacing.m, right: spacing.m)
    }

    private static func badgePadding(_ spacing: SpacingScale) -> UIEdgeInsets {
        UIEdgeInsets(top: spacing.xxxs, left: spacing.xs, bottom: spacing.xxxs, right: spacing.xs)
    }

    /// The size of a chevron for the current traits. It grows beside the accessibility text sizes.
    private static var chevronSize: CGSize {
        UITraitCollection.current.hasAccessibilityTextSize
            ? CGSize(width: 12, height: 21)
            : CGSize(width: 8, height: 14)
    }
}
