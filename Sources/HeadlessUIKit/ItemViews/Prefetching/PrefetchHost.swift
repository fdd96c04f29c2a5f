import Foundation

/// A view of items that announces those that are about to be shown.
@MainActor protocol PrefetchHost: ItemView {
    /// Whether there is a data source to announce items to.
    var mayPrefetch: Bool { get }

    /// The items in a rectangle of the content that have no cells, with their centers.
    func itemsWithoutCells(in rect: CGRect) -> [(path: IndexPath, center: CGPoint)]

    func prefetch(_ indexPaths: [IndexPath])
    func cancelPrefetching(_ indexPaths: [IndexPath])
}
