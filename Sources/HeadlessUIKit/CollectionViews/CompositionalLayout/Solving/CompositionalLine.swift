import Foundation

/// The children of a group, laid out one after another along an axis.
@MainActor struct CompositionalLine {
    /// A child with the space before and after it.
    private struct Child {
        var placement: CompositionalPlacement
        var spacing: NSCollectionLayoutEdgeSpacing?
    }

    private let group: NSCollectionLayoutGroup
    private let axis: NSLayoutConstraint.Axis
    private let isEstimated: Bool
    private let solver: CompositionalSolver

    init(
        _ group: NSCollectionLayoutGroup,
        along axis: NSLayoutConstraint.Axis,
        isEstimated: Bool,
        _ solver: CompositionalSolver
    ) {
        self.group = group
        self.axis = axis
        self.isEstimated = isEstimated
        self.solver = solver
    }

    func hasFractions(along axis: NSLayoutConstraint.Axis) -> Bool {
        group.subitems.contains { item in
            let size = item.layoutSize
            return axis == .vertical
                ? size.heightDimension.isFractionalHeight : size.widthDimension.isFractionalWidth
        }
    }

    mutating func place(in availableSize: CGSize, first: Int) -> CompositionalPlacement {
        let children = self.children(in: availableSize, first: first)
        var used = lengths(of: children)
        let flexible = flexibleGaps(children)
        var share: CGFloat = 0
        if !isEstimated, flexible > 0, availableSize[axis] > used {
            share = (availableSize[axis] - used) / CGFloat(flexible)
            used = availableSize[axis]
        }
        var leaves: [CompositionalLeaf] = []
        var main: CGFloat = 0
        var cross: CGFloat = 0
        for (index, child) in children.enumerated() {
            if index > 0 { main += gap(group.interItemSpacing, share) }
            main += gap(child.spacing?.start(axis), share)
            let size = child.placement.size
            var origin = CGPoint.zero
            origin[axis] = main
            origin[axis.other] = crossOrigin(of: child, in: availableSize[axis.other])
            leaves += child.placement.moved(by: origin)
            main += size[axis] + gap(child.spacing?.end(axis), share)
            let before = child.spacing?.start(axis.other)?.spacing ?? 0
            let after = child.spacing?.end(axis.other)?.spacing ?? 0
            cross = max(cross, before + size[axis.other] + after)
        }
        var size = CGSize.zero
        size[axis] = used
        size[axis.other] = cross
        return CompositionalPlacement(size: size, leaves: leaves)
    }

    // MARK: Children

    private func children(in availableSize: CGSize, first: Int) -> [Child] {
        switch group.arrangement {
        case .repetition(_, let item, let count, let sharesLength):
            return repeated(item, count: count, sharesLength: sharesLength, in: availableSize, first: first)
        case .sequence(_, let items):
            return sequence(items, in: availableSize, first: first)
        case .custom:
            return []
        }
    }

    private func repeated(
        _ item: NSCollectionLayoutItem,
        count: Int,
        sharesLength: Bool,
        in availableSize: CGSize,
        first: Int
    ) -> [Child] {
        var children: [Child] = []
        var next = first
        let spacing = group.interItemSpacing?.spacing ?? 0
        let share = (availableSize[axis] - spacing * CGFloat(max(0, count - 1))) / CGFloat(max(1, count))
        let forced = sharesLength && !isEstimated ? (axis: axis, length: max(0, share)) : nil
        while children.count < count, next < solver.limit {
            let placement = solver.place(item, in: availableSize, first: next, forced: forced)
            guard !placement.leaves.isEmpty else { break }
            children.append(Child(placement: placement, spacing: item.edgeSpacing))
            next += placement.leaves.count
        }
        return children
    }

    /// Returns the subitems, repeated while there is space. A group with an estimated length holds as many as fit into
    /// the estimate.
    private func sequence(_ items: [NSCollectionLayoutItem], in availableSize: CGSize, first: Int) -> [Child] {
        guard !items.isEmpty else { return [] }
        let nominal = CompositionalSolver(traits: solver.traits, limit: solver.limit) { _ in nil }
        var children: [Child] = []
        var next = first
        var used: CGFloat = 0
        while next < solver.limit {
            let item = items[children.count % items.count]
            let placement = solver.place(item, in: availableSize, first: next)
            guard !placement.leaves.isEmpty else { break }
            let counted = isEstimated ? nominal.place(item, in: availableSize, first: next) : placement
            let edges =
                (item.edgeSpacing?.start(axis)?.spacing ?? 0) + (item.edgeSpacing?.end(axis)?.spacing ?? 0)
            let spacing = children.isEmpty ? 0 : group.interItemSpacing?.spacing ?? 0
            let length = spacing + edges + counted.size[axis]
            if !children.isEmpty, used + length > availableSize[axis] + CompositionalSolver.tolerance { break }
            // Items without length would never fill the group.
            if length <= 0, children.count >= items.count { break }
            used += length
            children.append(Child(placement: placement, spacing: item.edgeSpacing))
            next += placement.leaves.count
        }
        return children
    }

    // MARK: Spacing

    private func lengths(of children: [Child]) -> CGFloat {
        let spacing = group.interItemSpacing?.spacing ?? 0
        let gaps = spacing * CGFloat(max(0, children.count - 1))
        return children.reduce(gaps) { sum, child in
            sum + child.placement.size[axis] + (child.spacing?.start(axis)?.spacing ?? 0)
                + (child.spacing?.end(axis)?.spacing ?? 0)
        }
    }

    private func flexibleGaps(_ children: [Child]) -> Int {
        let between = group.interItemSpacing?.isFlexible ?? false ? max(0, children.count - 1) : 0
        return children.reduce(between) { sum, child in
            let edges = [child.spacing?.start(axis), child.spacing?.end(axis)]
            return sum + edges.count { $0?.isFlexible ?? false }
        }
    }

    private func gap(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
        guard let spacing else { return 0 }
        return spacing.spacing + (spacing.isFlexible ? share : 0)
    }

    private func crossOrigin(of child: Child, in availableLength: CGFloat) -> CGFloat {
        let start = child.spacing?.start(axis.other)
        let end = child.spacing?.end(axis.other)
        let rest = availableLength - child.placement.size[axis.other] - (start?.spacing ?? 0) - (end?.spacing ?? 0)
        guard start?.isFlexible ?? false, rest > 0 else { return start?.spacing ?? 0 }
        return (start?.spacing ?? 0) + (end?.isFlexible ?? false ? rest / 2 : rest)
    }
}
