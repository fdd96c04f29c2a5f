/// The remaining budget for the search for runs: unsuccessful guesses cost credit and pairs earn it.
@usableFromInline
struct RunCredit {
    /// The number of elements of both lists together that may be skipped to find the next pair.
    @inlinable static var window: Int { 10 }
    /// The minimum length of a run that makes another one likely nearby.
    @inlinable static var worthwhileRun: Int { 4 }
    /// The cost of an unsuccessful search of the window, in pairs.
    @inlinable static var windowCost: Int { 16 }

    @usableFromInline var balance: Int
    @usableFromInline var run: Int

    @inlinable
    init(count: Int) {
        balance = 32 + count / 8
        run = RunCredit.worthwhileRun
    }

    /// Whether the last run was long enough to expect its continuation nearby.
    @inlinable var allowsWindow: Bool { run >= RunCredit.worthwhileRun }

    @inlinable
    mutating func earn(_ pairs: Int) {
        balance += pairs
        run += pairs
    }

    @inlinable
    mutating func beginRun() {
        run = 0
    }

    @inlinable
    mutating func payForWindow() {
        balance -= RunCredit.windowCost
    }

    @inlinable
    mutating func payForProbe() -> Bool {
        balance -= 1
        return balance >= 0
    }
}
