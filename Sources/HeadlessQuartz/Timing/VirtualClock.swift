import Foundation

/// The clock of a window. Its time only changes when `advance(by:)` is called.
@MainActor package final class VirtualClock {
    /// An identifier of a scheduled action, for canceling it.
    package struct Token: Hashable, Sendable {
        fileprivate let number: Int
    }

    private struct Entry {
        let token: Token
        let time: TimeInterval
        let isAmbient: Bool
        let action: @MainActor () -> Void
    }

    /// The time since the clock was created, in seconds.
    package private(set) var now: TimeInterval = 0

    /// Called after each scheduled action, at the point where a run loop would perform layout.
    package var turnDidEnd: (@MainActor () -> Void)?

    /// Called after an action was scheduled.
    package var didSchedule: (@MainActor () -> Void)?

    // Few actions are scheduled at a time, so an array sorted by descending time suffices.
    private var entries: [Entry] = []
    private var nextNumber = 0

    /// Creates a clock at time 0.
    package init() {}

    /// Whether no action is scheduled.
    package var isIdle: Bool { entries.isEmpty }

    /// Whether nothing is scheduled but what goes on without end, such as the blinking of a caret.
    package var isQuiet: Bool { entries.allSatisfy(\.isAmbient) }

    /// The time of the next scheduled action, in seconds; `nil` if there is none.
    package var nextDeadline: TimeInterval? { entries.last?.time }

    /// Schedules an action to run after a delay in seconds. Actions for the same time run in the order in which they
    /// were scheduled.
    ///
    /// - Parameters:
    ///   - delay: The time to the action, in seconds.
    ///   - isAmbient: Whether the action goes on without end, so that nobody should wait for it.
    ///   - action: Called when the time has come.
    @discardableResult
    package func schedule(
        after delay: TimeInterval,
        isAmbient: Bool = false,
        _ action: @escaping @MainActor () -> Void
    ) -> Token {
        let token = Token(number: nextNumber)
        nextNumber += 1
        let time = now + max(0, delay.isFinite ? delay : 0)
        let index = entries.lastIndex { $0.time > time }.map { $0 + 1 } ?? 0
        entries.insert(Entry(token: token, time: time, isAmbient: isAmbient, action: action), at: index)
        didSchedule?()
        return token
    }

    /// Cancels a scheduled action. No effect if it has already run.
    package func cancel(_ token: Token) {
        entries.removeAll { $0.token == token }
    }

    /// Advances the time by a number of seconds, and runs due actions in order at their times, including those
    /// scheduled meanwhile.
    package func advance(by seconds: TimeInterval) {
        guard seconds.isFinite, seconds >= 0 else { return }
        let end = now + seconds
        if NextTurn.run() { turnDidEnd?() }
        while let next = entries.last, next.time <= end {
            entries.removeLast()
            now = max(now, next.time)
            next.action()
            NextTurn.run()
            turnDidEnd?()
        }
        now = max(now, end)
    }
}
