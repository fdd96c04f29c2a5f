import Foundation

/// A context that describes which parts of a flow layout are invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether sizes and spacings must be read again from the delegate and the layout.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the positions of elements must be recomputed. No effect here.
    open var invalidateFlowLayoutAttributes = true
}
