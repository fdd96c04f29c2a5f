import Foundation

extension UICollectionView {
    /// Prepares the layout if it was invalidated.
    final func prepareLayoutIfNeeded() {
        guard !display.isLayoutPrepared else { return }
        // Set before the call: the layout may ask the collection view for attributes while it prepares.
        display.isLayoutPrepared = true
        _ = loadedCounts()
        withPresentedPaths { traitCollection.performAsCurrent { layoutStorage.prepare() } }
    }

    final func updateContentSize() {
        let size = layoutStorage.collectionViewContentSize
        let finite = CGSize(
            width: size.width.isFinite ? max(0, size.width) : 0,
            height: size.height.isFinite ? max(0, size.height) : 0
        )
        // First: the new size moves an offset that is beyond its end.
        keepDistanceFromLeadingEdge(contentWidth: finite.width)
        if contentSize != finite { contentSize = finite }
    }

    /// Scrolls a mirrored layout so that it starts at its first items, and stays where it is while the width of the content
    /// or of the view changes.
    final func keepDistanceFromLeadingEdge(contentWidth: CGFloat) {
        let extent = mirrorsLayout ? max(0, contentWidth - bounds.width) : nil
        guard extent != display.mirroredExtent, contentWidth > 0 else { return }
        let (previous, insets, offset) = (display.mirroredExtent, adjustedContentInset, contentOffset.x)
        display.mirroredExtent = extent
        if let extent, let previous {
            contentOffset.x = offset + extent - previous
        } else if let extent = extent ?? previous {
            // The direction changed, or the content is laid out for the first time.
            contentOffset.x = extent + insets.right - (offset + insets.left)
        }
    }

    final func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        display.isLayoutPrepared = false
        display.needsPlacing = true
        setNeedsLayout()
        var offset = context.contentOffsetAdjustment
        if let applied = display.appliedAdjustment {
            // The new bounds already include the part of the adjustment that was known when they were set.
            offset.x -= applied.x
            offset.y -= applied.y
        } else {
            let size = context.contentSizeAdjustment
            if size != .zero {
                contentSize = CGSize(width: contentSize.width + size.width, height: contentSize.height + size.height)
            }
        }
        if offset != .zero {
            contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y)
        }
    }

    /// Asks the layout whether to invalidate for bounds that are about to be set, and applies its offset adjustment to
    /// them.
    final func prepareForBoundsChange(_ newBounds: inout CGRect) {
        display.needsPlacing = true
        setNeedsLayout()
        if UIView.inheritedAnimationDuration > 0, newBounds.size != bounds.size { display.animatedFrom = bounds }
        guard newBounds.isFinite, display.boundsContext == nil, display.appliedAdjustment == nil,
            layoutStorage.shouldInvalidateLayout(forBoundsChange: newBounds)
        else { return }
        let context = layoutStorage.invalidationContext(forBoundsChange: newBounds)
        var adjusted = newBounds
        adjusted.origin.x += context.contentOffsetAdjustment.x
        adjusted.origin.y += context.contentOffsetAdjustment.y
        if adjusted.isFinite { newBounds = adjusted }
        display.boundsContext = context
        // Bounds that do not change are never set, so this is the time to invalidate.
        if newBounds == bounds { invalidateLayoutForBoundsChange() }
    }

    /// Invalidates the layout with the context for the new bounds, which are set now.
    final func invalidateLayoutForBoundsChange() {
        guard let context = display.boundsContext else { return }
        display.boundsContext = nil
        display.appliedAdjustment = context.contentOffsetAdjustment
        layoutStorage.invalidateLayout(with: context)
        display.appliedAdjustment = nil
    }

    // MARK: Attributes

    /// Returns the attributes of an element, or `nil` if it does not exist.
    final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if case .cell(let path) = key, !isPresented(path) { return nil }
        prepareLayoutIfNeeded()
        let attributes = withPresentedPaths {
            switch key {
            case .cell(let path):
                layoutStorage.layoutAttributesForItem(at: path)
            case .supplementaryView(let kind, let path):
                layoutStorage.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
            case .decorationView(let kind, let path):
                layoutStorage.layoutAttributesForDecorationView(ofKind: kind, at: path)
            }
        }
        return attributes.map { mirrorsLayout ? mirrored($0) : $0 }
    }

    /// Returns the attributes of the visible elements in a rectangle of the content, without duplicates.
    final func placedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return [] }
        var seen: Set<ElementKey> = []
        // The item being moved has its own position and stays visible even if its original position does not.
        let moved = movement?.attributes
        if let moved { seen.insert(moved.elementKey) }
        let placed = layoutElements(in: rect).filter { attributes in
            !attributes.isHidden && attributes.frame.touches(rect) && seen.insert(attributes.elementKey).inserted
        }
        if let hidden = display.presented?.hiddenPath { return placed.map { $0.hiddenInGap(at: hidden) } }
        return moved.map { placed + [$0] } ?? placed
    }

    final func findItem(at point: CGPoint) -> IndexPath? {
        presentedItem(at: point).flatMap(externalPath)
    }

    final func presentedItem(at point: CGPoint) -> IndexPath? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        prepareLayoutIfNeeded()
        let candidates = layoutElements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1)).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
        }
        return candidates.max { $0.zIndex < $1.zIndex }?.indexPath
    }

    private func layoutElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        withPresentedPaths {
            guard mirrorsLayout else { return layoutStorage.layoutAttributesForElements(in: rect) ?? [] }
            return (layoutStorage.layoutAttributesForElements(in: layoutRect(rect)) ?? []).map(mirrored)
        }
    }

    // MARK: Mirroring

    /// Converts a rectangle of the content to layout coordinates, or back.
    final func layoutRect(_ rect: CGRect) -> CGRect {
        guard mirrorsLayout else { return rect }
        return CGRect(origin: CGPoint(x: mirroringWidth - rect.maxX, y: rect.minY), size: rect.size)
    }

    final var mirrorsLayout: Bool {
        layoutStorage.flipsHorizontallyInOppositeLayoutDirection
            && layoutStorage.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    }

    private var mirroringWidth: CGFloat { max(contentSize.width, bounds.width) }

    private func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let copy = attributes.copied(to: attributes.indexPath) else { return attributes }
        copy.center.x = mirroringWidth - copy.center.x
        return copy
    }
}

extension UICollectionViewLayoutAttributes {
    /// Returns a transparent copy if these are the attributes of the item whose place is the gap for a drop.
    fileprivate final func hiddenInGap(at path: IndexPath) -> UICollectionViewLayoutAttributes {
        guard elementKey == .cell(path), let copy = copied(to: path) else { return self }
        copy.alpha = 0
        return copy
    }
}
