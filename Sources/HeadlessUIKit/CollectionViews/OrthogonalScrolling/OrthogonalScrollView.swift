import Foundation

/// A scroll view for the items of one orthogonally scrolling section. The views of the items are its subviews.
@MainActor final class OrthogonalScrollView: UIScrollView {
    let order = ElementOrder()
    private(set) weak var collectionView: UICollectionView?
    /// The index of the section.
    var section: Int
    /// Whether the section intersects the visible rectangle.
    var isVisible = true
    private var axis = NSLayoutConstraint.Axis.horizontal
    private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
    private var isMirrored = false
    private var isFollowing = false

    var placedZIndex: Int?

    init(section: Int, collectionView: UICollectionView) {
        self.section = section
        self.collectionView = collectionView
        super.init(frame: .zero)
        // Content that extends beyond a group, such as a badge or a shadow, must be visible.
        clipsToBounds = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Whether the user scrolls, or the scroll view decelerates.
    var isMovedByUser: Bool { interaction.isMoving }

    /// Whether the scroll view contains no elements.
    var isUnused: Bool { !subviews.contains { $0 is UICollectionReusableView } }

    /// The offset between positions in the collection view's content and in this view's content.
    var shift: CGPoint { CGPoint(x: bounds.minX - frame.minX, y: bounds.minY - frame.minY) }

    // MARK: Layout

    func follow(_ geometry: OrthogonalGeometry, frame: CGRect, isMirrored: Bool) {
        isFollowing = true
        defer { isFollowing = false }
        axis = geometry.axis
        behavior = geometry.behavior
        self.isMirrored = isMirrored && axis == .horizontal
        switch behavior {
        case .none, .continuous, .continuousGroupLeadingBoundary: decelerationRate = .normal
        case .paging, .groupPaging, .groupPagingCentered: decelerationRate = .fast
        }
        if self.frame != frame { self.frame = frame }
        var size = frame.size
        size[axis] = max(geometry.contentLength, size[axis])
        if contentSize != size { contentSize = size }
        guard !isMovedByUser else { return }
        var offset = CGPoint.zero
        offset[axis] = mirroredOffset(geometry.offset)
        if contentOffset != offset { contentOffset = offset }
    }

    /// Converts an offset in reading direction to one of the scroll view, or back.
    private func mirroredOffset(_ offset: CGFloat) -> CGFloat { isMirrored ? limit - offset : offset }

    private var limit: CGFloat { max(0, contentSize[axis] - bounds.size[axis]) }

    override func boundsOriginDidChange() {
        super.boundsOriginDidChange()
        guard !isFollowing else { return }
        collectionView?.sectionDidScroll(section, to: mirroredOffset(contentOffset[axis]))
    }

    // MARK: Scroll targets

    override func restingOffset(forProjectedOffset offset: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let resting = collectionView?.layoutStorage.restingOffsets(ofSection: section), !resting.isEmpty else {
            return offset
        }
        var target = offset
        let sign: CGFloat = isMirrored ? -1 : 1
        switch behavior {
        case .none, .continuous: break
        case .continuousGroupLeadingBoundary:
            let projected = mirroredOffset(offset[axis])
            // Past the edges the content bounces back.
            if (0...limit).contains(projected) {
                target[axis] = mirroredOffset(Self.nearest(to: projected, in: resting))
            }
        case .paging, .groupPaging, .groupPagingCentered:
            let next = Self.next(
                from: mirroredOffset(interaction.startOffset[axis]),
                at: mirroredOffset(contentOffset[axis]),
                velocity: velocity[axis] * sign,
                in: resting
            )
            target[axis] = mirroredOffset(next)
        }
        return target
    }

    private static func nearest(to offset: CGFloat, in resting: [CGFloat]) -> CGFloat {
        resting[nearestIndex(to: offset, in: resting)]
    }

    private static func nearestIndex(to offset: CGFloat, in resting: [CGFloat]) -> Int {
        let after = resting.partitioningIndex { $0 >= offset }
        guard after > 0 else { return 0 }
        guard after < resting.count else { return resting.count - 1 }
        return offset - resting[after - 1] < resting[after] - offset ? after - 1 : after
    }

    /// Returns the next stop after a flick, or the nearest stop after a slow release. It is at most one stop away from
    /// where the drag began.
    private static func next(
        from start: CGFloat,
        at offset: CGFloat,
        velocity: CGFloat,
        in resting: [CGFloat]
    ) -> CGFloat {
        let first = nearestIndex(to: start, in: resting)
        var index = nearestIndex(to: offset, in: resting)
        if velocity > 0 { index = resting.partitioningIndex { $0 > offset } }
        if velocity < 0 { index = resting.partitioningIndex { $0 >= offset } - 1 }
        return resting[min(max(index, first - 1, 0), first + 1, resting.count - 1)]
    }
}

extension OrthogonalScrollView: ReusableView {
    var reuseIdentifier: String? { nil }

    func didRecycle() {}
}
