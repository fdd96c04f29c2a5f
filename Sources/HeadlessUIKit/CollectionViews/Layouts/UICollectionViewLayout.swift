import Foundation

/// Places the elements of a collection view. Subclass it, or use `UICollectionViewFlowLayout`.
///
/// `prepare()` is called once after each invalidation, before anything else is asked for.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// Makes a layout that belongs to no collection view yet.
    public override init() {
        super.init()
    }

    /// Layouts are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The collection view this layout is in.
    open internal(set) weak var collectionView: UICollectionView?

    /// The classes of decoration views by kind.
    final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
    /// What the batch update that is being carried out means for the elements; nil between updates.
    final var updateInProgress: LayoutUpdate?

    // MARK: Between the collection view and layouts of this module

    /// Whether the view of an element that is shown must be asked for the attributes it prefers.
    func wantsPreferredAttributes(of key: ElementKey) -> Bool { false }

    /// Items are about to change their places, before the layout is prepared for it.
    func itemsWillChange(_ map: UpdateMap) {}

    /// The sections in a rectangle that scroll by themselves, across the direction of the layout.
    func orthogonalSections(in rect: CGRect) -> [OrthogonalGeometry] { [] }

    /// Whether an element scrolls with such a section.
    func scrollsByItself(_ key: ElementKey) -> Bool { false }

    /// Such a section was scrolled to an offset in reading direction.
    func setScrollOffset(_ offset: CGFloat, ofSection section: Int) {}

    /// The offsets at which such a section comes to rest, ascending; empty where it does so anywhere.
    func restingOffsets(ofSection section: Int) -> [CGFloat] { [] }

    /// How a section looks that is a list.
    func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

    /// Elements are about to be placed; the attributes may be changed.
    func willPlace(_ placed: [UICollectionViewLayoutAttributes]) {}

    // MARK: What subclasses provide

    /// The class of the attributes this layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts this layout is invalidated with.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Gets ready for the questions that follow: called after every invalidation.
    open func prepare() {}

    /// The size of the whole content.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of every element that lies in a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view, nil where there is none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration view, nil where there is none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Provides the class of the decoration views of a kind; nil takes it back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    // MARK: Invalidation

    /// Makes everything invalid: the layout is prepared again before it is next asked.
    open func invalidateLayout() {
        invalidateLayout(with: makeInvalidationContext())
    }

    /// Makes what the context names invalid. Overriders call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(with: context)
    }

    /// Asked before the bounds of the collection view change, also by scrolling: whether that makes the layout invalid.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What is invalid when the bounds change.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// Asked when a view would like other attributes than the layout proposed: whether to be invalidated for it.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What is invalid when a view would like other attributes.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        let path = originalAttributes.indexPath
        switch (originalAttributes.representedElementCategory, originalAttributes.representedElementKind) {
        case (.supplementaryView, let kind?): context.invalidateSupplementaryElements(ofKind: kind, at: [path])
        case (.decorationView, let kind?): context.invalidateDecorationElements(ofKind: kind, at: [path])
        default: context.invalidateItems(at: [path])
        }
        return context
    }

    // MARK: Scrolling and direction

    /// Where scrolling comes to rest, given where it would by itself.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The content offset to take after an update of the items or a change of layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        guard let collectionView, let delegate = collectionView.delegate else { return proposedContentOffset }
        return delegate.collectionView(
            collectionView,
            targetContentOffsetForProposedContentOffset: proposedContentOffset
        )
    }

    /// Whether the content is mirrored where the direction of layout is not `developmentLayoutDirection`.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// The direction the layout was written for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Change of layout

    /// Called before the layout is taken into use in place of another.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called before another layout is taken into use in place of this one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called when the change from or to this layout is done.
    open func finalizeLayoutTransition() {}

    // MARK: Movement

    /// Where an item that is held at a point goes: to the place of the item there, or nowhere.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath,
        withPosition position: CGPoint
    ) -> IndexPath {
        collectionView?.findPresentedItem(at: position) ?? previousIndexPath
    }

    /// The attributes of an item that is held at a point: its own, around the point and before all others.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath,
        withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            collectionView?.attributes(of: .cell(indexPath))?.copied(to: indexPath)
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = Int(Int32.max)
        return attributes
    }

    /// What is invalid when a held item is moved: the places it leaves and takes.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        context.invalidateItems(at: previousIndexPaths + targetIndexPaths)
        return context
    }

    /// What is invalid when a held item is let go: the places it leaves and takes.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath],
        previousIndexPaths: [IndexPath],
        movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.invalidateItems(at: previousIndexPaths + indexPaths)
        return context
    }

    // MARK: Updates

    /// Called before an update of the items is animated; the layout is already prepared for what is after it.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called at the end of an update, inside the animation.
    open func finalizeCollectionViewUpdates() {}

    /// Supplementary views that go away in the update, by their paths before it, besides those of deleted sections.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Decoration views that go away in the update, by their paths before it, besides those of deleted sections.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Supplementary views that come in the update, by their paths after it, besides those of inserted sections.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Decoration views that come in the update, by their paths after it, besides those of inserted sections.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Called before a change of the bounds is animated; the layout is already prepared for the new ones.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called at the end of an animated change of the bounds, inside the animation.
    open func finalizeAnimatedBoundsChange() {}

    /// Where the animation of an item begins, by its path after the update. Inserted items fade in where they end.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updateInProgress?.initialAttributes(of: .cell(itemIndexPath))
    }

    /// Where the animation of an item ends, by its path before the update. Deleted items fade out where they are.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updateInProgress?.finalAttributes(of: .cell(itemIndexPath))
    }

    /// Where the animation of a supplementary view begins, by its path after the update.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updateInProgress?.initialAttributes(of: .supplementaryView(elementKind, elementIndexPath))
    }

    /// Where the animation of a supplementary view ends, by its path before the update.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updateInProgress?.finalAttributes(of: .supplementaryView(elementKind, elementIndexPath))
    }

    /// Where the animation of a decoration view begins, by its path after the update.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updateInProgress?.initialAttributes(of: .decorationView(elementKind, decorationIndexPath))
    }

    /// Where the animation of a decoration view ends, by its path before the update.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updateInProgress?.finalAttributes(of: .decorationView(elementKind, decorationIndexPath))
    }
}

extension UICollectionViewLayout {
    /// A context of the layout's own class.
    final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let contextClass = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).init()
    }
}
