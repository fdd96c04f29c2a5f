import Foundation

/// The cached state of a collection view and its layout, with flags for what is out of date.
@MainActor final class DisplayState: ItemDisplay {
    /// Whether the layout was prepared since its last invalidation.
    var isLayoutPrepared = false
    /// The bounds before a size change that is being animated.
    var animatedFrom: CGRect?
    /// The context that invalidates the layout once the new bounds are set.
    var boundsContext: UICollectionViewLayoutInvalidationContext?
    /// The adjustment already applied to the new bounds, while the layout is invalidated for them.
    var appliedAdjustment: CGPoint?
    /// How much wider the content of a mirrored layout was than the view at the last layout, in points; `nil` if the
    /// layout was not mirrored.
    var mirroredExtent: CGFloat?
    /// The element whose view is being requested, and its attributes.
    var requested: (key: ElementKey, attributes: UICollectionViewLayoutAttributes)?
    /// The visible cells whose content requested a new measurement.
    var needsMeasuring: Set<ObjectIdentifier> = []
    /// The interactive transition between two layouts, and its completion handler.
    var interactiveTransition: (layout: UICollectionViewTransitionLayout, completion: ((Bool, Bool) -> Void)?)?
    /// The cell that is being reconfigured in place.
    var reconfigured: (indexPath: IndexPath, cell: UICollectionViewCell)?
}
