import Foundation

extension UICollectionView {
    /// What is told of a transition that a gesture led: whether everything reached its place, and whether it was finished.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    private var shownIndexTitles: [String] {
        if let titles = display.indexTitles { return titles }
        let titles = dataSource?.indexTitles(for: self) ?? []
        display.indexTitles = titles
        return titles
    }

    /// Puts the index at the end of what is visible, before everything else.
    final func placeIndex() {
        let titles = shownIndexTitles
        guard !titles.isEmpty else {
            display.indexView?.removeFromSuperview()
            display.indexView = nil
            return
        }
        let view = display.indexView ?? makeIndexView()
        view.titles = titles
        let visible = bounds.inset(by: adjustedContentInset)
        let covered = safeAreaInsetsForSubviews
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: isMirrored ? bounds.minX + covered.left : bounds.maxX - covered.right - TableIndexView.width,
            y: visible.minY,
            width: TableIndexView.width,
            height: max(0, visible.height)
        )
        if view.frame != frame { view.frame = frame }
        if subviews.last !== view { bringSubviewToFront(view) }
    }

    private func makeIndexView() -> TableIndexView {
        let view = TableIndexView()
        view.handler = { [weak self] index in self?.scrollToIndexTitle(index) }
        display.indexView = view
        addSubview(view)
        return view
    }

    private func scrollToIndexTitle(_ index: Int) {
        guard let dataSource, shownIndexTitles.indices.contains(index) else { return }
        let title = shownIndexTitles[index]
        let path = dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
        guard path.count == 2, path.item < numberOfItems(inSection: path.section) else { return }
        scrollToItem(at: path, at: .top, animated: false)
    }
}
