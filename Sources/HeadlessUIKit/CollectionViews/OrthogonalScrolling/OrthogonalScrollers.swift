import Foundation

/// The scroll views of the sections that scroll by themselves and are in sight.
@MainActor final class OrthogonalScrollers {
    private unowned let collectionView: UICollectionView
    private var views: [Int: OrthogonalScrollView] = [:]
    /// Those of sections that are gone, while something in them fades out.
    private var leaving: [OrthogonalScrollView] = []

    init(collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    subscript(section: Int) -> OrthogonalScrollView? { views[section] }

    /// The scroll view that an element lies in, nil for the collection view itself.
    func view(for key: ElementKey) -> OrthogonalScrollView? {
        guard !views.isEmpty, collectionView.layoutStorage.scrollsByItself(key) else { return nil }
        return views[key.indexPath.section]
    }

    /// Brings the scroll views in line with the layout.
    func update() {
        let visible = collectionView.layoutRect(collectionView.bounds)
        let geometries = visible.isFinite ? collectionView.layoutStorage.orthogonalSections(in: visible) : []
        guard !geometries.isEmpty || !views.isEmpty else { return }
        for view in views.values { view.isInSight = false }
        let isMirrored = collectionView.mirrorsLayout
        for geometry in geometries {
            let view = views[geometry.section] ?? make(geometry.section)
            view.isInSight = true
            view.follow(geometry, frame: collectionView.layoutRect(geometry.frame), isMirrored: isMirrored)
        }
    }

    private func make(_ section: Int) -> OrthogonalScrollView {
        let view = OrthogonalScrollView(section: section, collectionView: collectionView)
        views[section] = view
        collectionView.elementOrder.place(view, zIndex: 0, in: collectionView, above: collectionView.backgroundView)
        return view
    }

    /// The scroll views go along with their sections.
    func follow(_ map: UpdateMap) {
        guard !views.isEmpty else { return }
        let old = views
        views = [:]
        for (section, view) in old {
            if let target = map.newPlace(ofSection: section) {
                view.section = target
                views[target] = view
            } else {
                leaving.append(view)
            }
        }
    }

    /// Another layout: its sections get scroll views of their own.
    func leaveAll() {
        leaving += views.values
        views = [:]
    }

    /// Takes those out of sight out of the tree, as soon as nothing is in them.
    func detachUnused() {
        guard !views.isEmpty || !leaving.isEmpty else { return }
        for (section, view) in views where !view.isInSight && view.isUnused {
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
    /// A section was scrolled by a finger, or goes on by itself.
    final func sectionDidScroll(_ section: Int, to offset: CGFloat) {
        layoutStorage.setScrollOffset(offset, ofSection: section)
        display.needsPlacing = true
        setNeedsLayout()
    }

    /// Takes views that are out of use out of the tree.
    final func detachUnused() {
        reuseQueue.detachUnused()
        scrollers.detachUnused()
    }

    /// Puts a view in its place among its siblings: in the scroll view of its section, or in the collection view.
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

    /// Forgets the place of a view among its siblings; it stays a subview.
    final func removeFromOrder(_ view: UICollectionReusableView) {
        ((view.superview as? OrthogonalScrollView)?.order ?? elementOrder).remove(view)
    }
}
