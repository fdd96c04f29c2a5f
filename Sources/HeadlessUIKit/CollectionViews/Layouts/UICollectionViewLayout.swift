import Foundation

/// An object that positions the elements of a collection view. Subclass it, or use `UICollectionViewFlowLayout`.
///
/// `prepare()` is called once after each invalidation, before any attributes are requested.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// Creates a layout that has no collection view yet.
    public override init() {
        super.init()
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The collection view that uses the layout, or `nil`.
    open var collectionView: UICollectionView? { user }

    /// The collection view that uses the layout.
    final weak var user: UICollectionView?

    /// The classes of decoration views by element kind.
    final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
    /// The nibs of decoration views by element kind.
    final var decorationNibs: [String: UINib] = [:]
    /// The effect of the running batch update on the elements, or `nil` between updates.
    final var updateInProgress: LayoutUpdate?

    // MARK: Internal layout support

    /// Returns whether the view of an element must be asked for the attributes that it prefers.
    func wantsPreferredAttributes(of key: ElementKey) -> Bool { false }

    /// Called when items are about to change their index paths, before the layout is prepared for the change.
    func itemsWillChange(_ map: UpdateMap) {}

    /// Returns the orthogonally scrolling sections that intersect a rectangle.
    func orthogonalSections(in rect: CGRect) -> [OrthogonalGeometry] { [] }

    /// Returns whether an element scrolls with an orthogonal section.
    func scrollsOrthogonally(_ key: ElementKey) -> Bool { false }

    /// Sets the scroll offset of an orthogonal section, in points in reading direction.
    func setScrollOffset(_ offset: CGFloat, ofSection section: Int) {}

    /// Returns the offsets at which scrolling of an orthogonal section can stop, in ascending order. Empty if it can
    /// stop anywhere.
    func restingOffsets(ofSection section: Int) -> [CGFloat] { [] }

    /// Returns the list configuration of a section that is a list, or `nil`.
    func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

    /// Called before elements are placed. The attributes may be changed.
    func willPlace(_ placed: [UICollectionViewLayoutAttributes]) {}

    // MARK: Methods to override

    /// The class of the attributes that the layout creates.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Prepares the layout. Called after every invalidation, before any attributes are requested.
    open func prepare() {}

    /// The size of the content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all elements that intersect a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item, or `nil` if it does not exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view, or `nil` if it does not exist.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view, or `nil` if it does not exist.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Registers the class for the decoration views of a kind. `nil` removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
        decorationNibs[elementKind] = nil
    }

    /// Registers the nib for the decoration views of a kind. `nil` removes the registration. The nib has one object at the top
    /// level: the view.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = nil
        decorationNibs[elementKind] = nib
    }

    // MARK: Invalidation

    /// Invalidates the whole layout, so that it is prepared again before the next request.
    open func invalidateLayout() {
        invalidateLayout(with: makeInvalidationContext())
    }

    /// Invalidates the parts of the layout that the context describes. Overrides must call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(with: context)
    }

    /// Returns whether the layout must be invalidated for new bounds. Called before the bounds change, also while
    /// scrolling.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the context that invalidates the layout for new bounds.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// Returns whether the layout must be invalidated because a view prefers other attributes than the layout proposed.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the context that invalidates the layout for the attributes that a view prefers.
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

    /// Returns the offset at which scrolling stops. The proposed offset is the one at which it would stop on its own.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the content offset after an update of the items or a change of the layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        guard let collectionView, let delegate = collectionView.delegate else { return proposedContentOffset }
        return delegate.collectionView(
            collectionView,
            targetContentOffsetForProposedContentOffset: proposedContentOffset
        )
    }

    /// Whether the layout is mirrored if the layout direction differs from `developmentLayoutDirection`.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// The layout direction that the layout was developed for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Layout transitions

    /// Called before this layout replaces another one.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called before another layout replaces this one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called when the transition from or to this layout is complete.
    open func finalizeLayoutTransition() {}

    // MARK: Interactive movement

    /// Returns the target index path of an item that is held at a point: the index path of the item there, or its
    /// current one.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath,
        withPosition position: CGPoint
    ) -> IndexPath {
        collectionView?.presentedItem(at: position) ?? previousIndexPath
    }

    /// Returns the attributes of an item that is held at a point: its own, centered at the point and in front of all
    /// others.
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

    /// Returns the context that invalidates the layout while an item is moved. It contains the previous and the target
    /// index paths.
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

    /// Returns the context that invalidates the layout when the movement of an item ends. It contains the previous and
    /// the final index paths.
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

    /// Called before an update of the items is animated. The layout is already prepared for the state after the update.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called at the end of an update, inside the animation block.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the supplementary views that the update removes, by their index paths before it. Views of deleted
    /// sections are not included.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the decoration views that the update removes, by their index paths before it. Views of deleted sections
    /// are not included.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the supplementary views that the update adds, by their index paths after it. Views of inserted sections
    /// are not included.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the decoration views that the update adds, by their index paths after it. Views of inserted sections are
    /// not included.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Called before a change of the bounds is animated. The layout is already prepared for the new bounds.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called at the end of an animated change of the bounds, inside the animation block.
    open func finalizeAnimatedBoundsChange() {}

    /// Returns the initial attributes of an item that is animated, by its index path after the update. By default
    /// inserted items fade in at their final position.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updateInProgress?.initialAttributes(of: .cell(itemIndexPath))
    }

    /// Returns the final attributes of an item that is animated, by its index path before the update. By default
    /// deleted items fade out at their current position.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updateInProgress?.finalAttributes(of: .cell(itemIndexPath))
    }

    /// Returns the initial attributes of a supplementary view that is animated, by its index path after the update.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updateInProgress?.initialAttributes(of: .supplementaryView(elementKind, elementIndexPath))
    }

    /// Returns the final attributes of a supplementary view that is animated, by its index path before the update.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updateInProgress?.finalAttributes(of: .supplementaryView(elementKind, elementIndexPath))
    }

    /// Returns the initial attributes of a decoration view that is animated, by its index path after the update.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updateInProgress?.initialAttributes(of: .decorationView(elementKind, decorationIndexPath))
    }

    /// Returns the final attributes of a decoration view that is animated, by its index path before the update.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        updateInProgress?.finalAttributes(of: .decorationView(elementKind, decorationIndexPath))
    }
}

extension UICollectionViewLayout {
    /// Creates a context of the layout's context class.
    final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let contextClass = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).make()
    }
}
