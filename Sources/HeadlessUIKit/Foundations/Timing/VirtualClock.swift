import Foundation

/// The time of one window. It stands still until somebody advances it.
@_spi(Host) @preconcurrency @MainActor public final class VirtualClock {
    /// Names something scheduled, to cancel it.
    public struct Token: Hashable, Sendable {
        fileprivate let number: Int
    }

    private struct Entry {
        let token: Token
        let time: TimeInterval
        let action: @MainActor () -> Void
    }

    /// Seconds since the clock was made.
    public private(set) var now: TimeInterval = 0

    /// Called after each scheduled action: where a run loop would lay out before it waits for more.
    var turnDidEnd: (@MainActor () -> Void)?

    /// Called after something was scheduled.
    var didSchedule: (@MainActor () -> Void)?

    // Few things are ever scheduled at once; a sorted array, the next entry last, is all it takes.
    private var entries: [Entry] = []
    private var nextNumber = 0

    /// Makes a clock that stands at zero.
    public init() {}

    /// Whether anything is scheduled.
    public var isIdle: Bool { entries.isEmpty }

    /// When the next scheduled action is due.
    public var nextDeadline: TimeInterval? { entries.last?.time }

    /// Runs an action once that many seconds have passed. What is due at the same time runs in the order it was
    /// scheduled.
    @discardableResult
    public func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Token {
        let token = Token(number: nextNumber)
        nextNumber += 1
        let time = now + max(0, delay.isFinite ? delay : 0)
        let index = entries.lastIndex { $0.time > time }.map { $0 + 1 } ?? 0
        entries.insert(Entry(token: token, time: time, action: action), at: index)
        didSchedule?()
        return token
    }

    /// Forgets a scheduled action; one that has run is long forgotten.
    public func cancel(_ token: Token) {
        entries.removeAll { $0.token == token }
    }

    /// Lets time pass. Whatever falls due runs at its time, in order, also what is scheduled meanwhile.
    public func advance(by seconds: TimeInterval) {
        guard seconds.isFinite, seconds >= 0 else { return }
        let end = now + seconds
        while let next = entries.last, next.time <= end {
            entries.removeLast()
            now = max(now, next.time)
            next.action()
            turnDidEnd?()
        }
        now = max(now, end)
    }
}
