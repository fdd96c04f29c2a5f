import Foundation

/// Computes the frames of the items of one group, in left-to-right coordinates. The collection view mirrors the result
/// for right-to-left layouts.
@MainActor struct CompositionalSolver {
    /// The tolerance for fit tests, in points, so that rounding errors do not make three thirds overflow the group.
    static let tolerance: CGFloat = 0.01

    let traits: UITraitCollection
    /// The number of items from the first item of the group to the end of the section.
    let limit: Int
    /// Returns the size that a cell prefers, by the index of its item in the group; `nil` if it was not measured.
    let measured: (Int) -> CGSize?

    /// Returns the layout of an item or group.
    ///
    /// - Parameters:
    ///   - first: The index of the first leaf.
    ///   - forced: An axis along which the container determines the length, and that length.
    func place(
        _ item: NSCollectionLayoutItem,
        in container: CGSize,
        first: Int,
        forced: (axis: NSLayoutConstraint.Axis, length: CGFloat)? = nil
    ) -> CompositionalPlacement {
        if let group = item as? NSCollectionLayoutGroup {
            return place(group, in: container, first: first, forced: forced)
        }
        var size = item.layoutSize.size(in: container, measured: measured(first))
        var axes = item.layoutSize.estimatedAxes
        if let forced {
            size[forced.axis] = forced.length
            axes.remove(forced.axis)
        }
        let insets = item.contentInsets.without(axes)
        let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: size.inset(by: insets))
        let leaf = CompositionalLeaf(
            frame: frame,
            estimatedAxes: axes,
            attachments: item.supplementaryItems.map { CompositionalLeaf.Attachment(item: $0, rect: frame) }
        )
        return CompositionalPlacement(size: size, leaves: [leaf])
    }

    private func place(
        _ group: NSCollectionLayoutGroup,
        in container: CGSize,
        first: Int,
        forced: (axis: NSLayoutConstraint.Axis, length: CGFloat)?
    ) -> CompositionalPlacement {
        var size = group.layoutSize.size(in: container, measured: nil)
        var estimated = group.layoutSize.estimatedAxes
        if let forced {
            size[forced.axis] = forced.length
            estimated.remove(forced.axis)
        }
        let insets = group.contentInsets
        var availableSize = size.inset(by: insets)
        let content: CompositionalPlacement
        switch group.arrangement {
        case .custom(let provider):
            content = custom(provider, in: availableSize, first: first)
        case .sequence(let axis, _), .repetition(let axis, _, _, _):
            var line = CompositionalLine(group, along: axis, isEstimated: estimated.contains(axis), self)
            var result = line.place(in: availableSize, first: first)
            if estimated.contains(axis.other), result.size[axis.other] != availableSize[axis.other] {
                availableSize[axis.other] = result.size[axis.other]
                // Items that are as high as the group are placed again once its height is known.
                if line.hasFractions(along: axis.other) { result = line.place(in: availableSize, first: first) }
                result.size[axis.other] = availableSize[axis.other]
            }
            content = result
        }
        for axis in estimated { size[axis] = content.size[axis] + insets.start(axis) + insets.end(axis) }
        let origin = CGPoint(x: insets.leading, y: insets.top)
        var leaves = content.moved(by: origin)
        if !leaves.isEmpty {
            let rect = CGRect(origin: origin, size: size.inset(by: insets))
            leaves[0].attachments += group.supplementaryItems.map { CompositionalLeaf.Attachment(item: $0, rect: rect) }
        }
        return CompositionalPlacement(size: size, leaves: leaves)
    }

    private func custom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider,
        in availableSize: CGSize,
        first: Int
    ) -> CompositionalPlacement {
        let items = provider(CompositionalEnvironment(size: availableSize, insets: .zero, traits: traits))
        let leaves = items.prefix(max(0, limit - first)).map { CompositionalLeaf(frame: $0.frame, zIndex: $0.zIndex) }
        return CompositionalPlacement(size: availableSize, leaves: Array(leaves))
    }
}
