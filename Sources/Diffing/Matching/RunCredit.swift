/// What the search for runs may still cost: guesses have to pay for themselves.
@usableFromInline
struct RunCredit {
    /// How many elements of both lists together may be skipped to go on side by side.
    @inlinable static var window: Int { 10 }
    /// A run as long as this makes another one likely to follow nearby.
    @inlinable static var worthwhileRun: Int { 4 }
    /// What an unsuccessful search of the window costs, in pairs.
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
