import Foundation

/// A view of items that change in batches: a collection view or a table.
@MainActor protocol BatchUpdateHost: UIScrollView {
    /// Called before the changes: the counts are still to be asked for, as far as they are not known.
    func batchWillBegin()

    /// Has the cell of an item configured again in place, if it has one.
    func reconfigureCell(at indexPath: IndexPath)

    /// Carries a batch out.
    ///
    /// - Parameter offset: The content offset before the changes.
    func makeAnimation(of batch: BatchUpdate, offset: CGPoint) -> any BatchAnimation
}

/// An update that is being carried out.
@MainActor protocol BatchAnimation: AnyObject {
    /// Carries the update out; the completion is called at the end of the animation.
    func run(completion: @escaping () -> Void)

    /// Ends the display of what fades out.
    func retireDepartingViews()
}

/// Collects the changes of batches and carries them out.
@MainActor final class UpdateController {
    private unowned let host: any BatchUpdateHost
    private var depth = 0
    /// The content offset before the changes.
    private var offset = CGPoint.zero
    private var batch = BatchUpdate()
    private var completions: [(Bool) -> Void] = []
    private var isCommitting = false
    /// What callbacks ask for while an update is being carried out; it must wait until the views agree with the data.
    private var deferred: [() -> Void] = []
    /// The changes of a block that runs while an update is being carried out.
    private var collected: [(inout BatchUpdate) -> Void]?
    private var animations: [any BatchAnimation] = []

    init(host: any BatchUpdateHost) {
        self.host = host
    }

    /// Carries out the changes made in a block together. A block inside another belongs to the outer one.
    func perform(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
        if isCommitting {
            deferred.append { [weak self] in self?.perform(changes, completion: completion) }
            return
        }
        begin()
        if let completion { completions.append(completion) }
        changes?()
        end()
    }

    /// Whether a batch is open: the data may have changed, and what is shown waits for the end.
    var isCollecting: Bool { depth > 0 }

    /// Begins a batch, or one inside another.
    func begin() {
        if isCommitting { return deferred.append { [weak self] in self?.begin() } }
        if depth == 0 {
            host.batchWillBegin()
            offset = host.contentOffset
        }
        depth += 1
    }

    /// Ends what was begun last; carries the changes out where that was the outermost.
    func end() {
        if isCommitting { return deferred.append { [weak self] in self?.end() } }
        precondition(depth > 0, "endUpdates() without beginUpdates()")
        depth -= 1
        if depth == 0 { commit() }
    }

    /// Runs a block that cannot wait while an update is being carried out, and says whether it did: its changes to the
    /// elements wait all the same, together.
    func performNowWhileCommitting(_ changes: () -> Void, completion: ((Bool) -> Void)?) -> Bool {
        guard isCommitting else { return false }
        if collected == nil {
            collected = []
            changes()
            let waiting = collected ?? []
            collected = nil
            deferred.append { [weak self] in
                self?.perform({ for change in waiting { self?.record(change) } }, completion: completion)
            }
        } else {
            changes()
            if let completion { deferred.append { completion(true) } }
        }
        return true
    }

    /// Adds a change to the batch, or carries it out alone.
    func record(_ change: @escaping (inout BatchUpdate) -> Void) {
        if collected != nil {
            collected?.append(change)
            return
        }
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
            for path in indexPaths { host.reconfigureCell(at: path) }
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
        let animation = host.makeAnimation(of: batch, offset: offset)
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
