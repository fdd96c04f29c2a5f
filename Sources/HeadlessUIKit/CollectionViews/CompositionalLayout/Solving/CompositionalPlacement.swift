import Foundation

/// Where one item of a solved group lies.
struct CompositionalLeaf {
    /// The place without the item's insets.
    var frame: CGRect
    /// The axes along which the cell has a say.
    var estimatedAxes: Set<NSLayoutConstraint.Axis> = []
    var zIndex = 0
    /// The views attached to the item, and to groups of which it is the first.
    var attachments: [Attachment] = []

    /// A view attached to a rectangle.
    struct Attachment {
        var item: NSCollectionLayoutSupplementaryItem
        var rect: CGRect
    }
}

/// A solved item or group: its size, and where its leaves lie in it.
struct CompositionalPlacement {
    var size: CGSize
    var leaves: [CompositionalLeaf]

    func moved(by offset: CGPoint) -> [CompositionalLeaf] {
        leaves.map { leaf in
            var leaf = leaf
            leaf.frame.origin.x += offset.x
            leaf.frame.origin.y += offset.y
            for index in leaf.attachments.indices {
                leaf.attachments[index].rect.origin.x += offset.x
                leaf.attachments[index].rect.origin.y += offset.y
            }
            return leaf
        }
    }
}

extension CGSize {
    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
        get { axis == .vertical ? height : width }
        set { if axis == .vertical { height = newValue } else { width = newValue } }
    }
}

extension CGPoint {
    subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
        get { axis == .vertical ? y : x }
        set { if axis == .vertical { y = newValue } else { x = newValue } }
    }
}

extension NSDirectionalEdgeInsets {
    func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .vertical ? top : leading }
    func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .vertical ? bottom : trailing }

    /// Without the insets along some axes.
    func without(_ axes: Set<NSLayoutConstraint.Axis>) -> NSDirectionalEdgeInsets {
        var insets = self
        if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
        if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
        return insets
    }
}

extension CGSize {
    func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom)
        )
    }
}

extension NSCollectionLayoutEdgeSpacing {
    func start(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? { axis == .vertical ? top : leading }
    func end(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? { axis == .vertical ? bottom : trailing }
}
