import Foundation

/// The log of selectors that were sent without a method being called. UIKit would raise an exception.
@_spi(Host) public enum SelectorLog {
    private struct State {
        var handler: @Sendable (String) -> Void = { report in
            FileHandle.standardError.write(Data((report + "\n").utf8))
        }
        var reported: Set<String> = []
    }

    /// The most reports to remember: each is written once.
    private static let limit = 1_000

    private static let lock = NSLock()
    nonisolated(unsafe) private static var state = State()

    /// The handler of the reports. By default, writes them to standard error. Setting it forgets what was reported.
    public static var handler: @Sendable (String) -> Void {
        get { lock.withLock { state.handler } }
        set { lock.withLock { state = State(handler: newValue) } }
    }

    static func reportMissingMethod(_ selector: Selector, target: Any?) {
        let example = target.map { "\(type(of: $0)).method" } ?? "TargetType.method"
        write(
            "Action \"\(selector)\" was sent to \(description(of: target.map { type(of: $0) })), but the selector has no method to call. "
                + "Create it with its method: Selector(\"\(selector)\", \(example))."
        )
    }

    static func report(_ mismatch: SelectorMismatch, of selector: Selector, target: Any?) {
        if let argument = mismatch.argument {
            write(
                "Action \"\(selector)\" was not performed by \(description(of: target.map { type(of: $0) })): parameter \(argument + 1) of its "
                    + "method is \(mismatch.expected), but \(description(of: mismatch.received)) was sent."
            )
        } else {
            write(
                "Action \"\(selector)\" was sent to \(description(of: target.map { type(of: $0) })), but its method belongs to "
                    + "\(mismatch.expected)."
            )
        }
    }

    private static func description(of type: Any.Type?) -> String {
        type.map { "an instance of \($0)" } ?? "nil"
    }

    private static func write(_ report: String) {
        let handler = lock.withLock { () -> (@Sendable (String) -> Void)? in
            guard state.reported.count < limit, state.reported.insert(report).inserted else { return nil }
            return state.handler
        }
        handler?(report)
    }
}
