import Foundation

/// A chevron that points forward, or down while the item is expanded.
@MainActor final class OutlineDisclosureControl: UIControl, AccessoryControl {
    private static let duration: TimeInterval = 0.25
    private static let armSize = CGSize(width: 3.5, height: 5.5)

    private var isExpanded = false
    private var color: UIColor?
    private var style = UICellAccessory.OutlineDisclosureOptions.Style.automatic

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isAccessibilityElement = true
        accessibilityTraits = .button
        describe()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var accessorySize: CGSize { CGSize(width: 14, height: 14) }

    func show(_ accessory: UICellAccessory) {
        style = accessory.outlineStyle
        guard color != accessory.tintColor else { return }
        color = accessory.tintColor
        setNeedsDisplay()
    }

    func follow(_ state: UICellConfigurationState) {
        guard state.isExpanded != isExpanded else { return }
        isExpanded = state.isExpanded
        describe()
        guard window != nil, superview?.frame != .zero else { return turn() }
        UIView.animate(withDuration: Self.duration) { self.turn() }
    }

    func act(on cell: UICollectionViewListCell) {
        cell.toggleExpansion()
    }

    /// Returns whether taps anywhere on the cell expand and collapse the item.
    func tracksWholeCell(_ cell: UICollectionViewListCell) -> Bool {
        style == .header || (style == .automatic && cell.listPosition.role == .header)
    }

    /// Returns whether a touch is inside. If taps anywhere on the cell count, the touch may end anywhere on the cell.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if let cell = superview?.superview as? UICollectionViewListCell, tracksWholeCell(cell) {
            return cell.bounds.contains(convert(point, to: cell))
        }
        return super.point(inside: point, with: event)
    }

    private func turn() {
        let angle: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -.pi / 2 : .pi / 2
        transform = isExpanded ? CGAffineTransform(rotationAngle: angle) : .identity
    }

    private func describe() {
        accessibilityLabel = isExpanded ? "Collapse" : "Expand"
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let sign: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let path = UIBezierPath()
        path.move(to: CGPoint(x: bounds.midX - sign * Self.armSize.width / 2, y: bounds.midY - Self.armSize.height))
        path.addLine(to: CGPoint(x: bounds.midX + sign * Self.armSize.width, y: bounds.midY))
        path.addLine(to: CGPoint(x: bounds.midX - sign * Self.armSize.width / 2, y: bounds.midY + Self.armSize.height))
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        (color ?? tintColor).setStroke()
        path.stroke()
    }
}
