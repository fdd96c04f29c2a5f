import Foundation

extension UITableView: PrefetchHost {
    final var canPrefetch: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

    final func itemsWithoutCells(in rect: CGRect) -> [(path: IndexPath, center: CGPoint)] {
        let geometry = loadedGeometry()
        return (indexPathsForRows(in: rect) ?? []).filter { shownCell(at: $0) == nil }.map { path in
            let frame = frame(of: geometry.span(ofRow: path))
            return (path, frame.center)
        }
    }

    final func prefetch(_ indexPaths: [IndexPath]) {
        prefetchDataSource?.tableView(self, prefetchRowsAt: indexPaths)
    }

    final func cancelPrefetching(_ indexPaths: [IndexPath]) {
        prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: indexPaths)
    }
}
