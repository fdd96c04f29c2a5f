import Foundation

/// Headers and footers at the edges of a section, or of the whole layout.
@MainActor struct CompositionalBoundary {
    let items: [NSCollectionLayoutBoundarySupplementaryItem]
    /// The direction of scrolling.
    let axis: NSLayoutConstraint.Axis
    /// What the views have the size of, as far as it is a part of something.
    let container: CGSize
    /// Sizes that views asked for, by kind.
    var measured: [String: CGSize]

    /// The room that is made for headers or for footers.
    func length(atStart: Bool) -> CGFloat {
        items
            .filter { $0.extendsBoundary && (atStart ? isAtStart($0) : isAtEnd($0)) }
            .map { size(of: $0)[axis] }
            .max() ?? 0
    }

    /// Where a view lies at the edges of an area; one that is pinned, in what is visible of the area.
    func frame(of item: NSCollectionLayoutBoundarySupplementaryItem, in area: CGRect, visible: CGRect) -> CGRect {
        let size = size(of: item)
        let point = item.containerAnchor.point(in: area)
        let edges = item.containerAnchor.edges
        var origin = CGPoint(
            x: edges.contains(.leading)
                ? point.x : edges.contains(.trailing) ? point.x - size.width : point.x - size.width / 2,
            y: edges.contains(.top)
                ? point.y : edges.contains(.bottom) ? point.y - size.height : point.y - size.height / 2
        )
        origin.x += item.offset.x
        origin.y += item.offset.y
        if item.pinToVisibleBounds { pin(&origin, size, of: item, in: area, visible: visible) }
        return CGRect(origin: origin, size: size)
    }

    private func pin(
        _ origin: inout CGPoint,
        _ size: CGSize,
        of item: NSCollectionLayoutBoundarySupplementaryItem,
        in area: CGRect,
        visible: CGRect
    ) {
        let end = area.origin[axis] + area.size[axis]
        if isAtStart(item) {
            let last = end - length(atStart: false) - size[axis]
            origin[axis] = max(origin[axis], min(visible.origin[axis], last))
        } else if isAtEnd(item) {
            let first = area.origin[axis] + length(atStart: true)
            origin[axis] = min(origin[axis], max(visible.origin[axis] + visible.size[axis] - size[axis], first))
        }
    }

    func size(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
        item.layoutSize.size(in: container, measured: measured[item.elementKind])
    }

    func isAtStart(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        item.containerAnchor.edges.contains(axis == .vertical ? .top : .leading)
    }

    private func isAtEnd(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        item.containerAnchor.edges.contains(axis == .vertical ? .bottom : .trailing)
    }
}
