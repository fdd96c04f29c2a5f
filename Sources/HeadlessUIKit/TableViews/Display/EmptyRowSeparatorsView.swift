import Foundation

/// A view that draws the separators of the empty rows below the last one in a plain table.
@MainActor final class EmptyRowSeparatorsView: UIView {
    /// The height of a row, and the color and insets of the separator below it.
    struct Appearance: Equatable {
        var rowHeight: CGFloat
        var color: UIColor
        var left: CGFloat
        var right: CGFloat
    }

    var appearance = Appearance(rowHeight: 0, color: .clear, left: 0, right: 0) {
        didSet { if appearance != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func draw(_ rect: CGRect) {
        let thickness = 1 / max(1, traitCollection.displayScale)
        guard appearance.rowHeight >= 1 else { return }
        appearance.color.setFill()
        var bottom = appearance.rowHeight
        while bottom <= bounds.height {
            UIBezierPath(
                rect: CGRect(
                    x: appearance.left,
                    y: bottom - thickness,
                    width: max(0, bounds.width - appearance.left - appearance.right),
                    height: thickness
                )
            ).fill()
            bottom += appearance.rowHeight
        }
    }
}

extension UITableView {
    /// The height of a row if no other height is known, in points.
    private static let standardRowHeight: CGFloat = 44

    /// Shows separators of empty rows below the last row, if they have a height and the table has no footer view.
    final func placeEmptyRowSeparators() {
        let end = contentSize.height
        let visibleHeight = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
        let isShown =
            style == .plain && fillerRowHeight != 0 && separatorStyle != .none && tableFooterView == nil
            && dataSource != nil
        guard isShown, end < visibleHeight, bounds.isFinite, bounds.width > 0 else {
            display.emptyRowSeparators?.removeFromSuperview()
            display.emptyRowSeparators = nil
            return
        }
        let emptyRowSeparators = display.emptyRowSeparators ?? EmptyRowSeparatorsView()
        if display.emptyRowSeparators == nil {
            display.emptyRowSeparators = emptyRowSeparators
            if let backgroundView, backgroundView.superview === self {
                insertSubview(emptyRowSeparators, aboveSubview: backgroundView)
            } else {
                insertSubview(emptyRowSeparators, at: 0)
            }
        }
        let inset = separatorInset
        emptyRowSeparators.appearance = EmptyRowSeparatorsView.Appearance(
            rowHeight: fillerRowHeight > 0 ? fillerRowHeight : rowHeight > 0 ? rowHeight : Self.standardRowHeight,
            color: separatorColor ?? .separator,
            left: isMirrored ? inset.right : inset.left,
            right: isMirrored ? inset.left : inset.right
        )
        let frame = CGRect(x: 0, y: end, width: bounds.width, height: visibleHeight - end)
        if emptyRowSeparators.frame != frame { emptyRowSeparators.frame = frame }
    }
}
