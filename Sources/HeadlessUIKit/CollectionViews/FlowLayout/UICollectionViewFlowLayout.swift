import Foundation

/// A layout that arranges items in lines, as many as fit, with optional headers and footers for each section.
///
/// Without a `UICollectionViewDelegateFlowLayout` all items have the same size, and the cost of preparing does not
/// depend on the number of items.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The minimum z-index of pinned headers and footers, which places them in front of the items.
    private static let pinnedZIndex = 10

    private var sections: [FlowSection] = []
    private var needsMetrics = true
    /// The sizes that cells prefer, if sizes are estimated.
    final var preferredSizes: [IndexPath: CGSize] = [:]

    /// The estimate that lets cells determine their sizes. Until they are measured, items have the layout's `itemSize`.
    public class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }

    // MARK: Settings

    /// The minimum space between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { settingsChanged(minimumLineSpacing != oldValue) } }

    /// The minimum space between the items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { settingsChanged(minimumInteritemSpacing != oldValue) } }

    /// The size of items for which the delegate provides none, in points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { settingsChanged(itemSize != oldValue) } }

    /// The estimated size of items, until their cells are measured with `preferredLayoutAttributesFitting(_:)`. The
    /// default value, zero, turns self-sizing off.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            preferredSizes = [:]
            settingsChanged(estimatedItemSize != oldValue)
        }
    }

    /// The guide that the section insets are relative to.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { settingsChanged(sectionInsetReference != oldValue) }
    }

    /// The scroll direction.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { settingsChanged(scrollDirection != oldValue) }
    }

    /// The size of headers. Only the length along the scroll direction is used; 0 means no header.
    open var headerReferenceSize = CGSize.zero { didSet { settingsChanged(headerReferenceSize != oldValue) } }

    /// The size of footers. Only the length along the scroll direction is used; 0 means no footer.
    open var footerReferenceSize = CGSize.zero { didSet { settingsChanged(footerReferenceSize != oldValue) } }

    /// The insets of a section's items, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { settingsChanged(sectionInset != oldValue) } }

    /// Whether the header of the topmost visible section stays visible.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { settingsChanged(sectionHeadersPinToVisibleBounds != oldValue) }
    }

    /// Whether the footer of the bottommost visible section stays visible.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { settingsChanged(sectionFootersPinToVisibleBounds != oldValue) }
    }

    // MARK: Preparation

    /// The flow layout's context class, which tells whether the delegate must be asked again for metrics.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// Computes the sections, if sizes or item counts changed.
    open override func prepare() {
        super.prepare()
        guard needsMetrics, let collectionView else { return }
        needsMetrics = false
        let source = FlowMetricsSource(layout: self, collectionView: collectionView)
        var main: CGFloat = 0
        sections = (0..<collectionView.numberOfSections).map { number in
            let section = FlowSection(metrics: source.metrics(ofSection: number), main: main)
            main = section.mainEnd
            return section
        }
    }

    /// Records whether the metrics must be read again.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let asksDelegate =
            (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics ?? true
        if asksDelegate || context.invalidateEverything || context.invalidateDataSourceCounts { needsMetrics = true }
        removePreferredSizes(context, asksDelegate: asksDelegate)
        super.invalidateLayout(with: context)
    }

    /// Stores the size that a cell prefers, if sizes are estimated, and returns whether the layout must be invalidated.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard estimatedItemSize != .zero, originalAttributes.representedElementCategory == .cell else { return false }
        preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
        return preferredAttributes.size != originalAttributes.size
    }

    /// Returns a context that invalidates only the positions of items.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
        preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
        needsMetrics = true
        return context
    }

    override func wantsPreferredAttributes(of key: ElementKey) -> Bool {
        guard case .cell(let path) = key else { return false }
        return estimatedItemSize != .zero && preferredSizes[path] == nil
    }

    override func itemsWillChange(_ map: UpdateMap) {
        guard !preferredSizes.isEmpty else { return }
        preferredSizes = Dictionary(
            preferredSizes.compactMap { path, size in map.newIndexPath(forOld: path).map { ($0, size) } }
        ) { first, _ in first }
    }

    /// Removes the sizes that cells prefer if everything is invalidated, but not after a change of the items, because
    /// most of them stay the same.
    private func removePreferredSizes(
        _ context: UICollectionViewLayoutInvalidationContext,
        asksDelegate: Bool
    ) {
        if context.invalidateEverything
            || (asksDelegate && !context.invalidateDataSourceCounts && !context.isLimitedToElements)
        {
            preferredSizes = [:]
        } else {
            for path in context.invalidatedItemIndexPaths ?? [] where asksDelegate { preferredSizes[path] = nil }
        }
    }

    /// Returns `true` if the length of lines changed, or if the layout has pinned headers and the offset changed.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return pins || lineLengthDiffers(collectionView.bounds, newBounds)
    }

    /// Returns a context that does not ask for metrics if only the offset changed: scrolling moves pinned headers but
    /// resizes nothing.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext, let collectionView {
            flow.invalidateFlowLayoutDelegateMetrics = lineLengthDiffers(collectionView.bounds, newBounds)
        }
        return context
    }

    // MARK: Layout attributes

    /// The size of the content: the length of all sections along the scroll direction and the length of a line across
    /// it.
    open override var collectionViewContentSize: CGSize {
        guard let collectionView else { return .zero }
        let cross = Self.lineLength(in: collectionView, direction: scrollDirection)
        let size = FlowSize(main: sections.last?.mainEnd ?? 0, cross: cross)
        return scrollDirection.rect(FlowRect(main: 0, cross: 0, size: size)).size
    }

    /// Returns the attributes of the elements in a rectangle, without visiting the items before it.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let area = scrollDirection.flow(rect)
        var found: [UICollectionViewLayoutAttributes] = []
        var number = sections.partitioningIndex { $0.mainEnd >= area.main }
        while number < sections.count, sections[number].main < area.mainEnd {
            let section = sections[number]
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                let path = IndexPath(item: 0, section: number)
                if let view = layoutAttributesForSupplementaryView(ofKind: kind, at: path) { found.append(view) }
            }
            for item in section.items(from: area.main, to: area.mainEnd) {
                if let cell = layoutAttributesForItem(at: IndexPath(item: item, section: number)) { found.append(cell) }
            }
            number += 1
        }
        return found.filter { $0.frame.overlaps(rect) }
    }

    /// Returns the attributes of an item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        guard (0..<section.itemCount).contains(indexPath.item) else { return nil }
        let attributes = makeAttributes(.cell, kind: nil, at: indexPath)
        attributes.frame = scrollDirection.rect(section.item(indexPath.item))
        if estimatedItemSize != .zero { attributes.fixedAxes = [] }
        return attributes
    }

    /// Returns the attributes of a header or footer.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
        let section = sections[indexPath.section]
        let attributes = makeAttributes(.supplementaryView, kind: elementKind, at: indexPath)
        switch elementKind {
        case UICollectionView.elementKindSectionHeader:
            guard var rect = section.header else { return nil }
            if sectionHeadersPinToVisibleBounds {
                let last = section.mainEnd - section.metrics.footerLength - rect.size.main
                rect.main = max(rect.main, min(visibleStretch.lowerBound, last))
                attributes.zIndex = Self.pinnedZIndex
            }
            attributes.frame = scrollDirection.rect(rect)
        case UICollectionView.elementKindSectionFooter:
            guard var rect = section.footer else { return nil }
            if sectionFootersPinToVisibleBounds {
                let first = section.main + section.metrics.headerLength
                rect.main = min(rect.main, max(visibleStretch.upperBound - rect.size.main, first))
                attributes.zIndex = Self.pinnedZIndex
            }
            attributes.frame = scrollDirection.rect(rect)
        default:
            return nil
        }
        return attributes
    }

    // MARK: Implementation

    private func makeAttributes(
        _ category: UICollectionView.ElementCategory,
        kind: String?,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributesClass = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = (attributesClass ?? UICollectionViewLayoutAttributes.self).make()
        attributes.setElement(category, kind: kind, at: indexPath)
        return attributes
    }

    private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

    private var visibleStretch: ClosedRange<CGFloat> {
        guard let collectionView, collectionView.bounds.isFinite else { return 0...0 }
        let visible = scrollDirection.flow(collectionView.bounds.inset(by: collectionView.adjustedContentInset))
        return visible.main...max(visible.main, visible.mainEnd)
    }

    /// The guide that section insets are relative to.
    public enum SectionInsetReference: Int, Sendable {
        /// The content insets of the scroll view.
        case fromContentInset = 0
        /// The safe area.
        case fromSafeArea = 1
        /// The layout margins of the collection view.
        case fromLayoutMargins = 2
    }

    private func settingsChanged(_ changed: Bool) {
        if changed { invalidateLayout() }
    }

    private func lineLengthDiffers(_ old: CGRect, _ new: CGRect) -> Bool {
        scrollDirection.flow(old.size).cross != scrollDirection.flow(new.size).cross
    }

    /// Returns the available length of a line, in points.
    static func lineLength(
        in collectionView: UICollectionView,
        direction: UICollectionView.ScrollDirection
    ) -> CGFloat {
        let bounds = collectionView.bounds
        guard bounds.isFinite else { return 0 }
        return max(0, direction.flow(bounds.inset(by: collectionView.adjustedContentInset).size).cross)
    }
}
