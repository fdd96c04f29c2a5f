/// A fault that a monkey found, and how to cause it again.
public struct MonkeyFailure: Error, Equatable, Sendable {
    /// What is wrong.
    public enum Kind: String, Hashable, Sendable {
        /// A batch update does not match the data, the data changed without an update, or layout does not end.
        case consistency
        /// A frame that is not a number, infinite or negative.
        case frame
        /// Cells or view controllers that stay in memory.
        case leak
        /// The invariant of the test does not hold.
        case invariant
    }

    /// What is wrong.
    public let kind: Kind
    /// A sentence that names the views concerned.
    public let message: String
    /// The number of the action after which the fault was found, from 1; 0 if the screen has it from the start.
    public let actionCount: Int
    /// The seed of the run.
    public let seed: UInt64
    /// The shortest sequence of actions found that causes the fault, as lines of Swift for a test with a `ScreenTest`
    /// called `app`.
    public let steps: [String]
    /// Whether the sequence was shortened; not if the same screen cannot be made again.
    public let isShrunk: Bool
}

extension MonkeyFailure: CustomStringConvertible {
    /// The fault, and the sequence as Swift that can be pasted into a test.
    public var description: String {
        let lines = (steps + ["app.checkConsistency()"]).map { "    " + $0 }.joined(separator: "\n")
        let found = actionCount == 0 ? "before its first action" : "after \(actionCount) actions"
        let sequence =
            isShrunk
            ? "The shortest sequence that causes it:"
            : "The whole sequence; it could not be shortened, because a new screen does not show the fault:"
        return "The monkey with seed \(seed) found a fault \(found).\n\(message)\n\(sequence)\n\n\(lines)\n"
    }
}
