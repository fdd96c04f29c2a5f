import Honeycomb

/// All distances on a screen. The window has to show the whole content.
@MainActor
struct ScreenSpacings {
    let state: CollectionViewState
    let controller: CellScreenViewController
    /// The number of pixels per point.
    let scale: CGFloat

    private var collectionView: UICollectionView { controller.collectionView }
    private var spacing: SpacingScale { controller.theme.spacing }

    /// The distances from top to bottom.
    var gaps: [SpacingGap] {
        let content = CGRect(origin: .zero, size: collectionView.collectionViewLayout.collectionViewContentSize)
        let attributes = (collectionView.collectionViewLayout.layoutAttributesForElements(in: content) ?? [])
            .filter { $0.representedElementCategory != .decorationView && !$0.frame.isEmpty }
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        let cells = attributes.filter { $0.representedElementCategory == .cell }
        return attributes.flatMap { gaps(inside: $0, among: cells) } + between(attributes.map(\.frame), in: content)
    }

    /// The distances as JSON, with the number of distances that are not in the scale.
    var json: JSONText {
        let gaps = gaps
        return .object([
            "offScale": .number(Double(gaps.filter { $0.token == nil }.count)),
            "spacings": .array(gaps.map { $0.json(in: spacing) }),
        ])
    }

    private func gaps(
        inside attributes: UICollectionViewLayoutAttributes,
        among cells: [UICollectionViewLayoutAttributes]
    ) -> [SpacingGap] {
        let view: UIView?
        var place = state.sections[attributes.indexPath.section].differenceIdentifier.description
        if attributes.representedElementCategory == .cell {
            view = collectionView.cellForItem(at: attributes.indexPath)?.contentView
            let section = state.sections[attributes.indexPath.section]
            place += "/\(section.items[attributes.indexPath.item].differenceIdentifier)"
        } else if let kind = attributes.representedElementKind {
            view = collectionView.supplementaryView(forElementKind: kind, at: attributes.indexPath)
            place += kind.hasPrefix(UICollectionView.elementKindSectionHeader) ? "/header" : "/footer"
        } else {
            view = nil
        }
        guard let view else { return [] }
        var finder = SpacingFinder(place: place, scale: spacing, pixel: 1 / scale)
        finder.hasOwnHeight = !isStretched(attributes, among: cells)
        return finder.gaps(between: things(in: view), in: attributes.frame)
    }

    /// Returns whether another cell in the same row is higher by itself, in a section with equal heights per row.
    private func isStretched(
        _ attributes: UICollectionViewLayoutAttributes,
        among cells: [UICollectionViewLayoutAttributes]
    ) -> Bool {
        guard attributes.representedElementCategory == .cell else { return false }
        let row = cells.filter { $0.frame.minY == attributes.frame.minY && $0.frame.height == attributes.frame.height }
        let height = contentHeight(of: attributes)
        return row.contains { contentHeight(of: $0) > height + 1 / scale }
    }

    private func contentHeight(of attributes: UICollectionViewLayoutAttributes) -> CGFloat {
        guard let view = collectionView.cellForItem(at: attributes.indexPath)?.contentView else { return 0 }
        let things = things(in: view)
        return things.dropFirst().reduce(things.first ?? .zero) { $0.union($1) }.height
    }

    /// Returns the frames of the visible content of a view, without separators, in content coordinates.
    private func things(in view: UIView) -> [CGRect] {
        view.subviews.flatMap { subview -> [CGRect] in
            guard !subview.isHidden, subview.alpha > 0, !subview.bounds.isEmpty, !(subview is SeparatorView) else {
                return []
            }
            if InspectedView.isWhole(subview) {
                return [subview.convert(subview.bounds, to: collectionView)]
            }
            return things(in: subview)
        }
    }

    /// Returns the distances between rows, and between rows and the edges of the content.
    private func between(_ frames: [CGRect], in content: CGRect) -> [SpacingGap] {
        SpacingFinder(place: "rows", scale: spacing, pixel: 1 / scale).gaps(between: frames, in: content)
    }
}
