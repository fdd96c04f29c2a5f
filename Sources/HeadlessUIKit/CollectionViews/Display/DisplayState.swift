import Foundation

/// What a collection view knows of its data and its layout, and what of that is out of date.
@MainActor final class DisplayState: ItemDisplay {
    /// Whether the layout was prepared since it was last invalidated.
    var isLayoutPrepared = false
    /// The bounds before a change of size that is being animated.
    var animatedFrom: CGRect?
    /// What is to be invalidated as soon as the bounds are in force that the layout was asked about.
    var boundsContext: UICollectionViewLayoutInvalidationContext?
    /// How far these bounds were adjusted, while the layout is told of them.
    var appliedAdjustment: CGPoint?
    /// The element whose view is asked for, with its place.
    var requested: (key: ElementKey, attributes: UICollectionViewLayoutAttributes)?
    /// Cells in sight whose content asks to be measured again.
    var measuredAgain: Set<ObjectIdentifier> = []
    /// The transition between two layouts that a gesture leads, and what to tell when it is over.
    var interactiveTransition: (layout: UICollectionViewTransitionLayout, completion: ((Bool, Bool) -> Void)?)?
    /// The cell that is configured again in place.
    var reconfigured: (indexPath: IndexPath, cell: UICollectionViewCell)?
}
