import Foundation

extension UICollectionView {
    /// Performs several updates together and animates them. The overload accepts a closure that does not escape, as in
    /// UIKit; Swift cannot express this for an optional closure.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        // A nonescaping closure cannot be queued.
        if self.updates.performNowWhileCommitting(updates, completion: completion) { return }
        withoutActuallyEscaping(updates) { updates in
            performBatchUpdates(Optional(updates), completion: completion)
        }
    }

    /// Returns the index path of a visible supplementary view.
    @available(iOS 17, *)
    public final func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        guard case .supplementaryView(_, let path)? = visibleElements.key(of: supplementaryView) else { return nil }
        return path
    }
}
