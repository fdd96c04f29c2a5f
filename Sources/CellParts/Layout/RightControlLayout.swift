import DeclarativeCollections
import PortableUIKit

/// The frames of a control and the text before it in a right part, measured from its leading edge.
@MainActor
struct RightControlLayout {
    let textFrame: CGRect
    let controlFrame: CGRect

    /// The size of the part, in points, no wider than the proposed width.
    let size: CGSize

    /// The preferred width of the part, which is also its minimum because controls do not shrink.
    private let minWidth: CGFloat
    private let insets: UIEdgeInsets

    /// - Parameter fillsWidth: Whether the control fills the available width below the left part.
    init(
        text: LabelContent?,
        controlSize: CGSize,
        spacing: SpacingScale,
        isBelowLeft: Bool,
        fillsWidth: Bool,
        fitting width: CGFloat
    ) {
        let grid = PixelGrid.current
        let insets = Self.insets(spacing, isBelowLeft: isBelowLeft)
        let width = width.layoutLength
        let room = (width - insets.left - insets.right).layoutLength
        let gap = text == nil ? 0 : spacing.xs
        let textSize = text?.size(fitting: (room - gap - controlSize.width).layoutLength) ?? .zero
        let isFilling = fillsWidth && isBelowLeft && room.isFinite
        let wantedWidth = isFilling ? room - gap - textSize.width : controlSize.width
        let wanted = insets.left + textSize.width + gap + wantedWidth + insets.right
        let neededWidth = min(wanted, width)
        let height = max(textSize.height, controlSize.height)
        // Beside the left part everything is aligned to the trailing edge, below it to the leading edge of the part.
        let frameWidth = width.isFinite ? width : neededWidth
        let controlWidth = min(wantedWidth.layoutLength, room)
        let start = isBelowLeft ? insets.left : frameWidth - insets.right - controlWidth - gap - textSize.width

        textFrame = CGRect(
            origin: CGPoint(x: start, y: insets.top + grid.aligned((height - textSize.height) / 2)),
            size: textSize
        )
        controlFrame = CGRect(
            x: start + textSize.width + gap,
            y: insets.top + grid.aligned((height - controlSize.height) / 2),
            width: controlWidth,
            height: controlSize.height
        )
        size = CGSize(width: neededWidth, height: insets.top + height + insets.bottom)
        self.insets = insets
        let textRoom = (room - gap - controlSize.width).layoutLength
        let wantedTextWidth = text?.wantedWidth(upTo: .infinity, taking: textSize, fitting: textRoom) ?? 0
        minWidth = isBelowLeft ? 0 : insets.left + wantedTextWidth + gap + controlSize.width + insets.right
    }

    /// The measurement that the row uses. The minimum width is ignored below the left part.
    var measurement: PartMeasurement {
        PartMeasurement(size: size, minWidth: minWidth, insets: insets)
    }

    /// Controls are taller than a line of text. Smaller vertical insets beside the left part keep a row with a control
    /// hardly taller than one without.
    static func insets(_ spacing: SpacingScale, isBelowLeft: Bool) -> UIEdgeInsets {
        isBelowLeft
            ? UIEdgeInsets(top: .zero, left: .zero, bottom: spacing.m, right: spacing.m)
            : UIEdgeInsets(top: spacing.xs, left: spacing.xs, bottom: spacing.xs, right: spacing.m)
    }
}
