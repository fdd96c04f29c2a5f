import Foundation

/// Reads the metrics of sections from the delegate of a flow layout, or from the layout itself.
@MainActor struct FlowMetricsSource {
    private let layout: UICollectionViewFlowLayout
    private let collectionView: UICollectionView
    private let delegate: (any UICollectionViewDelegateFlowLayout)?
    private let crossLength: CGFloat

    init(layout: UICollectionViewFlowLayout, collectionView: UICollectionView) {
        self.layout = layout
        self.collectionView = collectionView
        delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        crossLength = UICollectionViewFlowLayout.lineLength(in: collectionView, direction: layout.scrollDirection)
    }

    func metrics(ofSection section: Int) -> FlowSection.Metrics {
        let insets =
            delegate?.collectionView(collectionView, layout: layout, insetForSectionAt: section)
            ?? layout.sectionInset
        let header =
            delegate?.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
            ?? layout.headerReferenceSize
        let footer =
            delegate?.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
            ?? layout.footerReferenceSize
        let isVertical = layout.scrollDirection == .vertical
        let reference = referenceInsets
        return FlowSection.Metrics(
            sizes: sizes(ofSection: section),
            lineSpacing: delegate?.collectionView(
                collectionView,
                layout: layout,
                minimumLineSpacingForSectionAt: section
            ) ?? layout.minimumLineSpacing,
            itemSpacing: delegate?.collectionView(
                collectionView,
                layout: layout,
                minimumInteritemSpacingForSectionAt: section
            ) ?? layout.minimumInteritemSpacing,
            mainInsets: isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right),
            crossInsets: isVertical
                ? (insets.left + reference.left, insets.right + reference.right)
                : (insets.top + reference.top, insets.bottom + reference.bottom),
            headerLength: Self.length(layout.scrollDirection.flow(header).main),
            footerLength: Self.length(layout.scrollDirection.flow(footer).main),
            crossLength: crossLength
        )
    }

    /// The insets between the edges of the content and the section inset reference.
    private var referenceInsets: UIEdgeInsets {
        let taken = collectionView.adjustedContentInset
        let insets: UIEdgeInsets
        switch layout.sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: insets = collectionView.safeAreaInsets
        case .fromLayoutMargins: insets = collectionView.layoutMargins
        }
        return UIEdgeInsets(
            top: max(0, insets.top - taken.top),
            left: max(0, insets.left - taken.left),
            bottom: max(0, insets.bottom - taken.bottom),
            right: max(0, insets.right - taken.right)
        )
    }

    private func sizes(ofSection section: Int) -> FlowSection.Sizes {
        let count = collectionView.numberOfItems(inSection: section)
        if layout.estimatedItemSize != .zero {
            let isAutomatic = layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
            let estimate = isAutomatic ? layout.itemSize : layout.estimatedItemSize
            return .each(
                (0..<count).map { size(layout.preferredSizes[IndexPath(item: $0, section: section)] ?? estimate) }
            )
        }
        guard let delegate else { return .uniform(size(layout.itemSize), count: count) }
        return .each(
            (0..<count).map { item in
                let path = IndexPath(item: item, section: section)
                if let addition = collectionView.display.presented?.addition(at: path) { return size(addition.size) }
                let asked = collectionView.dataSourcePath(path) ?? path
                return size(delegate.collectionView(collectionView, layout: layout, sizeForItemAt: asked))
            }
        )
    }

    private func size(_ size: CGSize) -> FlowSize {
        let flow = layout.scrollDirection.flow(size)
        return FlowSize(main: Self.length(flow.main), cross: Self.length(flow.cross))
    }

    /// Returns a length of at least 0, or 0 for a length that is not finite.
    private static func length(_ length: CGFloat) -> CGFloat {
        length.isFinite ? max(0, length) : 0
    }
}
