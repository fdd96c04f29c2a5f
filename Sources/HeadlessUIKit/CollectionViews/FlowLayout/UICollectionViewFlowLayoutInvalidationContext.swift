import Foundation

/// What of a flow layout is no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate and the layout are asked for sizes and spacings again.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the places of elements are worked out again.
    open var invalidateFlowLayoutAttributes = true
}
