import Foundation

/// Scrolls the items of one section across the direction of the layout. The items' views are its subviews.
@MainActor final class OrthogonalScrollView: UIScrollView {
    let order = ElementOrder()
    private(set) weak var collectionView: UICollectionView?
    /// The section that is shown.
    var section: Int
    /// Whether the section has a part in what is visible.
    var isInSight = true
    private var axis = NSLayoutConstraint.Axis.horizontal
    private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
    private var isMirrored = false
    private var isFollowing = false

    var placedZIndex: Int?

    init(section: Int, collectionView: UICollectionView) {
        self.section = section
        self.collectionView = collectionView
        super.init(frame: .zero)
        // What reaches out of a group, such as a badge or a shadow, is seen.
        clipsToBounds = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Whether a finger or what it set going has a say in the offset.
    var isMovedByUser: Bool { interaction.isMoving }

    /// Whether no element is in the view.
    var isUnused: Bool { !subviews.contains { $0 is UICollectionReusableView } }

    /// How far views lie from where the collection view has them.
    var shift: CGPoint { CGPoint(x: bounds.minX - frame.minX, y: bounds.minY - frame.minY) }

    // MARK: What the layout says

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
        offset[axis] = turned(geometry.offset)
        if contentOffset != offset { contentOffset = offset }
    }

    /// An offset counted in reading direction, as one of the view, or the other way round.
    private func turned(_ offset: CGFloat) -> CGFloat { isMirrored ? limit - offset : offset }

    private var limit: CGFloat { max(0, contentSize[axis] - bounds.size[axis]) }

    override func boundsOriginDidChange() {
        super.boundsOriginDidChange()
        guard !isFollowing else { return }
        collectionView?.sectionDidScroll(section, to: turned(contentOffset[axis]))
    }

    // MARK: Coming to rest

    override func restingOffset(forProjectedOffset offset: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let resting = collectionView?.layoutStorage.restingOffsets(ofSection: section), !resting.isEmpty else {
            return offset
        }
        var target = offset
        let sign: CGFloat = isMirrored ? -1 : 1
        switch behavior {
        case .none, .continuous: break
        case .continuousGroupLeadingBoundary:
            let projected = turned(offset[axis])
            // Beyond the ends the content springs back.
            if (0...limit).contains(projected) { target[axis] = turned(Self.nearest(to: projected, in: resting)) }
        case .paging, .groupPaging, .groupPagingCentered:
            let next = Self.next(
                from: turned(interaction.startOffset[axis]),
                at: turned(contentOffset[axis]),
                velocity: velocity[axis] * sign,
                in: resting
            )
            target[axis] = turned(next)
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

    /// The next place to rest where it was flicked, the nearest one where it was let go, and never more than one away
    /// from where the drag began.
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

    func wentOutOfUse() {}
}
