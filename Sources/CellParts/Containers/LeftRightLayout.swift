import DeclarativeCollections
import PortableUIKit

/// The frames of the parts, measured from the leading edge of the row, for the current traits and theme.
///
/// Used for both the size of the view and its layout.
@MainActor
struct LeftRightLayout {
    let leftFrame: CGRect
    let rightFrame: CGRect
    let size: CGSize

    /// Whether the right part is below the left one.
    let isStacked: Bool

    init<Left: LeftContentView, Right: RightContentView>(
        leftView: Left.Type,
        rightView: Right.Type,
        content: LeftRightContainer<Left.Content, Right.Content>,
        fitting width: CGFloat
    ) {
        let parts = Parts(leftView: leftView, rightView: rightView, content: content)
        let width = width.layoutLength
        if UITraitCollection.current.hasAccessibilityTextSize, let stacked = Self.stacked(parts, width: width) {
            self = stacked
        } else {
            self = Self.sideBySide(parts, width: width)
        }
    }

    private init(left: CGRect, right: CGRect, size: CGSize, isStacked: Bool) {
        leftFrame = left
        rightFrame = right
        self.size = size
        self.isStacked = isStacked
    }

    /// Measures each part once if the right part gets its preferred width.
    private static func sideBySide(_ parts: Parts<some LeftContentView, some RightContentView>, width: CGFloat) -> Self
    {
        var right = parts.measureRight(fitting: .infinity)
        var left = parts.measureLeft(fitting: (width - right.size.width).layoutLength)
        // Side by side, the parts would compress each other in a row narrower than the sum of their minimum widths.
        if width < left.minWidth + right.minWidth, let stacked = stacked(parts, width: width) { return stacked }

        let width = width == .infinity ? left.size.width + right.size.width : width
        let rightWidth = min(right.size.width, max(width - left.minWidth, right.minWidth), width)
        let leftWidth = width - rightWidth
        if rightWidth != right.size.width {
            right = parts.measureRight(fitting: rightWidth)
            left = parts.measureLeft(fitting: leftWidth)
        }

        // The baseline difference. Positive: the right part is lower. Negative: the left part is lower.
        let lead: CGFloat
        if let leftBaseline = left.firstBaseline, let rightBaseline = right.firstBaseline {
            lead = -PixelGrid.current.aligned(rightBaseline - leftBaseline)
        } else {
            lead = PixelGrid.current.aligned((left.size.height - right.size.height) / 2)
        }
        let leftFrame = CGRect(x: 0, y: max(-lead, 0), width: leftWidth, height: left.size.height)
        let rightFrame = CGRect(x: leftWidth, y: max(lead, 0), width: rightWidth, height: right.size.height)
        return LeftRightLayout(
            left: leftFrame,
            right: rightFrame,
            size: CGSize(width: width, height: max(leftFrame.maxY, rightFrame.maxY)),
            isStacked: false
        )
    }

    /// Returns `nil` if the right part always stays beside the left one.
    private static func stacked(_ parts: Parts<some LeftContentView, some RightContentView>, width: CGFloat) -> Self? {
        let trailingInset = CellTheme.current.spacing.m
        let left = parts.measureLeft(fitting: (width - trailingInset).layoutLength)
        let inset = min(left.insets?.left ?? CellTheme.current.spacing.m, width)
        guard let right = parts.measureRightBelow(fitting: width - inset) else { return nil }
        let spare = right.insets ?? .zero
        let start = max(inset - spare.left, 0)
        let width =
            width == .infinity ? max(left.size.width + trailingInset, start + right.size.width) : width

        let rightFrame = CGRect(
            x: start,
            y: max(left.size.height - spare.top, 0),
            width: width - start,
            height: right.size.height
        )
        return LeftRightLayout(
            left: CGRect(x: 0, y: 0, width: max(width - trailingInset, 0), height: left.size.height),
            right: rightFrame,
            size: CGSize(width: width, height: max(left.size.height, rightFrame.maxY)),
            isStacked: true
        )
    }

    /// The measurements that a row requests from its parts.
    @MainActor
    private struct Parts<Left: LeftContentView, Right: RightContentView> {
        let leftView: Left.Type
        let rightView: Right.Type
        let content: LeftRightContainer<Left.Content, Right.Content>

        func measureLeft(fitting width: CGFloat) -> PartMeasurement {
            leftView.measure(fitting: width, content: content.left)
        }

        func measureRight(fitting width: CGFloat) -> PartMeasurement {
            rightView.measure(fitting: width, content: content.right)
        }

        func measureRightBelow(fitting width: CGFloat) -> PartMeasurement? {
            rightView.measureBelow(fitting: width, content: content.right)
        }
    }
}
