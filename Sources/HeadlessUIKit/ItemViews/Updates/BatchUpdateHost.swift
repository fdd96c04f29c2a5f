import Foundation

/// A view of items that change in batches.
@MainActor protocol BatchUpdateHost: ItemView {
    /// What messages call the view and its items.
    var updateWords: UpdateWords { get }

    func reloadData()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)

    /// Called before the changes: the counts are still to be asked for, as far as they are not known.
    func batchWillBegin()

    /// Has the cell of an item configured again in place, if it has one.
    func reconfigureCell(at indexPath: IndexPath)

    /// Carries a batch out.
    ///
    /// - Parameter offset: The content offset before the changes.
    func makeAnimation(of batch: BatchUpdate, offset: CGPoint) -> any BatchAnimation
}

extension BatchUpdateHost {
    /// Whether a batch accounts for all that changed in the data since it was last asked for its counts.
    func agrees(with batch: BatchUpdate) -> Bool {
        batch.inconsistency(before: loadedCounts(), after: askForCounts(), words: updateWords) == nil
    }
}

/// An update that is being carried out.
@MainActor protocol BatchAnimation: AnyObject {
    /// Carries the update out; the completion is called at the end of the animation.
    func run(completion: @escaping () -> Void)

    /// Ends the display of what fades out.
    func retireDepartingViews()
}
