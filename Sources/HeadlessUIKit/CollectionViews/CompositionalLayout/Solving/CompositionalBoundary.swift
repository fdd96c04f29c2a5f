import Foundation

/// The headers and footers at the edges of a section or of the whole layout.
@MainActor struct CompositionalBoundary {
    let items: [NSCollectionLayoutBoundarySupplementaryItem]
    /// The axis along which the layout scrolls.
    let axis: NSLayoutConstraint.Axis
    /// The size that fractional dimensions are relative to, in points.
    let container: CGSize
    /// The sizes that the views prefer, by element kind.
    var measured: [String: CGSize]

    /// Returns the length that headers or footers add along the scroll axis, in points.
    func length(atStart: Bool) -> CGFloat {
        items
            .filter { $0.extendsBoundary && (atStart ? isAtStart($0) : isAtEnd($0)) }
            .map { size(of: $0)[axis] }
            .max() ?? 0
    }

    /// Returns the frame of a header or footer at the edges of an area. Pinned views stay within the visible part of
    /// the area.
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
