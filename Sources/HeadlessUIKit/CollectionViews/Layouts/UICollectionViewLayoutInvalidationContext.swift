import Foundation

/// Describes which parts of a layout are invalid.
///
/// A layout that can be updated without a full preparation overrides `invalidationContextClass` and checks the context
/// in `invalidateLayout(with:)`.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Creates a context that names no elements.
    public override init() {
        super.init()
    }

    /// Whether the whole layout is invalid, as after `reloadData()`.
    open internal(set) var invalidateEverything = false

    /// Whether the numbers of sections and items must be requested again, because the data was reloaded or changed.
    open internal(set) var invalidateDataSourceCounts = false

    /// The index paths of the invalid items, or `nil` if none were set.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// The index paths of the invalid supplementary views by element kind, or `nil` if none were set.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The index paths of the invalid decoration views by element kind, or `nil` if none were set.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// The value added to the content offset when the context is applied, in points.
    open var contentOffsetAdjustment = CGPoint.zero

    /// The value added to the content size when the context is applied, in points.
    open var contentSizeAdjustment = CGSize.zero

    /// The previous index paths of the items that the user moves, or `nil` outside of a movement.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The target index paths of the items that the user moves, or `nil` outside of a movement.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The point at which the user holds the items, in content coordinates.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// Marks items as invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        guard !indexPaths.isEmpty else { return }
        invalidatedItemIndexPaths = Self.joined(invalidatedItemIndexPaths, indexPaths)
    }

    /// Marks supplementary views as invalid.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let known = invalidatedSupplementaryIndexPaths?[elementKind]
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: Self.joined(known, indexPaths)]) { $1 }
    }

    /// Marks decoration views as invalid.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let known = invalidatedDecorationIndexPaths?[elementKind]
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: Self.joined(known, indexPaths)]) { $1 }
    }

    /// Whether the context is limited to certain elements.
    final var isLimitedToElements: Bool {
        invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
            || invalidatedDecorationIndexPaths != nil
    }

    /// Returns the union of the index paths in the order in which they were added.
    private static func joined(_ known: [IndexPath]?, _ added: [IndexPath]) -> [IndexPath] {
        var paths = known ?? []
        var seen = Set(paths)
        for path in added where seen.insert(path).inserted { paths.append(path) }
        return paths
    }
}
