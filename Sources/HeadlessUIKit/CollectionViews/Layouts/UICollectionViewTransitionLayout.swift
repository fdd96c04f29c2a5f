import Foundation

/// A layout that interpolates between two layouts during an interactive transition.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    private let current: UICollectionViewLayout
    private let next: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    /// The progress of the transition, from 0 (the current layout) to 1 (the next layout).
    open var transitionProgress: CGFloat = 0 {
        didSet { if transitionProgress != oldValue { invalidateLayout() } }
    }

    /// Creates a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        current = currentLayout
        next = newLayout
        super.init()
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The layout at which the transition starts.
    open var currentLayout: UICollectionViewLayout { current }

    /// The layout at which the transition ends.
    open var nextLayout: UICollectionViewLayout { next }

    /// Stores a value of the transition for a key.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        values[key] = value
    }

    /// Returns the value for a key, or 0 if none is stored.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Layout

    /// Prepares both layouts.
    open override func prepare() {
        super.prepare()
        for layout in [current, next] {
            layout.user = collectionView
            layout.prepare()
        }
    }

    /// The content size, interpolated between the two layouts.
    open override var collectionViewContentSize: CGSize {
        let from = current.collectionViewContentSize
        let to = next.collectionViewContentSize
        return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
    }

    /// Returns the interpolated attributes of the elements that are in the rectangle in either layout, or while they
    /// move.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var keys: [ElementKey] = []
        var seen: Set<ElementKey> = []
        for layout in [current, next] {
            let extent = CGRect(origin: .zero, size: layout.collectionViewContentSize).union(rect)
            for attributes in layout.layoutAttributesForElements(in: extent) ?? []
            where seen.insert(attributes.elementKey).inserted {
                keys.append(attributes.elementKey)
            }
        }
        return keys.compactMap(attributes(of:)).filter { $0.frame.overlaps(rect) }
    }

    /// Returns the interpolated attributes of an item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(current.layoutAttributesForItem(at: indexPath), next.layoutAttributesForItem(at: indexPath))
    }

    /// Returns the interpolated attributes of a supplementary view.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between(
            current.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
            next.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        )
    }

    /// Returns the interpolated attributes of a decoration view.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between(
            current.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
            next.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
        )
    }

    private func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key {
        case .cell(let path): layoutAttributesForItem(at: path)
        case .supplementaryView(let kind, let path): layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        case .decorationView(let kind, let path): layoutAttributesForDecorationView(ofKind: kind, at: path)
        }
    }

    private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

    /// Returns the interpolated attributes. An element that only one of the layouts has fades in or out in place.
    private func between(
        _ from: UICollectionViewLayoutAttributes?,
        _ to: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let basis = to ?? from, let result = basis.copied(to: basis.indexPath) else { return nil }
        guard let from, let to else {
            result.alpha = basis.alpha * (to == nil ? 1 - transitionProgress : transitionProgress)
            return result
        }
        result.size = CGSize(
            width: between(from.size.width, to.size.width),
            height: between(from.size.height, to.size.height)
        )
        result.center = CGPoint(x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
        result.alpha = between(from.alpha, to.alpha)
        let start = from.transform
        let end = to.transform
        result.transform = CGAffineTransform(
            a: between(start.a, end.a),
            b: between(start.b, end.b),
            c: between(start.c, end.c),
            d: between(start.d, end.d),
            tx: between(start.tx, end.tx),
            ty: between(start.ty, end.ty)
        )
        return result
    }
}
