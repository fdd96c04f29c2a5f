import Foundation

extension UITableView {
    /// Stands for a lens in the index: the place of a search bar above all sections.
    public class var indexSearch: String { "{search}" }

    /// The titles of the index that is shown, if one is.
    final var shownIndexTitles: [String] {
        if let titles = display.indexTitles { return titles }
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        display.indexTitles = titles
        return titles
    }

    /// How much of the end of cells the index takes.
    final var indexWidth: CGFloat { hasIndex ? TableIndexView.width : 0 }

    private var hasIndex: Bool {
        !shownIndexTitles.isEmpty && loadedCounts().items.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
    }

    /// Puts the index at the end of what is visible, before everything else.
    final func placeIndex() {
        guard hasIndex else {
            display.indexView?.removeFromSuperview()
            display.indexView = nil
            return
        }
        let view = display.indexView ?? makeIndexView()
        view.titles = shownIndexTitles
        view.color = sectionIndexColor
        view.restingBackground = sectionIndexBackgroundColor
        view.trackingBackground = sectionIndexTrackingBackgroundColor
        let visible = bounds.inset(by: adjustedContentInset)
        let covered = safeAreaInsetsForSubviews
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
        if title == Self.indexSearch {
            setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
            return
        }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
        guard (0..<numberOfSections).contains(section) else { return }
        scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}
