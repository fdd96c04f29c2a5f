import PortableUIKit

/// Where the parts of a row are, measured from its leading edge, for the current traits.
///
/// The view's size and its frames both come from here.
@MainActor
struct LeftRightLayout {
    let leftFrame: CGRect
    let rightFrame: CGRect
    let size: CGSize

    /// Whether the right part stands below the left one.
    let isStacked: Bool

    init<Left: LeftContentView, Right: RightContentView>(
        leftView: Left.Type,
        rightView: Right.Type,
        content: LeftRightContainer<Left.Content, Right.Content>,
        fitting width: CGFloat
    ) {
        let width = width.layoutLength
        if Self.isStacked(leftView, rightView, content: content, width: width) {
            self.init(stacking: leftView, above: rightView, content: content, width: width)
        } else {
            self.init(placing: leftView, beside: rightView, content: content, width: width)
        }
    }

    /// Parts side by side would squeeze each other in a row that is too narrow for the least widths of both.
    private static func isStacked<Left: LeftContentView, Right: RightContentView>(
        _ leftView: Left.Type,
        _ rightView: Right.Type,
        content: LeftRightContainer<Left.Content, Right.Content>,
        width: CGFloat
    ) -> Bool {
        guard Right.canStandBelow(content: content.right) else { return false }
        if UITraitCollection.current.hasAccessibilityTextSize { return true }
        return width < Left.minWidth(content: content.left) + Right.minWidth(content: content.right)
    }

    private init<Left: LeftContentView, Right: RightContentView>(
        placing leftView: Left.Type,
        beside rightView: Right.Type,
        content: LeftRightContainer<Left.Content, Right.Content>,
        width: CGFloat
    ) {
        let wantedRightWidth = Right.size(fitting: .infinity, content: content.right).width
        var width = width
        if width == .infinity {
            width = Left.size(fitting: .infinity, content: content.left).width + wantedRightWidth
        }

        let rightWidth = min(
            wantedRightWidth,
            max(width - Left.minWidth(content: content.left), Right.minWidth(content: content.right)),
            width
        )
        let leftWidth = width - rightWidth
        let leftHeight = Left.size(fitting: leftWidth, content: content.left).height
        let rightHeight = Right.size(fitting: rightWidth, content: content.right).height

        var leftTop: CGFloat = 0
        var rightTop: CGFloat = 0
        if let leftBaseline = Left.firstBaseline(fitting: leftWidth, content: content.left),
            let rightBaseline = Right.firstBaseline(fitting: rightWidth, content: content.right)
        {
            let rightLead = PixelGrid.current.rounded(rightBaseline - leftBaseline)
            leftTop = max(rightLead, 0)
            rightTop = max(-rightLead, 0)
        } else {
            let slack = PixelGrid.current.rounded((leftHeight - rightHeight) / 2)
            leftTop = max(-slack, 0)
            rightTop = max(slack, 0)
        }

        leftFrame = CGRect(x: 0, y: leftTop, width: leftWidth, height: leftHeight)
        rightFrame = CGRect(x: leftWidth, y: rightTop, width: rightWidth, height: rightHeight)
        size = CGSize(width: width, height: max(leftTop + leftHeight, rightTop + rightHeight))
        isStacked = false
    }

    private init<Left: LeftContentView, Right: RightContentView>(
        stacking leftView: Left.Type,
        above rightView: Right.Type,
        content: LeftRightContainer<Left.Content, Right.Content>,
        width: CGFloat
    ) {
        let trailingInset = content.currentTheme.spacing.m
        let inset = min(
            Left.textInset(fitting: max(width - trailingInset, 0), content: content.left),
            width
        )
        let spare = Right.spareInsets(content: content.right)
        var width = width
        if width == .infinity {
            width = max(
                Left.size(fitting: .infinity, content: content.left).width + trailingInset,
                inset - spare.left + Right.sizeBelow(fitting: .infinity, content: content.right).width
            )
        }

        let leftWidth = max(width - trailingInset, 0)
        let leftHeight = Left.size(fitting: leftWidth, content: content.left).height
        let rightWidth = width - inset + spare.left
        let rightHeight = Right.sizeBelow(fitting: rightWidth, content: content.right).height

        leftFrame = CGRect(x: 0, y: 0, width: leftWidth, height: leftHeight)
        rightFrame = CGRect(
            x: inset - spare.left,
            y: leftHeight - spare.top,
            width: rightWidth,
            height: rightHeight
        )
        size = CGSize(width: width, height: max(leftHeight, rightFrame.maxY))
        isStacked = true
    }
}
