import Foundation

/// Collects the changes of batches and carries them out.
@MainActor final class UpdateController {
    private unowned let collectionView: UICollectionView
    private var depth = 0
    /// The content offset before the changes.
    private var offset = CGPoint.zero
    private var batch = BatchUpdate()
    private var completions: [(Bool) -> Void] = []
    private var isCommitting = false
    /// What callbacks ask for while an update is being carried out; it must wait until the views agree with the data.
    private var deferred: [() -> Void] = []
    private var animations: [UpdateAnimation] = []

    init(collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    /// Carries out the changes made in a block together. A block inside another belongs to the outer one.
    func perform(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
        if isCommitting {
            deferred.append { [weak self] in self?.perform(changes, completion: completion) }
            return
        }
        // The counts before the changes, as far as the data source was not asked yet.
        if depth == 0 {
            collectionView.movement?.withdraw()
            _ = collectionView.loadedCounts()
            offset = collectionView.contentOffset
        }
        depth += 1
        if let completion { completions.append(completion) }
        changes?()
        depth -= 1
        if depth == 0 { commit() }
    }

    /// Adds a change to the batch, or carries it out alone.
    func record(_ change: @escaping (inout BatchUpdate) -> Void) {
        if depth > 0, !isCommitting {
            change(&batch)
        } else {
            perform({ change(&self.batch) }, completion: nil)
        }
    }

    /// Has cells configured again in place, at once or with the batch.
    func reconfigure(_ indexPaths: [IndexPath]) {
        if depth > 0 || isCommitting {
            record { $0.reconfiguredItems += indexPaths }
        } else {
            for path in indexPaths { collectionView.reconfigureCell(at: path) }
        }
    }

    /// The data are asked for again: what still fades out goes at once.
    func abandonAnimations() {
        for animation in animations { animation.retireDepartingViews() }
    }

    private func commit() {
        let batch = self.batch
        let completions = self.completions
        self.batch = BatchUpdate()
        self.completions = []
        isCommitting = true
        let animation = UpdateAnimation(batch: batch, offset: offset, collectionView: collectionView)
        animations.append(animation)
        animation.run { [weak self] in
            self?.animations.removeAll { $0 === animation }
            for completion in completions { completion(true) }
        }
        isCommitting = false
        let waiting = deferred
        deferred = []
        for body in waiting { body() }
    }
}
