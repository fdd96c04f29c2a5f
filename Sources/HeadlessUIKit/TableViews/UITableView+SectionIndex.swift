import Foundation

extension UITableView {
    /// The title for a magnifying glass in the section index, which scrolls to the search bar.
    public class var indexSearch: String { SectionIndexView.search }

    /// The titles of the visible section index, or an empty array.
    final var shownIndexTitles: [String] {
        if let titles = display.indexTitles { return titles }
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        display.indexTitles = titles
        return titles
    }

    /// Invalidates the titles, so that they are requested again in the next layout pass.
    final func invalidateIndexTitles() {
        display.indexTitles = nil
        display.needsPlacing(in: self)
    }

    /// The width that the index covers at the trailing edge of cells, in points.
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
