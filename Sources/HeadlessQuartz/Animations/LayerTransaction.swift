import Foundation

/// One transaction of layer changes.
@MainActor package final class LayerTransaction {
    /// The open transactions. They are static because Core Animation's API has static methods only.
    private static var stack: [LayerTransaction] = []
    private static var implicit: LayerTransaction?

    private static let defaultDuration: TimeInterval = 0.25

    /// A completion block and the number of animations it waits for. It is called when none is left and the transaction
    /// is closed.
    private final class CompletionObserver {
        let block: () -> Void
        var count = 0

        init(block: @escaping () -> Void) {
            self.block = block
        }
    }

    private var completionObserver: CompletionObserver?
    private var isOpen = true
    var disablesActions = false
    /// Values of the app's own keys. Core Animation is used on the main thread here.
    package nonisolated(unsafe) var values: [String: Any] = [:]
    package var duration = LayerTransaction.defaultDuration
    /// The timing function of animations that have none of their own. Core Animation is used on the main thread here.
    package nonisolated(unsafe) var timingFunction: CAMediaTimingFunction?

    /// The innermost open transaction, or an implicit one that the next turn of the main run loop commits.
    package static var current: LayerTransaction {
        if let open = stack.last ?? implicit { return open }
        let transaction = LayerTransaction()
        implicit = transaction
        RunLoop.main.perform { MainActor.assumeIsolated { flush() } }
        return transaction
    }

    /// Whether the current transaction suppresses actions. Doesn't open an implicit one.
    static var disablesActions: Bool { (stack.last ?? implicit)?.disablesActions ?? false }

    package static func begin() {
        let transaction = LayerTransaction()
        if let outer = stack.last ?? implicit {
            transaction.disablesActions = outer.disablesActions
            transaction.duration = outer.duration
            transaction.timingFunction = outer.timingFunction
        }
        stack.append(transaction)
    }

    package static func commit() {
        stack.popLast()?.close()
    }

    static func flush() {
        implicit?.close()
        implicit = nil
    }

    /// Registers an animation in all open transactions and returns the block to call when it ends.
    package static func animationDidStart() -> (() -> Void)? {
        let waiting = (stack + [implicit].compactMap { $0 }).filter { $0.completionObserver != nil }
        guard !waiting.isEmpty else { return nil }
        let ends = waiting.compactMap { $0.enter() }
        return { for end in ends { end() } }
    }

    package var completion: (() -> Void)? { completionObserver?.block }

    /// Sets the completion block. A replaced block is still called when the animations it waits for have ended.
    func setCompletion(_ block: (() -> Void)?) {
        let replaced = completionObserver
        completionObserver = block.map { CompletionObserver(block: $0) }
        if let replaced, replaced.count == 0 { replaced.block() }
    }

    private func enter() -> (() -> Void)? {
        guard let completionObserver else { return nil }
        completionObserver.count += 1
        return { [self] in
            completionObserver.count -= 1
            if completionObserver.count == 0, !isOpen || self.completionObserver !== completionObserver {
                completionObserver.block()
            }
        }
    }

    private func close() {
        isOpen = false
        if let completionObserver, completionObserver.count == 0 { completionObserver.block() }
    }
}
