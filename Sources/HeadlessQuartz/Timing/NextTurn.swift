import Foundation

/// Blocks that run in the next turn: when a clock advances, or when the main queue gets to run, whichever comes first.
///
/// Views without a window have no clock, and a test may either advance the clock of another window or wait for the main
/// queue. It is static because there is no object that all of these share.
@MainActor package enum NextTurn {
    private static var blocks: [() -> Void] = []

    package static func perform(_ block: @escaping () -> Void) {
        blocks.append(block)
        if blocks.count == 1 { MainQueue.enqueue { run() } }
    }

    /// Runs the blocks that were added before the call. Returns whether there were any.
    @discardableResult
    package static func run() -> Bool {
        guard !blocks.isEmpty else { return false }
        let due = blocks
        blocks = []
        for block in due { block() }
        return true
    }
}
