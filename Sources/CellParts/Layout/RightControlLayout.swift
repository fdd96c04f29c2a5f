import DeclarativeCollections
import PortableUIKit

/// The frames of a control and the text before it in a right part, measured from its leading edge.
///
/// Below the left part the text is above the control if a word would have to be broken beside it.
@MainActor
struct RightControlLayout {
    let textFrame: CGRect
    let controlFrame: CGRect

    /// The text, configured for the available width.
    let text: LabelContent?

    /// The size of the part, in points, no wider than the proposed width.
    let size: CGSize

    /// The preferred width of the part, which is also its minimum because controls do not shrink. Below the left part it is
    /// the width of the control.
    private let minWidth: CGFloat
    private let insets: UIEdgeInsets
    private let isSmall: Bool

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
        let insets = PartInsets.rightControl(spacing, isBelowLeft: isBelowLeft)
        let width = width.layoutLength
        let room = (width - insets.left - insets.right).layoutLength
        let gap = text == nil ? 0 : spacing.xs
        let textRoom = (room - gap - controlSize.width).layoutLength
        let placement = Self.place(text, beside: textRoom, above: room, isBelowLeft: isBelowLeft)
        let textSize = placement.size
        let beside = placement.isAbove ? 0 : textSize.width + gap
        let isFilling = fillsWidth && isBelowLeft && room.isFinite
        let wantedWidth = isFilling ? room - beside : controlSize.width
        let wanted = insets.left + max(beside + wantedWidth, textSize.width) + insets.right
        let neededWidth = min(wanted, width)
        // Beside the left part everything is aligned to the trailing edge, below it to the leading edge of the part.
        let frameWidth = width.isFinite ? width : neededWidth
        let controlWidth = min(wantedWidth.layoutLength, room)
        let start = isBelowLeft ? insets.left : frameWidth - insets.right - controlWidth - beside
        let height =
            placement.isAbove
            ? textSize.height + spacing.xs + controlSize.height : max(textSize.height, controlSize.height)

        textFrame = CGRect(
            origin: CGPoint(
                x: start,
                y: insets.top + (placement.isAbove ? 0 : grid.aligned((height - textSize.height) / 2))
            ),
            size: textSize
        )
        controlFrame = CGRect(
            x: start + beside,
            y: placement.isAbove
                ? textFrame.maxY + spacing.xs : insets.top + grid.aligned((height - controlSize.height) / 2),
            width: controlWidth,
            height: controlSize.height
        )
        self.text = placement.text
        size = CGSize(width: neededWidth, height: insets.top + height + insets.bottom)
        self.insets = insets
        isSmall = text == nil && controlSize.width <= Self.smallSide && controlSize.height <= Self.smallSide
        let wantedTextWidth = isBelowLeft ? 0 : text?.wantedWidth(taking: textSize, fitting: textRoom) ?? 0
        let textWidth = isBelowLeft ? 0 : wantedTextWidth + gap
        minWidth = insets.left + textWidth + controlSize.width + insets.right
    }

    /// The measurement that the row uses.
    var measurement: PartMeasurement {
        PartMeasurement(size: size, minWidth: minWidth, insets: insets, staysBesideText: isSmall)
    }

    /// Controls up to this width and height, in points, such as icon buttons and activity indicators, stay beside the text.
    private static let smallSide: CGFloat = 32

    /// Returns the text, its size, and whether it is above the control.
    private static func place(
        _ text: LabelContent?,
        beside width: CGFloat,
        above room: CGFloat,
        isBelowLeft: Bool
    ) -> (text: LabelContent?, size: CGSize, isAbove: Bool) {
        guard var text else { return (nil, .zero, false) }
        guard isBelowLeft, !text.keepsWords(in: width), text.longestWordWidth > width else {
            return (text, text.size(fitting: width), false)
        }
        // A word that is too long even for a line of its own is truncated rather than broken letter by letter.
        if text.longestWordWidth > room { text.lineCount = 1 }
        return (text, text.size(fitting: room), true)
    }
}
