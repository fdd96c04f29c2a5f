import Foundation

extension UITableView {
    /// Performs several updates together and animates them. The overload accepts a closure that does not escape, as in
    /// UIKit; Swift cannot express this for an optional closure.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        // A nonescaping closure cannot be queued.
        if self.updates.performNowWhileCommitting(updates, completion: completion) { return }
        withoutActuallyEscaping(updates) { updates in
            performBatchUpdates(Optional(updates), completion: completion)
        }
    }
}
