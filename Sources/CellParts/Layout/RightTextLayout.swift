import PortableUIKit

/// Where a text and the chevron after it are in a right part, measured from its leading edge.
///
/// All right parts with text share this layout. Their sizes and their frames both come from here.
@MainActor
struct RightTextLayout {

    let textFrame: CGRect
    let chevronFrame: CGRect

    /// What the part needs: no wider than it was allowed to be.
    let size: CGSize

    /// The distance from the top to the baseline of the text's first line.
    let firstBaseline: CGFloat

    /// The text never gets narrower, unless it needs less: a letter and the ellipsis. So little, because a title says
    /// what the row is about and a detail only adds to it.
    static let minTextWidth: CGFloat = .l

    static let chevronGap: CGFloat = .xs

    /// The insets beside and below the left part.
    static var insets: UIEdgeInsets {
        isBelowLeft
            ? UIEdgeInsets(top: .zero, left: .zero, bottom: .m, right: .m)
            : UIEdgeInsets(top: .m, left: .xs, bottom: .m, right: .m)
    }

    static var isBelowLeft: Bool {
        UITraitCollection.current.hasAccessibilityTextSize
    }

    init(text: LabelContent, hasChevron: Bool, fitting width: CGFloat) {
        let insets = Self.insets
        let width = width.layoutLength
        let chevronSize = hasChevron ? RightChevronView.chevronSize : .zero
        let accessoryWidth = hasChevron ? Self.chevronGap + chevronSize.width : 0
        let textSize = text.size(fitting: (width - insets.left - accessoryWidth - insets.right).layoutLength)

        let neededWidth = min(insets.left + textSize.width + accessoryWidth + insets.right, width)
        // Everything keeps to the trailing edge, except for text below the left part, which starts where that starts.
        let frameWidth = width.isFinite ? width : neededWidth
        let chevronX = frameWidth - insets.right - chevronSize.width
        let textX = Self.isBelowLeft ? insets.left : frameWidth - insets.right - accessoryWidth - textSize.width
        let rowHeight = max(textSize.height, chevronSize.height)

        textFrame = CGRect(
            origin: CGPoint(x: textX, y: insets.top + PixelGrid.current.rounded((rowHeight - textSize.height) / 2)),
            size: textSize
        )
        chevronFrame = CGRect(
            origin: CGPoint(
                x: chevronX,
                y: insets.top + PixelGrid.current.rounded((rowHeight - chevronSize.height) / 2)
            ),
            size: chevronSize
        )
        firstBaseline = textFrame.minY + text.firstBaseline
        size = CGSize(width: neededWidth, height: insets.top + rowHeight + insets.bottom)
    }

    static func minWidth(text: LabelContent, hasChevron: Bool) -> CGFloat {
        let wanted = RightTextLayout(text: text, hasChevron: hasChevron, fitting: .infinity)
        return wanted.size.width - max(wanted.textFrame.width - minTextWidth, 0)
    }
}
