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

    /// The distance from the top of the right part to the point that accessories beside its text are centered on, in points.
    /// `nil` centers them on that text.
    let accessoryCenter: CGFloat?

    init<Left: LeftContentView, Right: RightContentView>(
        leftView: Left.Type,
        rightView: Right.Type,
        content: LeftRightContainer<Left.Content, Right.Content>,
        fitting width: CGFloat
    ) {
        let parts = Parts(leftView: leftView, rightView: rightView, content: content)
        let width = width.layoutLength
        if UITraitCollection.current.hasAccessibilityTextSize,
            let stacked = Self.stacked(parts, width: width, includesSmallAccessories: false)
        {
            self = stacked
        } else {
            self = Self.sideBySide(parts, width: width)
        }
    }

    private init(left: CGRect, right: CGRect, size: CGSize, isStacked: Bool, accessoryCenter: CGFloat? = nil) {
        leftFrame = left
        rightFrame = right
        self.size = size
        self.isStacked = isStacked
        self.accessoryCenter = accessoryCenter
    }

    /// Measures each part once if the right part gets its preferred width.
    private static func sideBySide(_ parts: Parts<some LeftContentView, some RightContentView>, width: CGFloat) -> Self
    {
        var right = parts.measureRight(fitting: .infinity)
        var left = parts.measureLeft(fitting: (width - right.size.width).layoutLength)
        let isTight = width < left.minWidth + right.size.width
        let isWide = right.size.width > width / 3
        if isTight || isWide && right.lineCount > 0 && left.lineCount > 2 {
            // Without any width the minimum is exact, and nothing is laid out.
            let minRight = min(parts.measureRight(fitting: 0).minWidth, right.size.width)
            // Side by side, the parts would break each other's words.
            if width < left.minWidth + minRight,
                let stacked = stacked(parts, width: width, includesSmallAccessories: true)
            {
                return stacked
            }
            let minLeft = left.minWidth
            let share = share(of: width, parts, minLeft: minLeft, minRight: minRight, wantedRight: right.size.width)
            let shared = measure(parts, width: width, rightWidth: share, right)
            if isTight || shared.lineCount < max(left.lineCount, right.lineCount) { (left, right) = shared.parts }
            // The side that saves more lines gets the room.
            let rest = width - minLeft - minRight
            for part in Self.shares where rest > 0 {
                let lines = max(left.lineCount, right.lineCount)
                guard maxLineCount...maxLineCount + 1 ~= lines else { break }
                let other = measure(parts, width: width, rightWidth: minRight + (part * rest).rounded(), right)
                if other.lineCount < lines { (left, right) = other.parts }
            }
            if isWide, max(left.lineCount, right.lineCount) > maxLineCount,
                let stacked = stacked(parts, width: width, includesSmallAccessories: false)
            {
                return stacked
            }
        }
        if isTight, width < PartInsets.narrowWidth, right.size.height == 0, let inset = left.insets?.left,
            inset > right.size.width
        {
            // Both sides of the text give way nearly alike, in steps of the theme.
            let spacing = CellTheme.current.spacing
            let half = (inset + right.size.width) / 2
            let step = [spacing.xs, spacing.s].last { $0 <= half } ?? right.size.width
            if step > right.size.width { (left, right) = measure(parts, width: width, rightWidth: step, right).parts }
        }
        let width = width == .infinity ? left.size.width + right.size.width : width
        return placed(left: left, right: right, width: width)
    }

    /// The shares of the spare width that the right part may get, from the middle on.
    private static let shares: [CGFloat] = [4, 3, 5, 2, 6, 1, 7].map { $0 / 8 }

    /// Measures both parts where the right one gets a width.
    private static func measure(
        _ parts: Parts<some LeftContentView, some RightContentView>,
        width: CGFloat,
        rightWidth: CGFloat,
        _ right: PartMeasurement
    ) -> (parts: (left: PartMeasurement, right: PartMeasurement), lineCount: Int) {
        let right = rightWidth == right.size.width ? right : parts.measureRight(fitting: rightWidth)
        let left = parts.measureLeft(fitting: (width - right.size.width).layoutLength)
        return ((left, right), max(left.lineCount, right.lineCount))
    }

    /// More lines than these send a right part that takes more than a third of the row below the left one.
    private static let maxLineCount = 3

    /// Returns the width of the right part in a row that is too narrow for the preferred widths of both parts: each part gets
    /// its minimum width and a part of the rest, in proportion to what it lacks.
    private static func share(
        of width: CGFloat,
        _ parts: Parts<some LeftContentView, some RightContentView>,
        minLeft: CGFloat,
        minRight: CGFloat,
        wantedRight: CGFloat
    ) -> CGFloat {
        let rest = width - minLeft - minRight
        let rightLack = wantedRight - minRight
        guard rest > 0, rightLack > 0 else { return min(minRight, width) }
        let leftLack = max(parts.measureLeft(fitting: .infinity).size.width - minLeft, 0)
        guard leftLack + rightLack > rest else { return wantedRight }
        return minRight + PixelGrid.current.aligned(rest * rightLack / (leftLack + rightLack))
    }

    /// Places the parts beside each other, as ``AccessoryAlignment`` says.
    private static func placed(left: PartMeasurement, right: PartMeasurement, width: CGFloat) -> Self {
        let grid = PixelGrid.current
        let rightX = width - right.size.width
        let isOnFirstLine =
            AccessoryAlignment.current == .firstLine || UITraitCollection.current.hasAccessibilityTextSize
        let haveOneLine = left.hasOneLine && right.hasOneLine
        // The distance from the top of the left part to that of the right part.
        let lead: CGFloat
        // The distance from the top of the left part to the line that accessories are centered on.
        let line = (isOnFirstLine ? left.firstLineCenter : nil) ?? left.textCenter ?? left.contentCenter
        let sharesBaseline: Bool
        if let leftBaseline = left.firstBaseline, let rightBaseline = right.firstBaseline, isOnFirstLine || haveOneLine
        {
            lead = grid.aligned(leftBaseline - rightBaseline)
            sharesBaseline = true
        } else {
            lead = line - right.contentCenter
            sharesBaseline = false
        }
        let leftY = max(-lead, 0)
        let contentHeight = leftY + max(left.size.height, lead + right.size.height)
        let height = rowHeight(of: contentHeight)
        let leftTop = grid.aligned((height - contentHeight) / 2 + leftY)
        // Chevrons of a list are in the middle of their rows, not a pixel beside it.
        let isInMiddle = abs(leftTop + line - height / 2) < 1
        let lineTop = isInMiddle ? height / 2 : leftTop + line
        let rightTop = sharesBaseline ? leftTop + lead : grid.aligned(lineTop - right.contentCenter)
        return LeftRightLayout(
            left: CGRect(x: 0, y: leftTop, width: rightX, height: left.size.height),
            right: CGRect(x: rightX, y: rightTop, width: right.size.width, height: right.size.height),
            size: CGSize(width: width, height: height),
            isStacked: false,
            accessoryCenter: right.firstBaseline == nil ? nil : lineTop - rightTop
        )
    }

    /// Returns `nil` if the right part stays beside the left one.
    private static func stacked(
        _ parts: Parts<some LeftContentView, some RightContentView>,
        width: CGFloat,
        includesSmallAccessories: Bool
    ) -> Self? {
        let trailingInset = CellTheme.current.spacing.m
        let left = parts.measureLeft(fitting: (width - trailingInset).layoutLength)
        var inset = min(left.insets?.left ?? CellTheme.current.spacing.m, width)
        guard var right = parts.measureRightBelow(fitting: width - inset),
            includesSmallAccessories || !right.staysBesideText
        else { return nil }
        // Without enough space below the text, the part starts below the graphic.
        if right.minWidth > width - inset, inset > trailingInset {
            inset = min(trailingInset, width)
            right = parts.measureRightBelow(fitting: width - inset) ?? right
        }
        let spare = right.insets ?? .zero
        let start = max(inset - spare.left, 0)
        let width =
            width == .infinity ? max(left.size.width + trailingInset, start + right.size.width) : width

        let rightY = max(left.size.height - spare.top, 0)
        let contentHeight = max(left.size.height, rightY + right.size.height)
        let height = rowHeight(of: contentHeight)
        let top = PixelGrid.current.aligned((height - contentHeight) / 2)
        return LeftRightLayout(
            left: CGRect(x: 0, y: top, width: max(width - trailingInset, 0), height: left.size.height),
            right: CGRect(x: start, y: top + rightY, width: width - start, height: right.size.height),
            size: CGSize(width: width, height: height),
            isStacked: true
        )
    }

    /// Returns the height of a row: at least that of a row with an icon, which is 56 points, and at the standard text size a
    /// multiple of the grid.
    private static func rowHeight(of contentHeight: CGFloat) -> CGFloat {
        let grid: CGFloat = 4
        let usual = Graphic.iconSide + 2 * CellTheme.current.spacing.rowInset
        let wanted = CollectionViewEnvironment.current[MinimumRowHeightKey.self]
        let height = max(contentHeight, usual, minTouchHeight, wanted)
        guard UITraitCollection.current.hasStandardTextSize else { return height }
        let tolerance: CGFloat = 0.01
        return ((height - tolerance) / grid).rounded(.up) * grid
    }

    /// The minimum hit target of Apple's Human Interface Guidelines, in points.
    private static let minTouchHeight: CGFloat = 44

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
