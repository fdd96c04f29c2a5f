import Foundation

/// An item view whose items are updated in batches.
@MainActor protocol BatchUpdateHost: ItemView {
    /// The terms for the view and its items in messages.
    var updateTerms: UpdateTerms { get }

    func reloadData()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)

    /// Called before the changes, while item counts can still be requested for the state before them.
    func batchWillBegin()

    /// Reconfigures the existing cell of an item.
    func reconfigureCell(at indexPath: IndexPath)

    /// Creates the animation of a batch update.
    ///
    /// - Parameter offset: The content offset before the changes.
    func makeAnimation(of batch: BatchUpdate, offset: CGPoint) -> any BatchAnimation
}

extension BatchUpdateHost {
    /// Returns whether a batch matches the changes of the data source since its counts were last requested.
    func agrees(with batch: BatchUpdate) -> Bool {
        inconsistency(of: batch) == nil
    }

    /// Returns the error of a batch that does not match the changes of the data source.
    func inconsistency(of batch: BatchUpdate) -> String? {
        batch.inconsistency(before: loadedCounts(), after: requestCounts(), terms: updateTerms)
    }
}

/// A running update.
@MainActor protocol BatchAnimation: AnyObject {
    /// Runs the update. The completion handler is called when the animation is complete.
    func run(completion: @escaping () -> Void)

    /// Ends the display of views that fade out.
    func endDisplayingDisappearingViews()
}
