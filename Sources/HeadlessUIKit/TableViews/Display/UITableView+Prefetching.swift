import Foundation

extension UITableView: PrefetchHost {
    final var mayPrefetch: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

    final func itemsWithoutCells(in rect: CGRect) -> [(path: IndexPath, center: CGPoint)] {
        let geometry = loadedGeometry()
        return (indexPathsForRows(in: rect) ?? []).filter { !hasCell(at: $0) }.map { path in
            let frame = frame(of: geometry.span(ofRow: path))
            return (path, frame.center)
        }
    }

    final func hasCell(at indexPath: IndexPath) -> Bool { shownCell(at: indexPath) != nil }

    final func prefetch(_ indexPaths: [IndexPath]) {
        prefetchDataSource?.tableView(self, prefetchRowsAt: indexPaths)
    }

    final func cancelPrefetching(_ indexPaths: [IndexPath]) {
        prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: indexPaths)
    }
}
