import Foundation

/// One section of a compositional layout: computes the frames of its items, headers and footers.
@MainActor final class CompositionalSection {
    /// A group and its position along the group axis, relative to the first group.
    struct Group {
        var first: Int
        var count: Int
        var start: CGFloat
        var length: CGFloat
    }

    let model: NSCollectionLayoutSection
    let itemCount: Int
    let axis: NSLayoutConstraint.Axis
    /// The container and traits for the groups.
    let environment: CompositionalEnvironment
    /// The container and traits for the headers and footers.
    let viewEnvironment: CompositionalEnvironment
    /// The sizes that cells prefer, by item.
    private(set) var measuredItems: [Int: CGSize]
    /// The headers and footers of the section.
    private(set) var boundary: CompositionalBoundary
    /// The orthogonal scroll offset in reading direction, in points.
    var scrollOffset: CGFloat = 0
    /// The start of the section along the scroll axis, in points.
    var start: CGFloat = 0
    private(set) var length: CGFloat = 0
    private var groups: [Group] = []
    private var groupsStart: CGFloat = 0
    private var groupsLength: CGFloat = 0
    /// The largest extent of a group across the group axis, in points.
    private var groupsBreadth: CGFloat = 0
    /// The solved layout of a full group whose cells were not measured.
    private var template: CompositionalPlacement
    private var needsSolving = true

    init(
        model: NSCollectionLayoutSection,
        itemCount: Int,
        axis: NSLayoutConstraint.Axis,
        environment: CompositionalEnvironment,
        viewEnvironment: CompositionalEnvironment,
        measuredItems: [Int: CGSize],
        measuredViews: [String: CGSize]
    ) {
        self.model = model
        self.itemCount = itemCount
        self.axis = axis
        self.environment = environment
        self.viewEnvironment = viewEnvironment
        self.measuredItems = measuredItems
        var container = viewEnvironment.effectiveContentSize
        if model.supplementariesFollowContentInsets {
            let across = model.contentInsets.start(axis.other) + model.contentInsets.end(axis.other)
            container[axis.other] = max(0, container[axis.other] - across)
        }
        boundary = CompositionalBoundary(
            items: model.boundarySupplementaryItems,
            axis: axis,
            container: container,
            measured: measuredViews
        )
        template = CompositionalPlacement(size: .zero, leaves: [])
        template = placement(first: 0, limit: max(1, itemCount)) { _ in nil }
    }

    var end: CGFloat { start + length }

    // MARK: Preferred sizes

    func setMeasured(_ size: CGSize, ofItem item: Int) {
        needsSolving = needsSolving || measuredItems[item] != size
        measuredItems[item] = size
    }

    func setMeasured(_ size: CGSize, ofKind kind: String) {
        needsSolving = needsSolving || boundary.measured[kind] != size
        boundary.measured[kind] = size
    }

    // MARK: Solving

    func solveIfNeeded() {
        guard needsSolving else { return }
        needsSolving = false
        groups = []
        groupsBreadth = 0
        var first = 0
        var position: CGFloat = 0
        while first < itemCount, !template.leaves.isEmpty {
            var count = min(template.leaves.count, itemCount - first)
            var size = template.size
            let isMeasured = !measuredItems.isEmpty && (first..<first + count).contains { measuredItems[$0] != nil }
            if isMeasured || count < template.leaves.count {
                let placement = placement(of: first)
                count = max(1, placement.leaves.count)
                size = placement.size
            }
            groups.append(Group(first: first, count: count, start: position, length: size[groupAxis]))
            groupsBreadth = max(groupsBreadth, size[groupAxis.other])
            first += count
            position += size[groupAxis] + (first < itemCount ? model.interGroupSpacing : 0)
        }
        groupsLength = position
        groupsStart = boundary.length(atStart: true) + model.contentInsets.start(axis)
        let extent = scrollsOrthogonally ? groupsBreadth : groupsLength
        length = groupsStart + extent + model.contentInsets.end(axis) + boundary.length(atStart: false)
    }

    private func placement(of first: Int) -> CompositionalPlacement {
        placement(first: first, limit: itemCount - first) { [measuredItems] in measuredItems[first + $0] }
    }

    private func placement(
        first: Int,
        limit: Int,
        measured: @escaping (Int) -> CGSize?
    ) -> CompositionalPlacement {
        let solver = CompositionalSolver(traits: environment.traitCollection, limit: limit, measured: measured)
        return solver.place(model.group, in: groupContainer, first: 0)
    }

    private var groupContainer: CGSize { environment.effectiveContentSize.inset(by: model.contentInsets) }

    // MARK: Items

    /// Returns the items whose groups intersect a rectangle.
    func leaves(in rect: CGRect) -> [(item: Int, leaf: CompositionalLeaf)] {
        let origin = groupsOrigin[groupAxis]
        let low = rect.origin[groupAxis]
        let high = low + rect.size[groupAxis]
        var index = groups.partitioningIndex { origin + $0.start + $0.length >= low }
        var found: [(Int, CompositionalLeaf)] = []
        while index < groups.count, origin + groups[index].start <= high {
            let group = groups[index]
            for (number, leaf) in leaves(of: group).enumerated() { found.append((group.first + number, leaf)) }
            index += 1
        }
        return found
    }

    func leaf(of item: Int) -> CompositionalLeaf? {
        guard (0..<itemCount).contains(item), !groups.isEmpty else { return nil }
        let index = groups.partitioningIndex { $0.first > item } - 1
        guard groups.indices.contains(index) else { return nil }
        let leaves = leaves(of: groups[index])
        let number = item - groups[index].first
        return leaves.indices.contains(number) ? leaves[number] : nil
    }

    private func leaves(of group: Group) -> [CompositionalLeaf] {
        let isMeasured =
            !measuredItems.isEmpty && (group.first..<group.first + group.count).contains { measuredItems[$0] != nil }
        let usesTemplate = !isMeasured && group.count == template.leaves.count
        let placement = usesTemplate ? template : placement(of: group.first)
        var origin = groupsOrigin
        origin[groupAxis] += group.start
        return placement.moved(by: origin)
    }

    /// The origin of the first group.
    private var groupsOrigin: CGPoint {
        var origin = CGPoint.zero
        origin[axis] = start + groupsStart
        origin[axis.other] = scrollsOrthogonally ? margins.start - scrollOffset : insets.start
        return origin
    }

    /// The insets across the scroll axis.
    private var insets: (start: CGFloat, end: CGFloat) {
        (
            environment.contentInsets.start(axis.other) + model.contentInsets.start(axis.other),
            environment.contentInsets.end(axis.other) + model.contentInsets.end(axis.other)
        )
    }

    // MARK: Headers, footers and backgrounds

    /// The frame of the whole section.
    var frame: CGRect {
        var origin = CGPoint.zero
        origin[axis] = start
        origin[axis.other] = environment.contentInsets.start(axis.other)
        var size = environment.effectiveContentSize
        size[axis] = length
        return CGRect(origin: origin, size: size)
    }

    /// Returns the frame of a header or footer.
    func frame(of item: NSCollectionLayoutBoundarySupplementaryItem, visible: CGRect) -> CGRect {
        var area = frame
        area.origin[axis.other] = viewEnvironment.contentInsets.start(axis.other)
        if model.supplementariesFollowContentInsets { area.origin[axis.other] += model.contentInsets.start(axis.other) }
        area.size[axis.other] = boundary.container[axis.other]
        return boundary.frame(of: item, in: area, visible: visible)
    }

    // MARK: Orthogonal scrolling

    /// Whether the section scrolls across the direction of the layout.
    var scrollsOrthogonally: Bool { model.orthogonalScrollingBehavior != .none }

    /// The axis along which groups follow each other.
    private var groupAxis: NSLayoutConstraint.Axis { scrollsOrthogonally ? axis.other : axis }

    /// The space before and after the groups in the scrollable area. With centered paging it lets the first and the
    /// last group be centered.
    private var margins: (start: CGFloat, end: CGFloat) {
        guard model.orthogonalScrollingBehavior == .groupPagingCentered, let first = groups.first,
            let last = groups.last
        else { return insets }
        return (
            max(insets.start, (visibleLength - first.length) / 2), max(insets.end, (visibleLength - last.length) / 2)
        )
    }

    /// The visible length of the orthogonal scroll view, in points.
    private var visibleLength: CGFloat { environment.contentSize[axis.other] }

    /// The content length of the orthogonal scroll view, in points.
    var scrolledLength: CGFloat { margins.start + groupsLength + margins.end }

    /// The maximum scroll offset, in points.
    var scrollLimit: CGFloat { max(0, scrolledLength - visibleLength) }

    /// The frame of the orthogonal scroll view: the full length of the container across the scroll axis, and the
    /// largest group along it.
    var scrollFrame: CGRect {
        var frame = CGRect.zero
        frame.origin[axis] = start + groupsStart
        frame.size[axis] = groupsBreadth
        frame.size[axis.other] = visibleLength
        return frame
    }

    /// The offsets at which scrolling can stop, in ascending order. Empty if it can stop anywhere.
    var restingOffsets: [CGFloat] {
        let limit = scrollLimit
        var offsets: [CGFloat]
        switch model.orthogonalScrollingBehavior {
        case .none, .continuous: return []
        case .paging: offsets = visibleLength > 0 ? Array(stride(from: 0, to: limit, by: visibleLength)) + [limit] : [0]
        case .continuousGroupLeadingBoundary, .groupPaging: offsets = groups.map(\.start)
        case .groupPagingCentered:
            let start = margins.start
            offsets = groups.map { start + $0.start + ($0.length - visibleLength) / 2 }
        }
        offsets = offsets.map { min(max(0, $0), limit) }
        return offsets.indices.filter { $0 == 0 || offsets[$0] > offsets[$0 - 1] }.map { offsets[$0] }
    }
}
