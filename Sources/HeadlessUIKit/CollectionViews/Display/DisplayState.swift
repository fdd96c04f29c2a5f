import Foundation

/// What a collection view knows of its data and its layout, and what of that is out of date.
@MainActor final class DisplayState {
    /// The counts the data source last gave, nil when it must be asked.
    var counts: ItemCounts?
    /// Whether the layout was prepared since it was last invalidated.
    var isLayoutPrepared = false
    /// Whether the elements must be placed again although the bounds are the same.
    var needsPlacing = true
    /// The bounds the elements were last placed for.
    var placedBounds: CGRect?
    /// The bounds before a change of size that is being animated.
    var animatedFrom: CGRect?
    /// What is to be invalidated as soon as the bounds are in force that the layout was asked about.
    var boundsContext: UICollectionViewLayoutInvalidationContext?
    /// How far these bounds were adjusted, while the layout is told of them.
    var appliedAdjustment: CGPoint?
    /// Whether elements are being placed: layout that callbacks ask for waits.
    var isPlacing = false
    /// Counts reloads and updates, so that a pass notices when a callback changed the data under it.
    var version = 0
    /// Views that were made and filled, but not yet announced to the delegate.
    var undisplayed: Set<ObjectIdentifier> = []
    /// The element whose view is asked for, with its place.
    var requested: (key: ElementKey, attributes: UICollectionViewLayoutAttributes)?
    /// Cells in sight whose content asks to be measured again.
    var measuredAgain: Set<ObjectIdentifier> = []
    /// The titles of the index, nil when the data source must be asked.
    var indexTitles: [String]?
    /// The index at the end of what is visible.
    var indexView: TableIndexView?
    /// The transition between two layouts that a gesture leads, and what to tell when it is over.
    var interactiveTransition: (layout: UICollectionViewTransitionLayout, completion: ((Bool, Bool) -> Void)?)?
    /// The cell that is configured again in place.
    var reconfigured: (indexPath: IndexPath, cell: UICollectionViewCell)?
}
