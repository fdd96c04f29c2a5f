import Foundation

extension UITableView {
    /// Stands for a lens in the index: the place of a search bar above all sections.
    public class var indexSearch: String { SectionIndexView.search }

    /// The titles of the index that is shown, if one is.
    final var shownIndexTitles: [String] {
        if let titles = display.indexTitles { return titles }
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        display.indexTitles = titles
        return titles
    }

    /// Asks the data source for the titles again in the next layout pass.
    final func forgetIndexTitles() {
        display.indexTitles = nil
        display.needsPlacing(in: self)
    }

    /// How much of the end of cells the index takes.
    final var indexWidth: CGFloat { hasIndex ? SectionIndexView.width : 0 }

    private var hasIndex: Bool {
        !shownIndexTitles.isEmpty && loadedCounts().items.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
    }

    final func placeIndex() {
        let hasIndex = hasIndex
        guard hasIndex || display.indexView != nil else { return }
        let titles = hasIndex ? shownIndexTitles : []
        display.indexView = placeIndex(titles, inPlaceOf: display.indexView) { [weak self] index in
            self?.scrollToIndexTitle(index)
        }
        guard let view = display.indexView else { return }
        view.color = sectionIndexColor
        view.restingBackground = sectionIndexBackgroundColor
        view.trackingBackground = sectionIndexTrackingBackgroundColor
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
