/// What a value is compared with.
public struct Matcher<Value> {
    /// How a comparison ended, with what the failure says.
    struct Outcome {
        var succeeds: Bool
        var message: ExpectationMessage
        var actual: String
    }

    private let closure: (Expression<Value>) throws -> MatcherResult

    /// Creates a matcher from a closure.
    public init(_ closure: @escaping (Expression<Value>) throws -> MatcherResult) {
        self.closure = closure
    }

    /// Returns whether an expression matches.
    ///
    /// - Throws: What the expression throws.
    public func satisfies(_ expression: Expression<Value>) throws -> MatcherResult { try closure(expression) }

    func result(for expression: Expression<Value>, isNegated: Bool) -> Outcome {
        // The value of the message is the one that was compared.
        var actual = ""
        let seen = Expression<Value> {
            do {
                let value = try expression.evaluate()
                actual = describe(value)
                return value
            } catch {
                actual = "an unexpected error thrown: <\(error)>"
                throw error
            }
        }
        do {
            let result = try closure(seen)
            let succeeds = result.status == (isNegated ? .doesNotMatch : .matches)
            return Outcome(succeeds: succeeds, message: result.message, actual: actual)
        } catch {
            return Outcome(succeeds: false, message: .fail("unexpected error thrown: <\(error)>"), actual: actual)
        }
    }

    /// A matcher that receives the expression and the beginning of the message.
    public static func define(
        _ message: String = "match",
        matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> MatcherResult
    ) -> Matcher {
        Matcher { try matcher($0, .expectedActualValueTo(message)) }
    }

    /// A matcher that receives the expression, and fails for `nil` in both directions.
    public static func defineNilable(
        _ message: String = "match",
        matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> MatcherResult
    ) -> Matcher {
        define(message, matcher: matcher)
    }

    /// A matcher of a closure that returns a status.
    public static func simple(
        _ message: String = "match",
        matcher: @escaping (Expression<Value>) throws -> MatcherStatus
    ) -> Matcher {
        Matcher { MatcherResult(status: try matcher($0), message: .expectedActualValueTo(message)) }
    }
}

/// A matcher, by its name up to Nimble 12.
public typealias Predicate = Matcher
/// The result of a matcher, by its name up to Nimble 12.
public typealias PredicateResult = MatcherResult
/// The status of a matcher, by its name up to Nimble 12.
public typealias PredicateStatus = MatcherStatus

/// Whether a value matches.
public enum MatcherStatus: Sendable {
    /// The value matches.
    case matches
    /// The value does not match.
    case doesNotMatch
    /// The value is none that could match or not, such as `nil`: both expectations fail.
    case fail

    /// Creates a status from a comparison.
    public init(bool matches: Bool) {
        self = matches ? .matches : .doesNotMatch
    }
}

/// Whether a value matches, and what a failure says.
public struct MatcherResult: Sendable {
    /// Whether the value matches.
    public var status: MatcherStatus
    /// What a failure says.
    public var message: ExpectationMessage

    /// Creates a result.
    public init(status: MatcherStatus, message: ExpectationMessage) {
        self.status = status
        self.message = message
    }

    /// Creates a result from a comparison.
    public init(bool: Bool, message: ExpectationMessage) {
        self.init(status: MatcherStatus(bool: bool), message: message)
    }
}

/// What a failure says.
public indirect enum ExpectationMessage: Sendable {
    /// "expected to (message)"
    case expectedTo(String)
    /// "expected to (message), got (value)"
    case expectedActualValueTo(String)
    /// "expected to (message), got (actual)"
    case expectedCustomValueTo(String, actual: String)
    /// The message alone.
    case fail(String)
    /// A message with more text behind it.
    case appends(ExpectationMessage, String)
    /// A message with details on lines of their own.
    case details(ExpectationMessage, String)

    /// Returns the message with more text behind it.
    public func appended(message: String) -> ExpectationMessage { .appends(self, message) }
    /// Returns the message with details.
    public func appended(details: String) -> ExpectationMessage { .details(self, details) }
    /// Returns the message with a hint about `nil`.
    public func appendedBeNilHint() -> ExpectationMessage { appended(message: " (use beNil() to match nils)") }

    func text(_ verb: String, actual: String) -> String {
        switch self {
        case .expectedTo(let message): "expected \(verb) \(message)"
        case .expectedActualValueTo(let message): "expected \(verb) \(message), got \(actual)"
        case .expectedCustomValueTo(let message, let actual): "expected \(verb) \(message), got \(actual)"
        case .fail(let message): message
        case .appends(let message, let more): message.text(verb, actual: actual) + more
        case .details(let message, let details): message.text(verb, actual: actual) + "\n" + details
        }
    }
}

/// A value as failures show it.
func describe<T>(_ value: T?) -> String {
    guard let value else { return "<nil>" }
    return "<\(stringify(value))>"
}

/// The text of a value: `nil` for an optional without one.
public func stringify<T>(_ value: T?) -> String {
    guard let value else { return "nil" }
    if let text = value as? String { return text }
    return String(describing: value)
}
