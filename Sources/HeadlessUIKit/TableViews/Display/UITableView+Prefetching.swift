import Foundation

extension UITableView: PrefetchHost {
    final var canPrefetch: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

    final func itemsWithoutCells(in rect: CGRect) -> [(path: IndexPath, center: CGPoint)] {
        let geometry = loadedGeometry()
        return (indexPathsForRows(in: rect) ?? []).compactMap { path in
            let presented = presentedPath(path)
            guard shownCell(at: presented) == nil else { return nil }
            return (path, frame(of: geometry.span(ofRow: presented)).center)
        }
    }

    final func prefetch(_ indexPaths: [IndexPath]) {
        prefetchDataSource?.tableView(self, prefetchRowsAt: indexPaths)
    }

    final func cancelPrefetching(_ indexPaths: [IndexPath]) {
        prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: indexPaths)
    }
}
