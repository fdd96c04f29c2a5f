import Foundation

/// The position of one item in a solved group.
struct CompositionalLeaf {
    /// The frame inside the item's content insets.
    var frame: CGRect
    /// The axes along which the cell determines its length.
    var estimatedAxes: Set<NSLayoutConstraint.Axis> = []
    var zIndex = 0
    /// The supplementary items attached to the item, and to groups that start with this item.
    var attachments: [Attachment] = []

    /// A supplementary item and the rectangle that it is attached to.
    struct Attachment {
        var item: NSCollectionLayoutSupplementaryItem
        var rect: CGRect
    }
}

/// A solved item or group: its size and the frames of the leaf items in it.
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

    /// Returns the insets with those along the given axes set to zero.
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
