import Foundation

/// A closure that returns the layout of a section. Returning `nil` is a programmer error.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout that composes sections from groups, and groups from items.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The index path of the headers and footers of the whole layout.
    static let layoutPath = IndexPath(index: 0)

    final let provider: UICollectionViewCompositionalLayoutSectionProvider
    final var configurationStorage: UICollectionViewCompositionalLayoutConfiguration
    /// The sections without a layout that were reported.
    final var reportedSections: Set<Int> = []
    final var sections: [CompositionalSection] = []
    private var needsSections = true
    /// The sizes that views prefer. They outlive the sections, which are recreated.
    final var measuredItems: [IndexPath: CGSize] = [:]
    final var measuredViews: [ElementKey: CGSize] = [:]
    /// The scroll offsets of orthogonally scrolling sections. They outlive the sections, too.
    final var scrollOffsets: [Int: CGFloat] = [:]
    /// The headers and footers of the whole layout.
    final var boundary: CompositionalBoundary?
    final var boundaryStart: CGFloat = 0
    final var contentLength: CGFloat = 0

    /// Creates a layout that uses the same layout for all sections.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout that uses the same layout for all sections, with a configuration.
    public convenience init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Creates a layout that asks a closure for the layout of each section.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration()
        )
    }

    /// Creates a layout that asks a closure for the layout of each section, with a configuration.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        configurationStorage = configuration
        super.init()
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The settings for all sections. Setting them invalidates the layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { configurationStorage }
        set {
            configurationStorage = newValue
            invalidateLayout()
        }
    }

    /// The axis along which the layout scrolls.
    final var axis: NSLayoutConstraint.Axis {
        configurationStorage.scrollDirection == .vertical ? .vertical : .horizontal
    }

    // MARK: Preparation

    open override class var invalidationContextClass: AnyClass { CompositionalInvalidationContext.self }

    /// Creates the sections, if item counts, sizes or traits changed, and positions them one after another.
    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        if needsSections {
            needsSections = false
            makeSections(collectionView)
            applyListSettings(to: collectionView)
        }
        var position = boundary?.length(atStart: true) ?? 0
        for (number, section) in sections.enumerated() {
            section.solveIfNeeded()
            section.start = position
            position += section.length
            if number < sections.count - 1 { position += configurationStorage.interSectionSpacing }
        }
        contentLength = position + (boundary?.length(atStart: false) ?? 0)
        keepScrollOffsetsInRange()
    }

    // MARK: Invalidation

    /// Records whether the sections must be recreated.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let keepsSections = (context as? CompositionalInvalidationContext)?.keepsSections ?? false
        if !keepsSections {
            needsSections = true
            if context.invalidateEverything || !(context.invalidateDataSourceCounts || context.isLimitedToElements) {
                measuredItems = [:]
                measuredViews = [:]
            }
            for path in context.invalidatedItemIndexPaths ?? [] { measuredItems[path] = nil }
            for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
                for path in paths { measuredViews[.supplementaryView(kind, path)] = nil }
            }
        }
        super.invalidateLayout(with: context)
    }

    /// Returns `true` if the size changed, or if the layout has pinned headers and the offset changed.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return newBounds.size != collectionView.bounds.size || pins
    }

    /// Returns a context that keeps the sections if only the offset changed: scrolling moves pinned headers but resizes
    /// nothing.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        let isScrolling = newBounds.size == collectionView?.bounds.size
        (context as? CompositionalInvalidationContext)?.keepsSections = isScrolling
        return context
    }

    private var pins: Bool {
        configurationStorage.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
            || sections.contains { $0.model.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) }
    }

    // MARK: Preferred sizes

    /// Stores the size that a view prefers along its estimated axes, and returns whether the layout must be
    /// invalidated.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let axes = Set([.horizontal, .vertical]).subtracting(originalAttributes.fixedAxes)
        let path = originalAttributes.indexPath
        let size = preferredAttributes.size
        if path == Self.layoutPath, let kind = originalAttributes.representedElementKind, !axes.isEmpty {
            measuredViews[originalAttributes.elementKey] = size
            boundary?.measured[kind] = size
            return axes.contains { size[$0] != originalAttributes.size[$0] }
        }
        guard !axes.isEmpty, path.count == 2, sections.indices.contains(path.section) else { return false }
        switch originalAttributes.elementKey {
        case .cell:
            measuredItems[path] = size
            sections[path.section].setMeasured(size, ofItem: path.item)
        case .supplementaryView(let kind, _):
            measuredViews[originalAttributes.elementKey] = size
            sections[path.section].setMeasured(size, ofKind: kind)
        case .decorationView:
            return false
        }
        return axes.contains { size[$0] != originalAttributes.size[$0] }
    }

    /// Returns a context that keeps the sections and recomputes positions. Rows that grow above the visible content do
    /// not move it.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
        (context as? CompositionalInvalidationContext)?.keepsSections = true
        if let collectionView {
            let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset).origin[axis]
            let isAbove = originalAttributes.frame.origin[axis] < visible && visible > 0
            if isAbove, originalAttributes.representedElementCategory == .cell {
                context.contentOffsetAdjustment[axis] =
                    preferredAttributes.size[axis] - originalAttributes.size[axis]
            }
        }
        return context
    }

    override func wantsPreferredAttributes(of key: ElementKey) -> Bool {
        let path = key.indexPath
        if path == Self.layoutPath, let boundary, let kind = key.supplementaryKind {
            return boundary.measured[kind] == nil && boundary.items.contains { $0.isSelfSizing(kind: kind) }
        }
        guard path.count == 2, sections.indices.contains(path.section) else { return false }
        let section = sections[path.section]
        switch key {
        case .cell:
            guard section.measuredItems[path.item] == nil else { return false }
            return !(section.leaf(of: path.item)?.estimatedAxes.isEmpty ?? true)
        case .supplementaryView(let kind, _):
            guard section.boundary.measured[kind] == nil else { return false }
            return section.boundary.items.contains { $0.isSelfSizing(kind: kind) }
        case .decorationView:
            return false
        }
    }

    override func itemsWillChange(_ map: UpdateMap) {
        measuredItems = Dictionary(
            measuredItems.compactMap { path, size in map.newIndexPath(forOld: path).map { ($0, size) } }
        ) { first, _ in first }
        measuredViews = Dictionary(
            measuredViews.compactMap { key, size in map.newKey(forOld: key).map { ($0, size) } }
        ) { first, _ in first }
        scrollOffsets = Dictionary(
            scrollOffsets.compactMap { section, offset in map.newPosition(ofSection: section).map { ($0, offset) } }
        ) { first, _ in first }
    }

    // MARK: Orthogonal scrolling

    private func keepScrollOffsetsInRange() {
        for (number, offset) in scrollOffsets where sections.indices.contains(number) {
            let isMoving = collectionView?.scrollers[number]?.isMovedByUser ?? false
            guard !isMoving else { continue }
            let limited = min(max(0, offset), sections[number].scrollLimit)
            sections[number].scrollOffset = limited
            if limited != offset { scrollOffsets[number] = limited }
        }
    }

    override func orthogonalSections(in rect: CGRect) -> [OrthogonalGeometry] {
        visibleSections(in: rect).filter { sections[$0].scrollsOrthogonally }.map { number in
            let section = sections[number]
            return OrthogonalGeometry(
                section: number,
                axis: axis.other,
                frame: section.scrollFrame,
                contentLength: section.scrolledLength,
                offset: section.scrollOffset,
                behavior: section.model.orthogonalScrollingBehavior
            )
        }
    }

    override func scrollsOrthogonally(_ key: ElementKey) -> Bool {
        let path = key.indexPath
        guard path.count == 2, sections.indices.contains(path.section), sections[path.section].scrollsOrthogonally
        else {
            return false
        }
        switch key {
        case .cell: return true
        case .supplementaryView(let kind, _):
            return !sections[path.section].boundary.items.contains { $0.elementKind == kind }
        case .decorationView: return false
        }
    }

    override func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        sections.indices.contains(section) ? sections[section].model.list : nil
    }

    override func setScrollOffset(_ offset: CGFloat, ofSection section: Int) {
        guard sections.indices.contains(section) else { return }
        sections[section].scrollOffset = offset
        scrollOffsets[section] = offset
    }

    override func restingOffsets(ofSection section: Int) -> [CGFloat] {
        sections.indices.contains(section) ? sections[section].restingOffsets : []
    }

    // MARK: Visible items

    override func willPlace(_ placed: [UICollectionViewLayoutAttributes]) {
        guard let collectionView, sections.contains(where: { $0.model.visibleItemsInvalidationHandler != nil }) else {
            return
        }
        let visible = Dictionary(grouping: placed.filter { $0.indexPath.count == 2 }, by: \.indexPath.section)
        for (number, elements) in visible.sorted(by: { $0.key < $1.key }) where sections.indices.contains(number) {
            let section = sections[number]
            guard let handler = section.model.visibleItemsInvalidationHandler else { continue }
            let scrolled = collectionView.scrollers[number]?.contentOffset[axis.other] ?? section.scrollOffset
            var offset = collectionView.contentOffset
            if section.scrollsOrthogonally { offset[axis.other] = scrolled }
            let items = elements.map { attributes in
                var own = CGPoint.zero
                if scrollsOrthogonally(attributes.elementKey) { own[axis.other] = scrolled }
                return CompositionalVisibleItem(attributes, offset: own)
            }
            handler(items, offset, section.environment)
        }
    }

    // MARK: Layout attributes

    /// `true`: the layout is mirrored in right-to-left user interfaces.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    /// The size of the content: the length of all sections along the scroll axis and the available length across it.
    open override var collectionViewContentSize: CGSize {
        guard let collectionView, collectionView.bounds.isFinite else { return .zero }
        var size = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
        size[axis] = contentLength
        return size
    }

    /// Returns the attributes of the elements in a rectangle. Sections are found by binary search.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found = (boundary?.items ?? []).map(attributes(ofLayoutItem:))
        for number in visibleSections(in: rect) {
            let section = sections[number]
            let path = IndexPath(item: 0, section: number)
            for item in section.model.decorationItems {
                found.append(attributes(of: item, in: section, at: path))
            }
            for item in section.boundary.items {
                found.append(attributes(of: item, in: section, at: path))
            }
            for (item, leaf) in section.leaves(in: rect) {
                let path = IndexPath(item: item, section: number)
                found.append(attributes(of: leaf, at: path))
                for attachment in leaf.attachments { found.append(attributes(of: attachment, at: path)) }
            }
        }
        return found.filter { $0.frame.overlaps(rect) }
    }

    /// Returns the sections that intersect a rectangle.
    private func visibleSections(in rect: CGRect) -> Range<Int> {
        let low = rect.origin[axis]
        let high = low + rect.size[axis]
        let first = sections.partitioningIndex { $0.end >= low }
        return first..<max(first, sections.partitioningIndex { $0.start > high })
    }

    /// Returns the attributes of an item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
        return sections[indexPath.section].leaf(of: indexPath.item).map { attributes(of: $0, at: indexPath) }
    }

    /// Returns the attributes of a header, a footer, or a view attached to an item.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        if indexPath == Self.layoutPath {
            return boundary?.items.first { $0.elementKind == elementKind }.map(attributes(ofLayoutItem:))
        }
        guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        if let item = section.boundary.items.first(where: { $0.elementKind == elementKind }) {
            return indexPath.item == 0 ? attributes(of: item, in: section, at: indexPath) : nil
        }
        guard let leaf = section.leaf(of: indexPath.item),
            let attachment = leaf.attachments.first(where: { $0.item.elementKind == elementKind })
        else { return nil }
        return attributes(of: attachment, at: indexPath)
    }

    /// Returns the attributes of a section's background.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        let item = section.model.decorationItems.first { $0.elementKind == elementKind }
        return item.map { attributes(of: $0, in: section, at: indexPath) }
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    /// Returns whether the item has the given kind and its view determines its size.
    fileprivate final func isSelfSizing(kind: String) -> Bool {
        elementKind == kind && !layoutSize.estimatedAxes.isEmpty
    }
}

/// An invalidation context that tells whether the existing sections can be kept.
@MainActor final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
    var keepsSections = false
}
