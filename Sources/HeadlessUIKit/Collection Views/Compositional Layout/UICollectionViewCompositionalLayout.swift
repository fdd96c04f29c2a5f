import Foundation

/// Makes the layout of a section; nil is a programmer error.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Lays out sections by descriptions: items in groups, groups in sections.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Pinned headers and footers lie before the items.
    private static let pinnedZIndex = 10

    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var configurationStorage: UICollectionViewCompositionalLayoutConfiguration
    private var sections: [CompositionalSection] = []
    private var needsSections = true
    /// The sizes that views asked for, kept while the sections are made anew.
    private var measuredItems: [IndexPath: CGSize] = [:]
    private var measuredViews: [ElementKey: CGSize] = [:]

    /// Makes a layout in which all sections are alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout in which all sections are alike.
    public convenience init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Makes a layout that asks how each section is laid out.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration()
        )
    }

    /// Makes a layout that asks how each section is laid out.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        configurationStorage = configuration
        super.init()
    }

    /// Layouts are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// What holds for all sections. Takes effect when it is set.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { configurationStorage }
        set {
            configurationStorage = newValue
            invalidateLayout()
        }
    }

    private var axis: NSLayoutConstraint.Axis {
        configurationStorage.scrollDirection == .vertical ? .vertical : .horizontal
    }

    // MARK: Preparation

    open override class var invalidationContextClass: AnyClass { CompositionalInvalidationContext.self }

    /// Makes the sections, if counts, sizes or traits changed, and puts them one after another.
    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        if needsSections {
            needsSections = false
            makeSections(collectionView)
        }
        var position: CGFloat = 0
        for section in sections {
            section.solveIfNeeded()
            section.start = position
            position += section.length + configurationStorage.interSectionSpacing
        }
    }

    private func makeSections(_ collectionView: UICollectionView) {
        let general = environment(reference: configurationStorage.contentInsetsReference, collectionView)
        sections = (0..<collectionView.numberOfSections).map { number in
            guard let model = provider(number, general) else {
                preconditionFailure("The section provider of \(self) returned no layout for section \(number)")
            }
            let environment =
                model.contentInsetsReference == .automatic
                ? general : environment(reference: model.contentInsetsReference, collectionView)
            var items: [Int: CGSize] = [:]
            let count = collectionView.numberOfItems(inSection: number)
            for (path, size) in measuredItems where path.section == number && path.item < count {
                items[path.item] = size
            }
            var views: [String: CGSize] = [:]
            for (key, size) in measuredViews where key.indexPath.section == number {
                if let kind = key.supplementaryKind { views[kind] = size }
            }
            return CompositionalSection(
                model: model,
                itemCount: count,
                axis: axis,
                environment: environment,
                measuredItems: items,
                measuredViews: views
            )
        }
    }

    private func environment(
        reference: UIContentInsetsReference,
        _ collectionView: UICollectionView
    ) -> CompositionalEnvironment {
        let taken = collectionView.adjustedContentInset
        let bounds = collectionView.bounds.isFinite ? collectionView.bounds : .zero
        let size = bounds.inset(by: taken).size
        var insets = UIEdgeInsets.zero
        switch reference {
        case .none: break
        case .automatic, .safeArea: insets = collectionView.safeAreaInsets
        case .layoutMargins: insets = collectionView.layoutMargins
        }
        let isMirrored = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = max(0, insets.left - taken.left)
        let right = max(0, insets.right - taken.right)
        let vertical = NSDirectionalEdgeInsets(
            top: 0,
            leading: isMirrored ? right : left,
            bottom: 0,
            trailing: isMirrored ? left : right
        )
        let horizontal = NSDirectionalEdgeInsets(
            top: max(0, insets.top - taken.top),
            leading: 0,
            bottom: max(0, insets.bottom - taken.bottom),
            trailing: 0
        )
        return CompositionalEnvironment(
            size: CGSize(width: max(0, size.width), height: max(0, size.height)),
            insets: axis == .vertical ? vertical : horizontal,
            traits: collectionView.traitCollection
        )
    }

    // MARK: Invalidation

    /// Notes what must be made again.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let keepsSections = (context as? CompositionalInvalidationContext)?.keepsSections ?? false
        if !keepsSections {
            needsSections = true
            if context.invalidateEverything || !(context.invalidateDataSourceCounts || context.namesItems) {
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

    /// Invalid with another size, and with pinned headers whenever it scrolls.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return newBounds.size != collectionView.bounds.size || pins
    }

    /// Scrolling alone moves pinned headers but changes no sizes.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        let isScrolling = newBounds.size == collectionView?.bounds.size
        (context as? CompositionalInvalidationContext)?.keepsSections = isScrolling
        return context
    }

    private var pins: Bool {
        sections.contains { $0.model.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) }
    }

    // MARK: Sizes that views ask for

    /// Where sizes are estimated, views get the size they ask for.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let axes = Set([.horizontal, .vertical]).subtracting(originalAttributes.fixedAxes)
        let path = originalAttributes.indexPath
        guard !axes.isEmpty, sections.indices.contains(path.section) else { return false }
        let size = preferredAttributes.size
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

    /// Nothing is asked for again but the places; what is seen below a row that grows above it stays where it is.
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
        guard path.count == 2, sections.indices.contains(path.section) else { return false }
        let section = sections[path.section]
        switch key {
        case .cell:
            guard section.measuredItems[path.item] == nil else { return false }
            return !(section.leaf(of: path.item)?.estimatedAxes.isEmpty ?? true)
        case .supplementaryView(let kind, _):
            guard section.measuredViews[kind] == nil else { return false }
            return section.model.boundarySupplementaryItems.contains {
                $0.elementKind == kind && !$0.layoutSize.estimatedAxes.isEmpty
            }
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
    }

    // MARK: Answers

    /// The content is mirrored where reading goes from right to left.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    /// The length of all sections along the direction of scrolling, the room there is across.
    open override var collectionViewContentSize: CGSize {
        guard let collectionView, collectionView.bounds.isFinite else { return .zero }
        var size = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
        size[axis] = sections.last?.end ?? 0
        return size
    }

    /// The elements in a rectangle, found by binary search.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let low = rect.origin[axis]
        let high = low + rect.size[axis]
        var found: [UICollectionViewLayoutAttributes] = []
        var number = sections.partitioningIndex { $0.end >= low }
        while number < sections.count, sections[number].start <= high {
            let section = sections[number]
            let path = IndexPath(item: 0, section: number)
            for item in section.model.decorationItems {
                found.append(attributes(of: item, in: section, at: path))
            }
            for item in section.model.boundarySupplementaryItems {
                found.append(attributes(of: item, in: section, at: path))
            }
            for (item, leaf) in section.leaves(from: low, to: high) {
                let path = IndexPath(item: item, section: number)
                found.append(attributes(of: leaf, at: path))
                for badge in leaf.supplementaryItems { found.append(attributes(of: badge, on: leaf, at: path)) }
            }
            number += 1
        }
        return found.filter { $0.frame.overlaps(rect) }
    }

    /// The place of an item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        return sections[indexPath.section].leaf(of: indexPath.item).map { attributes(of: $0, at: indexPath) }
    }

    /// The place of a header, of a footer, or of a view attached to an item.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        if let item = section.model.boundarySupplementaryItems.first(where: { $0.elementKind == elementKind }) {
            return indexPath.item == 0 ? attributes(of: item, in: section, at: indexPath) : nil
        }
        guard let leaf = section.leaf(of: indexPath.item),
            let badge = leaf.supplementaryItems.first(where: { $0.elementKind == elementKind })
        else { return nil }
        return attributes(of: badge, on: leaf, at: indexPath)
    }

    /// The place of a section's background.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        let item = section.model.decorationItems.first { $0.elementKind == elementKind }
        return item.map { attributes(of: $0, in: section, at: indexPath) }
    }

    // MARK: Attributes

    private func attributes(of leaf: CompositionalLeaf, at path: IndexPath) -> UICollectionViewLayoutAttributes {
        let section = sections[path.section]
        let attributes = section.listAttributes(of: path.item) ?? makeAttributes()
        attributes.represent(.cell, kind: nil, at: path)
        attributes.frame = leaf.frame
        attributes.zIndex = leaf.zIndex
        attributes.fixedAxes = Set([.horizontal, .vertical]).subtracting(leaf.estimatedAxes)
        return attributes
    }

    private func attributes(
        of item: NSCollectionLayoutSupplementaryItem,
        on leaf: CompositionalLeaf,
        at path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes()
        attributes.represent(.supplementaryView, kind: item.elementKind, at: path)
        attributes.frame = item.frame(at: leaf.frame)
        attributes.zIndex = max(1, item.zIndex)
        attributes.fixedAxes = [.horizontal, .vertical]
        return attributes
    }

    private func attributes(
        of item: NSCollectionLayoutBoundarySupplementaryItem,
        in section: CompositionalSection,
        at path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes()
        attributes.represent(.supplementaryView, kind: item.elementKind, at: path)
        let visible = collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
        attributes.frame = section.frame(of: item, visible: visible)
        attributes.zIndex = item.pinToVisibleBounds ? max(Self.pinnedZIndex, item.zIndex) : item.zIndex
        attributes.fixedAxes = Set([.horizontal, .vertical]).subtracting(item.layoutSize.estimatedAxes)
        return attributes
    }

    private func attributes(
        of item: NSCollectionLayoutDecorationItem,
        in section: CompositionalSection,
        at path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes()
        attributes.represent(.decorationView, kind: item.elementKind, at: path)
        let insets = item.contentInsets
        let frame = section.frame
        attributes.frame = CGRect(
            origin: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top),
            size: frame.size.inset(by: insets)
        )
        attributes.zIndex = item.zIndex
        return attributes
    }

    private func makeAttributes() -> UICollectionViewLayoutAttributes {
        let attributesClass = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        return (attributesClass ?? UICollectionViewLayoutAttributes.self).init()
    }
}

/// Says whether the sections stay as they are made.
@MainActor final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
    var keepsSections = false
}
