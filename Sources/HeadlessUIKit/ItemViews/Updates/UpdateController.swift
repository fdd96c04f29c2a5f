import Foundation

/// Collects the changes of batches and carries them out.
///
/// What callbacks ask for while an update is being carried out waits until the views agree with the data. Where the
/// data change at once all the same, as between `beginUpdates()` and `endUpdates()`, everything that was asked for
/// becomes one update, since the data can no longer be seen as they were in between.
@MainActor final class UpdateController {
    private unowned let host: any BatchUpdateHost
    private var depth = 0
    /// The content offset before the changes.
    private var offset = CGPoint.zero
    private var batch = BatchUpdate()
    private var completions: [(Bool) -> Void] = []
    private var isCommitting = false
    /// Changes that callbacks announced and whose data have changed already.
    private var early = EarlyUpdates()
    /// Blocks of callbacks that did not run yet.
    private var waiting: [(changes: (() -> Void)?, completion: ((Bool) -> Void)?)] = []
    private var animations: [any BatchAnimation] = []

    init(host: any BatchUpdateHost) {
        self.host = host
    }

    /// Carries out the changes made in a block together. A block inside another belongs to the outer one.
    func perform(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
        if isCommitting {
            waiting.append((changes, completion))
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
        if isCommitting { return early.begin() }
        if depth == 0 {
            host.batchWillBegin()
            offset = host.contentOffset
        }
        depth += 1
    }

    /// Ends what was begun last; carries the changes out where that was the outermost.
    func end() {
        if isCommitting { return early.end(completion: nil) }
        precondition(depth > 0, "endUpdates() without beginUpdates()")
        depth -= 1
        if depth == 0 { commit() }
    }

    /// Runs a block that cannot wait while an update is being carried out, and says whether it did: its changes to the
    /// elements wait all the same.
    func performNowWhileCommitting(_ changes: () -> Void, completion: ((Bool) -> Void)?) -> Bool {
        guard isCommitting else { return false }
        early.begin()
        changes()
        early.end(completion: completion)
        return true
    }

    /// Adds a change to the batch, or carries it out alone.
    func record(_ change: @escaping (inout BatchUpdate) -> Void) {
        if isCommitting {
            early.record(change)
        } else if depth > 0 {
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

    // MARK: Carrying out

    private func commit() {
        carryOut()
        while !isCollecting, !early.isEmpty || !waiting.isEmpty { carryOutWaiting() }
    }

    private func carryOut() {
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
    }

    /// Carries out what callbacks asked for: together what cannot be told apart any more, one block otherwise.
    private func carryOutWaiting() {
        let early = self.early
        self.early = EarlyUpdates()
        begin()
        for update in early.ended {
            add(update.changes)
            completions += update.completions
        }
        if early.isOpen {
            // It was begun in the callback and ends later; its changes join the rest.
            depth = early.depth
            add(early.open)
            return
        }
        if early.ended.isEmpty { runFirstWaiting() }
        while !waiting.isEmpty, !host.agrees(with: batch) { runFirstWaiting() }
        depth -= 1
        carryOut()
    }

    /// Adds changes that count by the list as the batch so far leaves it.
    private func add(_ changes: [(inout BatchUpdate) -> Void]) {
        var next = BatchUpdate()
        for change in changes { change(&next) }
        batch = batch.followed(by: next)
    }

    private func runFirstWaiting() {
        guard !waiting.isEmpty else { return }
        let (changes, completion) = waiting.removeFirst()
        let before = batch
        batch = BatchUpdate()
        changes?()
        batch = before.followed(by: batch)
        if let completion { completions.append(completion) }
    }
}

/// Batches that callbacks begin and end while an update is being carried out, in their order.
private struct EarlyUpdates {
    typealias Change = (inout BatchUpdate) -> Void

    private(set) var ended: [(changes: [Change], completions: [(Bool) -> Void])] = []
    private(set) var depth = 0
    private(set) var open: [Change] = []
    private var completions: [(Bool) -> Void] = []

    var isOpen: Bool { depth > 0 }
    var isEmpty: Bool { ended.isEmpty && !isOpen }

    mutating func begin() {
        depth += 1
    }

    mutating func record(_ change: @escaping Change) {
        if isOpen { open.append(change) } else { ended.append(([change], [])) }
    }

    mutating func end(completion: ((Bool) -> Void)?) {
        precondition(isOpen, "endUpdates() without beginUpdates()")
        if let completion { completions.append(completion) }
        depth -= 1
        guard depth == 0 else { return }
        ended.append((open, completions))
        open = []
        completions = []
    }
}
