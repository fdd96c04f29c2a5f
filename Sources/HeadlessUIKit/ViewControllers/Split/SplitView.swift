import Foundation

/// The view of a split view controller: the columns, and what dims the secondary one below an overlay.
@MainActor final class SplitView: UIView {
    /// A visible column.
    struct Item {
        let view: UIView
        /// The width in points; `nil` for the secondary column, which takes the rest.
        let width: CGFloat?
    }

    private let dimmingView = UIControl()
    private let lines = [UIView(), UIView(), UIView()]
    /// Called when the user taps beside an overlay.
    var overlayDismissed: (() -> Void)?
    private var items: [Item] = []
    private var isOverlay = false
    private var isTrailing = false

    private static let dimmingAlpha: CGFloat = 0.2

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        dimmingView.backgroundColor = UIColor(white: 0, alpha: Self.dimmingAlpha)
        dimmingView.isAccessibilityElement = false
        dimmingView.addAction(UIAction { [weak self] _ in self?.overlayDismissed?() }, for: .touchUpInside)
        for line in lines {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
        }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows columns, the primary one first. Their views are placed at the next layout.
    func show(_ items: [Item], isOverlay: Bool, isTrailing: Bool) {
        // A view may have moved on, to the stack of a collapsed column.
        for old in self.items where old.view.superview === self && !items.contains(where: { $0.view === old.view }) {
            old.view.removeFromSuperview()
        }
        self.items = items
        self.isOverlay = isOverlay
        self.isTrailing = isTrailing
        // The secondary column is at the back, for overlays.
        for item in items.filter({ $0.width == nil }) + items.filter({ $0.width != nil }).reversed() {
            if item.view.superview !== self { place() }
            addSubview(item.view)
            if isOverlay, item.width == nil { addSubview(dimmingView) }
        }
        if !isOverlay || items.count < 2 { dimmingView.removeFromSuperview() }
        for line in lines { line.removeFromSuperview() }
        for (line, _) in zip(lines, items.dropLast()) { addSubview(line) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let isReversed = isTrailing != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let line = 1 / max(1, traitCollection.displayScale)
        var start: CGFloat = 0
        for (index, item) in items.enumerated() {
            let isCovered = isOverlay && item.width == nil
            let x = isCovered ? 0 : start
            let behind = items[(index + 1)...].reduce(0) { $0 + ($1.width ?? 0) }
            let width = item.width ?? max(0, bounds.width - x - behind)
            let frame = CGRect(x: isReversed ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            if item.view.frame != frame { item.view.frame = frame }
            start = isCovered ? x + width : start + width
            guard index < items.count - 1, lines.indices.contains(index) else { continue }
            let edge = isReversed ? bounds.width - start : start
            lines[index].frame =
                CGRect(x: edge, y: 0, width: isReversed ? -line : line, height: bounds.height).standardized
        }
        dimmingView.frame = bounds
    }
}
