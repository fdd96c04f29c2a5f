import Foundation

extension Matcher {
    /// A matcher of a value that is not `nil`.
    static func value(_ message: String, _ matches: @escaping (Value) throws -> Bool) -> Matcher {
        Matcher { expression in
            guard let value = try expression.evaluate() else {
                return MatcherResult(status: .fail, message: .expectedActualValueTo(message).appendedBeNilHint())
            }
            return MatcherResult(bool: try matches(value), message: .expectedActualValueTo(message))
        }
    }
}

// MARK: Equality

/// Matches an equal value.
public func equal<T: Equatable>(_ expected: T) -> Matcher<T> {
    .value("equal \(describe(expected))") { $0 == expected }
}

/// Matches an equal value. `nil` matches nothing: use `beNil()`.
public func equal<T: Equatable>(_ expected: T?) -> Matcher<T> {
    Matcher { expression in
        let actual = try expression.evaluate()
        guard let actual, let expected else {
            return MatcherResult(
                status: .fail,
                message: .expectedActualValueTo("equal \(describe(expected))").appendedBeNilHint()
            )
        }
        return MatcherResult(bool: actual == expected, message: .expectedActualValueTo("equal \(describe(expected))"))
    }
}

/// Matches a pair of equal values.
public func equal<A: Equatable, B: Equatable>(_ expected: (A, B)) -> Matcher<(A, B)> {
    .value("equal \(describe(expected))") { $0 == expected }
}

/// Matches the same object.
public func beIdenticalTo<T>(_ expected: AnyObject?) -> Matcher<T> {
    Matcher { expression in
        let actual = try expression.evaluate().map { $0 as AnyObject }
        return MatcherResult(
            bool: actual === expected && actual != nil,
            message: .expectedActualValueTo("be identical to \(describe(expected))")
        )
    }
}

/// Matches the same object.
public func be<T>(_ expected: AnyObject?) -> Matcher<T> { beIdenticalTo(expected) }

// MARK: Truth

/// Matches `nil`.
public func beNil<T>() -> Matcher<T> {
    Matcher { MatcherResult(bool: try $0.evaluate() == nil, message: .expectedActualValueTo("be nil")) }
}

/// Matches no value, as of a closure that returns nothing.
public func beVoid() -> Matcher<Void> {
    Matcher { MatcherResult(bool: try $0.evaluate() != nil, message: .expectedActualValueTo("be void")) }
}

/// Matches `true`.
public func beTrue() -> Matcher<Bool> { .value("be true") { $0 } }
/// Matches `false`.
public func beFalse() -> Matcher<Bool> { .value("be false") { !$0 } }
/// Matches `true`.
public func beTruthy() -> Matcher<Bool> { .value("be truthy") { $0 } }
/// Matches `false` and `nil`.
public func beFalsy() -> Matcher<Bool> {
    Matcher { MatcherResult(bool: try $0.evaluate() != true, message: .expectedActualValueTo("be falsy")) }
}

// MARK: Types

/// Matches a value of a type or of its subclasses.
public func beAKindOf<T, Value>(_ type: T.Type) -> Matcher<Value> { .value("be a kind of \(type)") { $0 is T } }
/// Matches a value of exactly a type.
public func beAnInstanceOf<T, Value>(_ type: T.Type) -> Matcher<Value> {
    .value("be an instance of \(type)") { Swift.type(of: $0 as Any) == type }
}

// MARK: Order

/// Matches a larger value.
public func beGreaterThan<T: Comparable>(_ other: T) -> Matcher<T> {
    .value("be greater than \(describe(other))") { $0 > other }
}
/// Matches a value that is not smaller.
public func beGreaterThanOrEqualTo<T: Comparable>(_ other: T) -> Matcher<T> {
    .value("be greater than or equal to \(describe(other))") { $0 >= other }
}
/// Matches a smaller value.
public func beLessThan<T: Comparable>(_ other: T) -> Matcher<T> {
    .value("be less than \(describe(other))") { $0 < other }
}
/// Matches a value that is not larger.
public func beLessThanOrEqualTo<T: Comparable>(_ other: T) -> Matcher<T> {
    .value("be less than or equal to \(describe(other))") { $0 <= other }
}
/// Matches a value in a range.
public func beWithin<T: Comparable>(_ range: ClosedRange<T>) -> Matcher<T> {
    .value("be within \(range)") { range.contains($0) }
}
/// Matches a number near another one.
public func beCloseTo<T: FloatingPoint>(_ expected: T, within delta: T = 1 / 10_000) -> Matcher<T> {
    .value("be close to \(describe(expected)) (within \(delta))") { abs($0 - expected) < delta }
}

// MARK: Collections and texts

/// Matches a collection without elements.
public func beEmpty<C: Collection>() -> Matcher<C> { .value("be empty") { $0.isEmpty } }
/// Matches a collection with a number of elements.
public func haveCount<C: Collection>(_ count: Int) -> Matcher<C> {
    Matcher { expression in
        guard let value = try expression.evaluate() else {
            return MatcherResult(
                status: .fail,
                message: .expectedActualValueTo("have count \(count)").appendedBeNilHint()
            )
        }
        let message = "have \(stringify(value)) with count \(count)"
        return MatcherResult(
            bool: value.count == count,
            message: .expectedCustomValueTo(message, actual: "\(value.count)")
        )
    }
}
/// Matches a sequence with all of some elements.
public func contain<S: Sequence>(_ items: S.Element...) -> Matcher<S> where S.Element: Equatable {
    .value("contain \(items.map { describe($0) }.joined(separator: ", "))") { value in
        items.allSatisfy { value.contains($0) }
    }
}
/// Matches a text with all of some parts.
public func contain(_ parts: String...) -> Matcher<String> {
    .value("contain \(parts.map { describe($0) }.joined(separator: ", "))") { value in
        parts.allSatisfy { value.contains($0) }
    }
}
/// Matches a sequence with an element that a closure accepts.
public func containElementSatisfying<S: Sequence>(
    _ isIncluded: @escaping (S.Element) -> Bool,
    _ description: String = ""
) -> Matcher<S> {
    .value(description.isEmpty ? "find object in collection that satisfies predicate" : description) {
        $0.contains(where: isIncluded)
    }
}
/// Matches a sequence with some elements in any order.
public func contain<S: Sequence>(elementsIn items: [S.Element]) -> Matcher<S> where S.Element: Equatable {
    .value("contain \(items)") { value in items.allSatisfy { value.contains($0) } }
}
/// Matches a sequence with the same elements in any order.
public func contain<S: Sequence>(onlyElementsIn items: [S.Element]) -> Matcher<S> where S.Element: Hashable {
    .value("contain only \(items)") { Dictionary(grouping: $0) { $0 } == Dictionary(grouping: items) { $0 } }
}
/// Matches a sequence that begins with an element.
public func beginWith<S: Sequence>(_ element: S.Element) -> Matcher<S> where S.Element: Equatable {
    .value("begin with \(describe(element))") { $0.first { _ in true } == element }
}
/// Matches a text that begins with another one.
public func beginWith(_ start: String) -> Matcher<String> {
    .value("begin with \(describe(start))") { $0.hasPrefix(start) }
}
/// Matches a collection that ends with an element.
public func endWith<C: BidirectionalCollection>(_ element: C.Element) -> Matcher<C> where C.Element: Equatable {
    .value("end with \(describe(element))") { $0.last == element }
}
/// Matches a text that ends with another one.
public func endWith(_ end: String) -> Matcher<String> { .value("end with \(describe(end))") { $0.hasSuffix(end) } }
/// Matches a text in which a regular expression is found.
public func match(_ pattern: String) -> Matcher<String> {
    .value("match \(describe(pattern))") { $0.range(of: pattern, options: .regularExpression) != nil }
}
/// Matches a sequence all of whose elements a matcher matches.
public func allPass<S: Sequence>(_ matcher: Matcher<S.Element>) -> Matcher<S> {
    .value("all pass") { value in
        try value.allSatisfy { element in try matcher.satisfies(Expression { element }).status == .matches }
    }
}
/// Matches a sequence all of whose elements a closure accepts.
public func allPass<S: Sequence>(_ isIncluded: @escaping (S.Element) throws -> Bool) -> Matcher<S> {
    .value("all pass a condition") { try $0.allSatisfy(isIncluded) }
}

// MARK: Several matchers

/// Matches what at least one matcher matches.
public func satisfyAnyOf<T>(_ matchers: Matcher<T>...) -> Matcher<T> {
    Matcher { expression in
        let results = try matchers.map { try $0.satisfies(expression) }
        return MatcherResult(
            bool: results.contains { $0.status == .matches },
            message: .expectedActualValueTo("match one of \(matchers.count)")
        )
    }
}
/// Matches what all matchers match.
public func satisfyAllOf<T>(_ matchers: Matcher<T>...) -> Matcher<T> {
    Matcher { expression in
        let results = try matchers.map { try $0.satisfies(expression) }
        return MatcherResult(
            bool: results.allSatisfy { $0.status == .matches },
            message: .expectedActualValueTo("match all of \(matchers.count)")
        )
    }
}
/// Matches what the other matcher does not match.
public func not<T>(_ matcher: Matcher<T>) -> Matcher<T> {
    Matcher { expression in
        let result = try matcher.satisfies(expression)
        return MatcherResult(bool: result.status == .doesNotMatch, message: .expectedActualValueTo("not match"))
    }
}
