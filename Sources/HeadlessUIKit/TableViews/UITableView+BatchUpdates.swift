import Foundation

extension UITableView {
    /// Changes the data and the rows together. In UIKit the block does not escape, which Swift cannot say of the
    /// optional one; so a block that uses closures which do not escape comes here.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        // A block that does not escape cannot wait for its turn.
        if self.updates.performNowWhileCommitting(updates, completion: completion) { return }
        withoutActuallyEscaping(updates) { updates in
            performBatchUpdates(Optional(updates), completion: completion)
        }
    }
}
