import Foundation

/// One component of a picker: rows of equal height, one of which comes to rest in the center.
@MainActor final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    private unowned let picker: UIPickerView
    private let component: Int
    /// The visible rows.
    private(set) var views: [Int: UIView] = [:]
    private(set) var rowCount = 0
    /// The row in the center, or the target of an animated selection.
    private(set) var selectedRow = -1
    var rowHeight: CGFloat = 0

    /// The opacity that a row loses per row height of distance from the center.
    private static let alphaFalloff: CGFloat = 0.25
    private static let minimumAlpha: CGFloat = 0.15

    init(picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        decelerationRate = .fast
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
        (self as UIScrollView).delegate = self
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func reload(rowCount: Int) {
        for view in views.values { view.removeFromSuperview() }
        views = [:]
        self.rowCount = rowCount
        selectedRow = rowCount > 0 ? min(max(0, selectedRow), rowCount - 1) : -1
        setNeedsLayout()
    }

    func select(_ row: Int, animated: Bool) {
        guard (0..<rowCount).contains(row) else { return }
        selectedRow = row
        guard !bounds.isEmpty else { return }
        setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: animated)
    }

    // MARK: Layout

    private var middleInset: CGFloat { max(0, (bounds.height - rowHeight) / 2) }
    private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - middleInset }

    private func row(atOffset y: CGFloat) -> Int {
        guard rowHeight > 0 else { return 0 }
        return min(max(0, Int(((y + middleInset) / rowHeight).rounded())), max(0, rowCount - 1))
    }

    override func layoutSubviews() {
        let size = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
        if contentSize != size || contentInset.top != middleInset {
            contentInset = UIEdgeInsets(top: middleInset, left: 0, bottom: middleInset, right: 0)
            contentSize = size
            if selectedRow >= 0 { contentOffset = CGPoint(x: 0, y: offset(of: selectedRow)) }
        }
        super.layoutSubviews()
        showRows()
    }

    private func showRows() {
        guard rowHeight > 0, rowCount > 0, bounds.height > 0 else { return }
        let first = max(0, Int((bounds.minY / rowHeight).rounded(.down)))
        let last = min(rowCount - 1, Int((bounds.maxY / rowHeight).rounded(.up)) - 1)
        var unused: [UIView] = []
        for (row, view) in views where row < first || row > last {
            views[row] = nil
            unused.append(view)
        }
        if first <= last { for row in first...last { show(row, reusing: &unused) } }
        for view in unused where view.superview === self && !views.values.contains(view) { view.removeFromSuperview() }
    }

    private func show(_ row: Int, reusing unused: inout [UIView]) {
        let view: UIView
        if let shown = views[row] {
            view = shown
        } else {
            view = picker.makeView(forRow: row, component: component, reusing: unused.popLast())
            views[row] = view
            addSubview(view)
        }
        view.frame = CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
        let distance = abs(view.frame.midY - bounds.midY) / rowHeight
        view.alpha = max(Self.minimumAlpha, 1 - distance * Self.alphaFalloff)
    }

    // MARK: User interaction

    /// Selects the tapped row.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, rowHeight > 0 else { return }
        let tapped = Int((touch.location(in: self).y / rowHeight).rounded(.down))
        guard (0..<rowCount).contains(tapped), tapped != selectedRow else { return }
        select(tapped, animated: true)
        picker.delegate?.pickerView(picker, didSelectRow: tapped, inComponent: component)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = offset(of: row(atOffset: targetContentOffset.pointee.y))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        settle()
    }

    private func settle() {
        let row = row(atOffset: contentOffset.y)
        guard rowCount > 0, row != selectedRow else { return }
        selectedRow = row
        contentOffset = CGPoint(x: 0, y: offset(of: row))
        picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
    }
}
