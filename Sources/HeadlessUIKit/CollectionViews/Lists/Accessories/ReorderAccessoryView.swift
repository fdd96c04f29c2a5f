import Foundation

/// The reorder control of a list cell.
@MainActor final class ReorderAccessoryView: UIView, AccessoryContent {
    private static let separatorDistance: CGFloat = 12

    private let control = CellReorderControl()
    private let separator = UIView()
    /// Whether there are accessories before the control.
    var followsAccessories = false {
        didSet { if followsAccessories != oldValue { setNeedsLayout() } }
    }
    private var showsSeparator = true

    init(cell: UICollectionViewListCell) {
        super.init(frame: .zero)
        addSubview(control)
        separator.backgroundColor = .separator
        addSubview(separator)
        addGestureRecognizer(ListMovementGestureRecognizer(cell: cell))
        isAccessibilityElement = true
        accessibilityLabel = "Reorder"
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var contentSize: CGSize { CGSize(width: 22, height: 44) }

    func show(_ accessory: UICellAccessory) {
        showsSeparator = accessory.showsVerticalSeparator
        control.color = accessory.tintColor
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        control.frame = bounds
        separator.isHidden = !(showsSeparator && followsAccessories)
        let thickness = 1 / max(1, traitCollection.displayScale)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        separator.frame = CGRect(
            x: isMirrored ? bounds.maxX + Self.separatorDistance / 2 : -Self.separatorDistance / 2,
            y: bounds.midY - 11,
            width: thickness,
            height: 22
        )
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: 0).contains(point)
    }
}
