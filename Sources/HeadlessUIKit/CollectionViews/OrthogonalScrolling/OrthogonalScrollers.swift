import Foundation

/// The scroll views of the visible sections that scroll orthogonally.
@MainActor final class OrthogonalScrollers {
    private unowned let collectionView: UICollectionView
    private var views: [Int: OrthogonalScrollView] = [:]
    /// The scroll views of removed sections, while their elements fade out.
    private var leaving: [OrthogonalScrollView] = []

    init(collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    subscript(section: Int) -> OrthogonalScrollView? { views[section] }

    /// Returns the scroll view that contains an element, or `nil` for the collection view itself.
    func view(for key: ElementKey) -> OrthogonalScrollView? {
        guard !views.isEmpty, collectionView.layoutStorage.scrollsOrthogonally(key) else { return nil }
        return views[key.indexPath.section]
    }

    /// Updates the scroll views to match the layout.
    func update() {
        let visible = collectionView.layoutRect(collectionView.bounds)
        let geometries = visible.isFinite ? collectionView.layoutStorage.orthogonalSections(in: visible) : []
        guard !geometries.isEmpty || !views.isEmpty else { return }
        for view in views.values { view.isVisible = false }
        let isMirrored = collectionView.mirrorsLayout
        for geometry in geometries {
            let view = views[geometry.section] ?? make(geometry.section)
            view.isVisible = true
            view.follow(geometry, frame: collectionView.layoutRect(geometry.frame), isMirrored: isMirrored)
        }
    }

    private func make(_ section: Int) -> OrthogonalScrollView {
        let view = OrthogonalScrollView(section: section, collectionView: collectionView)
        views[section] = view
        collectionView.elementOrder.place(view, zIndex: 0, in: collectionView, above: collectionView.backgroundView)
        return view
    }

    /// Moves the scroll views with their sections after an update.
    func follow(_ map: UpdateMap) {
        guard !views.isEmpty else { return }
        let old = views
        views = [:]
        for (section, view) in old {
            if let target = map.newPosition(ofSection: section) {
                view.section = target
                views[target] = view
            } else {
                leaving.append(view)
            }
        }
    }

    /// Replaces all scroll views, because the layout changed.
    func leaveAll() {
        leaving += views.values
        views = [:]
    }

    /// Removes invisible scroll views from the view hierarchy once they are empty.
    func detachUnused() {
        guard !views.isEmpty || !leaving.isEmpty else { return }
        for (section, view) in views where !view.isVisible && view.isUnused {
            detach(view)
            views[section] = nil
        }
        for view in leaving where view.isUnused { detach(view) }
        leaving.removeAll { $0.superview == nil }
    }

    private func detach(_ view: OrthogonalScrollView) {
        collectionView.elementOrder.remove(view)
        view.removeFromSuperview()
    }
}

extension UICollectionView {
    /// Called when a section scrolled by dragging or decelerating.
    final func sectionDidScroll(_ section: Int, to offset: CGFloat) {
        layoutStorage.setScrollOffset(offset, ofSection: section)
        display.needsPlacing = true
        setNeedsLayout()
    }

    /// Removes unused views from the view hierarchy.
    final func detachUnused() {
        reuseQueue.detachUnused()
        scrollers.detachUnused()
    }

    /// Adds a view to its superview in z-order: the scroll view of its section, or the collection view.
    final func place(_ view: UICollectionReusableView, at attributes: UICollectionViewLayoutAttributes) {
        let scroller = scrollers.view(for: attributes.elementKey)
        let hasMoved = view.superview !== (scroller ?? self)
        if hasMoved { removeFromOrder(view) }
        if let scroller {
            scroller.order.place(view, zIndex: attributes.zIndex, in: scroller)
        } else {
            elementOrder.place(view, zIndex: attributes.zIndex, in: self, above: backgroundView)
        }
        guard hasMoved, let applied = view.appliedAttributes else { return }
        view.setLayoutAttributes(applied)
    }

    /// Removes a view from the z-order. It stays a subview.
    final func removeFromOrder(_ view: UICollectionReusableView) {
        ((view.superview as? OrthogonalScrollView)?.order ?? elementOrder).remove(view)
    }
}
