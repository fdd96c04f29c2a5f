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

    /// The size of the part, in points, no wider than the proposed width.
    let size: CGSize

    /// The text, configured for this position.
    let text: LabelContent?

    private let elements: RightElements
    private let spacing: SpacingScale
    private let isBelowLeft: Bool
    private let width: CGFloat
    private let textRoom: CGFloat
    /// The width of the chevron and the gap before it, in points.
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
        // A badge with one digit is a circle if there is enough space.
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

    /// The measurement that the row uses. The minimum width is ignored below the left part.
    var measurement: PartMeasurement {
        PartMeasurement(
            size: size,
            minWidth: isBelowLeft ? 0 : minWidth,
            firstBaseline: text.map { textFrame.minY + $0.firstBaseline(fitting: textFrame.width) },
            insets: Self.insets(spacing, isBelowLeft: isBelowLeft)
        )
    }

    /// The minimum width beside the left part: one character of the text and the ellipsis. It is small because the
    /// title matters more than the detail. A badge is never truncated.
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

    /// The layout at the preferred width.
    private var unlimited: RightElementsLayout {
        guard width < .infinity else { return self }
        return RightElementsLayout(elements, spacing: spacing, isBelowLeft: isBelowLeft, fitting: .infinity)
    }

    /// Beside the left part, the text has one line and is aligned to the trailing edge.
    private static func placed(_ text: LabelContent, isBelowLeft: Bool) -> LabelContent {
        guard !isBelowLeft else { return text }
        var text = text
        text.lineCount = 1
        text.isAlignedToTrailingEdge = true
        return text
    }

    /// Returns the insets beside or below the left part.
    static func insets(_ spacing: SpacingScale, isBelowLeft: Bool) -> UIEdgeInsets {
        isBelowLeft
            ? UIEdgeInsets(top: .zero, left: .zero, bottom: spacing.m, right: spacing.m)
            : UIEdgeInsets(top: spacing.m, left: spacing.xs, bottom: spacing.m, right: spacing.m)
    }

    private static func badgePadding(_ spacing: SpacingScale) -> UIEdgeInsets {
        UIEdgeInsets(top: spacing.xxxs, left: spacing.xs, bottom: spacing.xxxs, right: spacing.xs)
    }

    /// The size of a chevron for the current traits, larger at accessibility text sizes.
    private static var chevronSize: CGSize {
        UITraitCollection.current.hasAccessibilityTextSize
            ? CGSize(width: 12, height: 21)
            : CGSize(width: 8, height: 14)
    }
}
