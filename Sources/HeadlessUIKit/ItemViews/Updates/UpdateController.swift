import Foundation

/// Collects the changes of batch updates and performs them.
///
/// Updates that callbacks request during an update wait until the views match the data. If the data changes
/// immediately, as between `beginUpdates()` and `endUpdates()`, all requested updates are combined into one, because
/// the states of the data in between are lost.
@MainActor final class UpdateController {
    private unowned let host: any BatchUpdateHost
    private var depth = 0
    /// The content offset before the changes.
    private var offset = CGPoint.zero
    private var batch = BatchUpdate()
    private var completions: [(Bool) -> Void] = []
    private var isCommitting = false
    /// The updates from callbacks whose data has already changed.
    private var committedUpdates = CommittedUpdates()
    /// The update blocks from callbacks that have not run yet.
    private var waiting: [(changes: (() -> Void)?, completion: ((Bool) -> Void)?)] = []
    private var animations: [any BatchAnimation] = []

    init(host: any BatchUpdateHost) {
        self.host = host
    }

    /// Performs the changes of a closure together. Nested calls join the outer batch.
    func performUpdates(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
        if isCommitting {
            waiting.append((changes, completion))
            return
        }
        begin()
        if let completion { completions.append(completion) }
        changes?()
        end()
    }

    /// Whether a batch is open: the data may have changed, and the display is updated when the batch ends.
    var isCollecting: Bool { depth > 0 }

    /// Begins a batch, which may be nested.
    func begin() {
        if isCommitting { return committedUpdates.begin() }
        if depth == 0 {
            host.batchWillBegin()
            offset = host.contentOffset
        }
        depth += 1
    }

    /// Ends the innermost batch and performs the changes if it was the outermost.
    func end() {
        if isCommitting { return committedUpdates.end(completion: nil) }
        precondition(depth > 0, "endUpdates() without beginUpdates()")
        depth -= 1
        if depth == 0 { commit() }
    }

    /// Runs a closure immediately during an update and returns `true`, or returns `false` without an update. The
    /// changes to the elements are still deferred.
    func performNowWhileCommitting(_ changes: () -> Void, completion: ((Bool) -> Void)?) -> Bool {
        guard isCommitting else { return false }
        committedUpdates.begin()
        changes()
        committedUpdates.end(completion: completion)
        return true
    }

    /// Adds a change to the open batch, or performs it immediately.
    func record(_ change: @escaping (inout BatchUpdate) -> Void) {
        if isCommitting {
            committedUpdates.record(change)
        } else if depth > 0 {
            change(&batch)
        } else {
            performUpdates({ change(&self.batch) }, completion: nil)
        }
    }

    /// Reconfigures cells in place, immediately or with the open batch.
    func reconfigure(_ indexPaths: [IndexPath]) {
        if depth > 0 || isCommitting {
            record { $0.reconfiguredItems += indexPaths }
        } else {
            for path in indexPaths { host.reconfigureCell(at: path) }
        }
    }

    /// Removes views that are still fading out, because the data is reloaded.
    func finishAnimations() {
        for animation in animations { animation.endDisplayingDisappearingViews() }
    }

    // MARK: Performing updates

    private func commit() {
        performBatch()
        while !isCollecting, !committedUpdates.isEmpty || !waiting.isEmpty { performDeferred() }
    }

    private func performBatch() {
        let batch = self.batch
        let completions = self.completions
        self.batch = BatchUpdate()
        self.completions = []
        if reportsInconsistency(of: batch) {
            for completion in completions { completion(false) }
            return
        }
        isCommitting = true
        let animation = host.makeAnimation(of: batch, offset: offset)
        animations.append(animation)
        animation.run { [weak self] in
            self?.animations.removeAll { $0 === animation }
            for completion in completions { completion(true) }
        }
        isCommitting = false
    }

    /// Reports a batch that does not match the data to a host that takes errors, and loads the data instead.
    private func reportsInconsistency(of batch: BatchUpdate) -> Bool {
        guard HostFaults.isHandled, let message = host.inconsistency(of: batch) else { return false }
        HostFaults.report(message)
        host.reloadData()
        return true
    }

    /// Performs the updates that callbacks requested: all whose data already changed together, otherwise one block.
    private func performDeferred() {
        let committedUpdates = self.committedUpdates
        self.committedUpdates = CommittedUpdates()
        begin()
        for update in committedUpdates.ended {
            add(update.changes)
            completions += update.completions
        }
        if committedUpdates.isOpen {
            // The batch began in the callback and ends later. Its changes join the others.
            depth = committedUpdates.depth
            add(committedUpdates.open)
            return
        }
        if committedUpdates.ended.isEmpty { runFirstWaiting() }
        while !waiting.isEmpty, !host.agrees(with: batch) { runFirstWaiting() }
        depth -= 1
        performBatch()
    }

    /// Adds changes that refer to the list after the batch so far.
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

/// The batches that callbacks begin and end during an update, in order.
private struct CommittedUpdates {
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
