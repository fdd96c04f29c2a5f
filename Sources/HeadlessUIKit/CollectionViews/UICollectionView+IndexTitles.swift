import Foundation

extension UICollectionView {
    /// The completion handler of an interactive transition. It receives whether the animations completed, and whether
    /// the transition was finished.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    private var shownIndexTitles: [String] {
        if let titles = display.indexTitles { return titles }
        let titles = dataSource?.indexTitles(for: self) ?? []
        display.indexTitles = titles
        return titles
    }

    final func placeIndex() {
        guard !shownIndexTitles.isEmpty || display.indexView != nil else { return }
        display.indexView = placeIndex(shownIndexTitles, inPlaceOf: display.indexView) { [weak self] index in
            self?.scrollToIndexTitle(index)
        }
    }

    private func scrollToIndexTitle(_ index: Int) {
        guard let dataSource, shownIndexTitles.indices.contains(index) else { return }
        let title = shownIndexTitles[index]
        let path = dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
        guard path.count == 2, (0..<numberOfSections).contains(path.section),
            (0..<numberOfItems(inSection: path.section)).contains(path.item)
        else { return }
        scrollToItem(at: path, at: .top, animated: false)
    }
}
