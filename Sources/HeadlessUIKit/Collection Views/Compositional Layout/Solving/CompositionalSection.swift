import Foundation

/// One section of a compositional layout: where its groups, headers and footers lie.
@MainActor final class CompositionalSection {
    /// A group in its place along the axis of scrolling, from the start of the groups.
    struct Group {
        var first: Int
        var count: Int
        var start: CGFloat
        var length: CGFloat
    }

    let model: NSCollectionLayoutSection
    let itemCount: Int
    let axis: NSLayoutConstraint.Axis
    /// The size of what the section is in.
    let environment: CompositionalEnvironment
    /// Sizes that cells asked for.
    private(set) var measuredItems: [Int: CGSize]
    /// Sizes that headers and footers asked for, by kind.
    private(set) var measuredViews: [String: CGSize]
    /// Where the section begins.
    var start: CGFloat = 0
    private(set) var length: CGFloat = 0
    private var groups: [Group] = []
    private var groupsStart: CGFloat = 0
    /// The places in a full group whose cells were not asked.
    private var template: CompositionalPlacement
    private var needsSolving = true

    init(
        model: NSCollectionLayoutSection,
        itemCount: Int,
        axis: NSLayoutConstraint.Axis,
        environment: CompositionalEnvironment,
        measuredItems: [Int: CGSize],
        measuredViews: [String: CGSize]
    ) {
        self.model = model
        self.itemCount = itemCount
        self.axis = axis
        self.environment = environment
        self.measuredItems = measuredItems
        self.measuredViews = measuredViews
        template = CompositionalPlacement(size: .zero, leaves: [])
        template = placement(first: 0, limit: max(1, itemCount)) { _ in nil }
    }

    var end: CGFloat { start + length }

    // MARK: Sizes that views ask for

    func setMeasured(_ size: CGSize, ofItem item: Int) {
        needsSolving = needsSolving || measuredItems[item] != size
        measuredItems[item] = size
    }

    func setMeasured(_ size: CGSize, ofKind kind: String) {
        needsSolving = needsSolving || measuredViews[kind] != size
        measuredViews[kind] = size
    }

    // MARK: Solving

    func solveIfNeeded() {
        guard needsSolving else { return }
        needsSolving = false
        groups = []
        var first = 0
        var position: CGFloat = 0
        while first < itemCount, !template.leaves.isEmpty {
            var count = min(template.leaves.count, itemCount - first)
            var size = template.size[axis]
            let isMeasured = !measuredItems.isEmpty && (first..<first + count).contains { measuredItems[$0] != nil }
            if isMeasured || count < template.leaves.count {
                let placement = placement(of: first)
                count = max(1, placement.leaves.count)
                size = placement.size[axis]
            }
            groups.append(Group(first: first, count: count, start: position, length: size))
            first += count
            position += size + (first < itemCount ? model.interGroupSpacing : 0)
        }
        let headers = boundaryLength(atStart: true)
        let footers = boundaryLength(atStart: false)
        groupsStart = headers + model.contentInsets.start(axis)
        length = groupsStart + position + model.contentInsets.end(axis) + footers
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

    /// The items whose groups touch a stretch of the axis of scrolling.
    func leaves(from low: CGFloat, to high: CGFloat) -> [(item: Int, leaf: CompositionalLeaf)] {
        let origin = start + groupsStart
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
        var origin = CGPoint.zero
        origin[axis] = start + groupsStart + group.start
        origin[axis.other] = environment.contentInsets.start(axis.other) + model.contentInsets.start(axis.other)
        return placement.moved(by: origin)
    }

    // MARK: Headers, footers and backgrounds

    /// The rectangle of the whole section.
    var frame: CGRect {
        var origin = CGPoint.zero
        origin[axis] = start
        origin[axis.other] = environment.contentInsets.start(axis.other)
        var size = environment.effectiveContentSize
        size[axis] = length
        return CGRect(origin: origin, size: size)
    }

    func frame(of item: NSCollectionLayoutBoundarySupplementaryItem, visible: CGRect) -> CGRect {
        var area = frame
        if model.supplementariesFollowContentInsets {
            area.origin[axis.other] += model.contentInsets.start(axis.other)
            area.size[axis.other] -= model.contentInsets.start(axis.other) + model.contentInsets.end(axis.other)
        }
        let size = size(of: item)
        let point = item.containerAnchor.point(in: area)
        let edges = item.containerAnchor.edges
        var origin = CGPoint(
            x: edges.contains(.leading)
                ? point.x
                : edges.contains(.trailing)
                    ? point.x - size.width
                    : point.x - size.width / 2,
            y: edges.contains(.top)
                ? point.y
                : edges.contains(.bottom)
                    ? point.y - size.height
                    : point.y - size.height / 2
        )
        origin.x += item.offset.x
        origin.y += item.offset.y
        if item.pinToVisibleBounds { pin(&origin, size, isAtStart: isAtStart(item), visible: visible) }
        return CGRect(origin: origin, size: size)
    }

    func isAtStart(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        item.containerAnchor.edges.contains(axis == .vertical ? .top : .leading)
    }

    private func isAtEnd(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        item.containerAnchor.edges.contains(axis == .vertical ? .bottom : .trailing)
    }

    private func pin(_ origin: inout CGPoint, _ size: CGSize, isAtStart: Bool, visible: CGRect) {
        if isAtStart {
            let last = end - boundaryLength(atStart: false) - size[axis]
            origin[axis] = max(origin[axis], min(visible.origin[axis], last))
        } else {
            let first = start + boundaryLength(atStart: true)
            origin[axis] = min(origin[axis], max(visible.origin[axis] + visible.size[axis] - size[axis], first))
        }
    }

    private func size(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
        var container = environment.effectiveContentSize
        if model.supplementariesFollowContentInsets {
            let insets = model.contentInsets
            container[axis.other] = max(0, container[axis.other] - insets.start(axis.other) - insets.end(axis.other))
        }
        return item.layoutSize.size(in: container, measured: measuredViews[item.elementKind])
    }

    /// The room that the section makes for its headers or its footers.
    private func boundaryLength(atStart: Bool) -> CGFloat {
        model.boundarySupplementaryItems
            .filter { $0.extendsBoundary && (atStart ? isAtStart($0) : isAtEnd($0)) }
            .map { size(of: $0)[axis] }
            .max() ?? 0
    }
}
