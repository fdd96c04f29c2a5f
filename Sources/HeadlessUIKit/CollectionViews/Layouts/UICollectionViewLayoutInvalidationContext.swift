import Foundation

/// What of a layout is no longer valid.
///
/// A layout that can do with less than a full preparation overrides `invalidationContextClass` and looks into the
/// context in `invalidateLayout(with:)`.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Makes a context that names nothing in particular.
    public required override init() {
        super.init()
    }

    /// Whether everything is invalid, as after `reloadData()`.
    open internal(set) var invalidateEverything = false

    /// Whether the layout must ask for the counts of sections and items again: the data were reloaded or changed.
    open internal(set) var invalidateDataSourceCounts = false

    /// The items that are invalid, nil when none were named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// The supplementary elements that are invalid by kind, nil when none were named.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The decoration elements that are invalid by kind, nil when none were named.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Added to the content offset when the context is applied.
    open var contentOffsetAdjustment = CGPoint.zero

    /// Added to the content size when the context is applied.
    open var contentSizeAdjustment = CGSize.zero

    /// Where the items that the user moves were presented before, nil outside of a movement.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where the items that the user moves are presented, nil outside of a movement.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where the user holds the items, in the content.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// Names items that are invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        guard !indexPaths.isEmpty else { return }
        invalidatedItemIndexPaths = Self.joined(invalidatedItemIndexPaths, indexPaths)
    }

    /// Names supplementary elements that are invalid.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let known = invalidatedSupplementaryIndexPaths?[elementKind]
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: Self.joined(known, indexPaths)]) { $1 }
    }

    /// Names decoration elements that are invalid.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let known = invalidatedDecorationIndexPaths?[elementKind]
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: Self.joined(known, indexPaths)]) { $1 }
    }

    /// Whether the context is about some elements only.
    final var namesItems: Bool {
        invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
            || invalidatedDecorationIndexPaths != nil
    }

    /// The paths in the order they were first named, each once.
    private static func joined(_ known: [IndexPath]?, _ added: [IndexPath]) -> [IndexPath] {
        var paths = known ?? []
        var seen = Set(paths)
        for path in added where seen.insert(path).inserted { paths.append(path) }
        return paths
    }
}
