import Foundation

/// The handle that a finger drags to move a row of a list.
@MainActor final class ReorderAccessoryView: UIView, AccessoryContent {
    private static let separatorDistance: CGFloat = 12

    private let control = TableReorderControl()
    private let separator = UIView()
    /// Whether accessories stand before the handle.
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

/// Takes hold of a row of a list by its handle.
@MainActor final class ListMovementGestureRecognizer: UILongPressGestureRecognizer {
    private weak var cell: UICollectionViewListCell?
    /// How far the finger is from the middle of the row.
    private var grip = CGPoint.zero
    private var isMoving = false

    init(cell: UICollectionViewListCell) {
        self.cell = cell
        super.init(target: nil, action: nil)
    }

    /// The handle is for nothing else: there is no waiting.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible { state = .began }
    }

    override var state: State {
        didSet {
            guard let cell, let collectionView = cell.collectionView, state != oldValue || state == .changed else {
                return
            }
            switch state {
            case .began:
                guard let path = collectionView.indexPath(for: cell) else { return }
                let finger = location(in: collectionView)
                let middle = cell.convert(cell.bounds.center, to: collectionView)
                grip = CGPoint(x: middle.x - finger.x, y: middle.y - finger.y)
                isMoving = collectionView.beginInteractiveMovementForItem(at: path)
            case .changed where isMoving:
                let finger = location(in: collectionView)
                let middle = collectionView.movement?.attributes?.center.x ?? finger.x
                // Rows stay between the edges.
                let target = CGPoint(x: middle, y: finger.y + grip.y)
                collectionView.updateInteractiveMovementTargetPosition(target)
            case .ended where isMoving:
                isMoving = false
                collectionView.endInteractiveMovement()
            case .cancelled where isMoving:
                isMoving = false
                collectionView.cancelInteractiveMovement()
            case .possible, .failed, .changed, .ended, .cancelled: break
            }
        }
    }
}
