import Foundation
import XCTest

/// An expression that an expectation evaluates, once or until it is as expected.
public struct Expression<Value> {
    private let closure: () throws -> Value?

    init(_ closure: @escaping () throws -> Value?) {
        self.closure = closure
    }

    /// Returns the value.
    ///
    /// - Throws: What the expression throws.
    public func evaluate() throws -> Value? { try closure() }

    /// Returns an expression of a value of another type.
    public func cast<Other>(_ transform: @escaping (Value?) throws -> Other?) -> Expression<Other> {
        Expression<Other> { try transform(try closure()) }
    }
}

/// What is expected of a value.
public struct Expectation<Value> {
    /// The expression.
    public let expression: Expression<Value>
    let file: StaticString
    let line: UInt

    /// Expects that a matcher matches.
    @discardableResult
    public func to(_ matcher: Matcher<Value>, description: String? = nil) -> Self {
        check(matcher.result(for: expression, isNegated: false), "to", description)
        return self
    }

    /// Expects that a matcher does not match.
    @discardableResult
    public func toNot(_ matcher: Matcher<Value>, description: String? = nil) -> Self {
        check(matcher.result(for: expression, isNegated: true), "to not", description)
        return self
    }

    /// Expects that a matcher does not match.
    @discardableResult
    public func notTo(_ matcher: Matcher<Value>, description: String? = nil) -> Self {
        toNot(matcher, description: description)
    }

    // MARK: Over time

    /// Expects that a matcher matches before a time is over. The run loop runs meanwhile.
    public func toEventually(
        _ matcher: Matcher<Value>,
        timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval,
        description: String? = nil
    ) {
        let result = poll(timeout, pollInterval, until: { $0.succeeds }) {
            matcher.result(for: expression, isNegated: false)
        }
        check(result, "to eventually", description)
    }

    /// Expects that a matcher stops to match before a time is over. The run loop runs meanwhile.
    public func toEventuallyNot(
        _ matcher: Matcher<Value>,
        timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval,
        description: String? = nil
    ) {
        let result = poll(timeout, pollInterval, until: { $0.succeeds }) {
            matcher.result(for: expression, isNegated: true)
        }
        check(result, "to eventually not", description)
    }

    /// Expects that a matcher stops to match before a time is over. The run loop runs meanwhile.
    public func toNotEventually(
        _ matcher: Matcher<Value>,
        timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval,
        description: String? = nil
    ) {
        toEventuallyNot(matcher, timeout: timeout, pollInterval: pollInterval, description: description)
    }

    /// Expects that a matcher matches until a time is over. The run loop runs meanwhile.
    public func toAlways(
        _ matcher: Matcher<Value>,
        until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval,
        description: String? = nil
    ) {
        let result = poll(until, pollInterval, until: { !$0.succeeds }) {
            matcher.result(for: expression, isNegated: false)
        }
        check(result, "to always", description)
    }

    /// Expects that a matcher never matches until a time is over. The run loop runs meanwhile.
    public func toNever(
        _ matcher: Matcher<Value>,
        until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval,
        description: String? = nil
    ) {
        let result = poll(until, pollInterval, until: { !$0.succeeds }) {
            matcher.result(for: expression, isNegated: true)
        }
        check(result, "to never", description)
    }

    private func poll(
        _ timeout: NimbleTimeInterval,
        _ interval: NimbleTimeInterval,
        until isEnough: (Matcher<Value>.Outcome) -> Bool,
        _ evaluate: () -> Matcher<Value>.Outcome
    ) -> Matcher<Value>.Outcome {
        let end = Date(timeIntervalSinceNow: timeout.seconds)
        var result = evaluate()
        while !isEnough(result), Date() < end {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: interval.seconds))
            result = evaluate()
        }
        return result
    }

    private func check(_ outcome: Matcher<Value>.Outcome, _ verb: String, _ description: String?) {
        guard !outcome.succeeds else { return }
        let prefix = description.map { $0 + "\n" } ?? ""
        XCTFail(prefix + outcome.message.text(verb, actual: outcome.actual), file: file, line: line)
    }
}

/// How long expectations over time wait, if they do not say.
public enum PollingDefaults {
    /// The longest time. One second.
    nonisolated(unsafe) public static var timeout = NimbleTimeInterval.seconds(1)
    /// The time between two evaluations. Ten milliseconds.
    nonisolated(unsafe) public static var pollInterval = NimbleTimeInterval.milliseconds(10)
}

/// A length of time.
public enum NimbleTimeInterval: Sendable, Equatable {
    case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int)

    var seconds: TimeInterval {
        switch self {
        case .seconds(let count): TimeInterval(count)
        case .milliseconds(let count): TimeInterval(count) / 1_000
        case .microseconds(let count): TimeInterval(count) / 1_000_000
        case .nanoseconds(let count): TimeInterval(count) / 1_000_000_000
        }
    }
}

/// Expects something of a value.
public func expect<T>(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ expression: @autoclosure @escaping () throws -> T?
) -> Expectation<T> {
    Expectation(expression: Expression(expression), file: file, line: line)
}

/// Expects something of the value of a closure.
public func expect<T>(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ expression: @escaping () throws -> T?
) -> Expectation<T> {
    Expectation(expression: Expression(expression), file: file, line: line)
}

/// Expects something of a closure without a value, such as an error.
public func expect(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ expression: @escaping () throws -> Void
) -> Expectation<Void> {
    Expectation(expression: Expression(expression), file: file, line: line)
}

/// Records a failure.
public func fail(_ message: String = "fail() always fails", file: StaticString = #filePath, line: UInt = #line) {
    XCTFail(message, file: file, line: line)
}

/// Waits until a closure calls its argument. The run loop runs meanwhile.
public func waitUntil(
    timeout: NimbleTimeInterval = PollingDefaults.timeout,
    file: StaticString = #filePath,
    line: UInt = #line,
    action: (@escaping @Sendable () -> Void) -> Void
) {
    let isDone = Flag()
    action { isDone.set() }
    let end = Date(timeIntervalSinceNow: timeout.seconds)
    while !isDone.isSet, Date() < end {
        _ = RunLoop.current.run(
            mode: .default,
            before: Date(timeIntervalSinceNow: PollingDefaults.pollInterval.seconds)
        )
    }
    if !isDone.isSet { XCTFail("waited more than \(timeout.seconds) seconds", file: file, line: line) }
}

private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isSet: Bool { lock.withLock { value } }
    func set() { lock.withLock { value = true } }
}
