import Foundation

/// Several items that move as one.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    private let members: [any UIDynamicItem]
    private var place: CGPoint
    private var turn = CGAffineTransform.identity
    private let size: CGSize
    /// Where the items are from the center, and their transforms, without rotation of the group.
    private let offsets: [(center: CGPoint, transform: CGAffineTransform)]

    /// Creates a group of items where they are.
    public init(items: [any UIDynamicItem]) {
        members = items
        let frames = items.map { item in
            let size = item.bounds.size
            return CGRect(
                x: item.center.x - size.width / 2,
                y: item.center.y - size.height / 2,
                width: size.width,
                height: size.height
            )
        }
        let frame = frames.reduce(CGRect.null) { $0.union($1) }
        let center = items.isEmpty ? CGPoint.zero : CGPoint(x: frame.midX, y: frame.midY)
        size = items.isEmpty ? .zero : frame.size
        place = center
        offsets = items.map { (center: $0.center.minus(center), transform: $0.transform) }
        super.init()
    }

    /// The items of the group.
    open var items: [any UIDynamicItem] { members }

    /// The center of the smallest rectangle around the items. Setting it moves them.
    open var center: CGPoint {
        get { place }
        set {
            place = newValue
            moveItems()
        }
    }

    /// The smallest rectangle around the items, at a zero origin.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The rotation of the group. Setting it turns the items about the center.
    open var transform: CGAffineTransform {
        get { turn }
        set {
            turn = newValue
            moveItems()
        }
    }

    private func moveItems() {
        for (item, offset) in zip(members, offsets) {
            item.center = place.plus(offset.center.applying(turn))
            item.transform = offset.transform.concatenating(turn)
        }
    }
}
