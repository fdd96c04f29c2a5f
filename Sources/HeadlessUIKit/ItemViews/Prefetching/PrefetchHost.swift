import Foundation

/// An item view that announces items before they become visible.
@MainActor protocol PrefetchHost: ItemView {
    /// Whether there is a prefetching data source.
    var canPrefetch: Bool { get }

    /// Returns the items in a rectangle of the content that have no cells, with their centers.
    func itemsWithoutCells(in rect: CGRect) -> [(path: IndexPath, center: CGPoint)]

    func prefetch(_ indexPaths: [IndexPath])
    func cancelPrefetching(_ indexPaths: [IndexPath])
}
