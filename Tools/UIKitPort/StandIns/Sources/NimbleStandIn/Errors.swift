private func thrownError<T>(by expression: Expression<T>) -> (any Error)? {
    do {
        _ = try expression.evaluate()
        return nil
    } catch {
        return error
    }
}

private func result(_ error: (any Error)?, _ message: String, _ matches: Bool) -> MatcherResult {
    MatcherResult(bool: matches, message: .expectedCustomValueTo(message, actual: describe(error)))
}

/// Matches an expression that throws.
public func throwError<T>() -> Matcher<T> {
    Matcher { expression in
        let error = thrownError(by: expression)
        return result(error, "throw any error", error != nil)
    }
}

/// Matches an expression that throws an equal error.
public func throwError<T, E: Error & Equatable>(_ expected: E, closure: ((E) -> Void)? = nil) -> Matcher<T> {
    Matcher { expression in
        let error = thrownError(by: expression)
        if let error = error as? E { closure?(error) }
        return result(error, "throw error <\(expected)>", error as? E == expected)
    }
}

/// Matches an expression that throws an error of a type.
public func throwError<T, E: Error>(errorType: E.Type, closure: ((E) -> Void)? = nil) -> Matcher<T> {
    Matcher { expression in
        let error = thrownError(by: expression)
        if let error = error as? E { closure?(error) }
        return result(error, "throw error of type \(errorType)", error is E)
    }
}

/// Matches an expression that throws, whose error a closure checks.
public func throwError<T>(closure: @escaping (any Error) -> Void) -> Matcher<T> {
    Matcher { expression in
        let error = thrownError(by: expression)
        if let error { closure(error) }
        return result(error, "throw any error", error != nil)
    }
}

/// Matches an equal error.
public func matchError<E: Error & Equatable>(_ expected: E) -> Matcher<any Error> {
    .value("match error <\(expected)>") { $0 as? E == expected }
}

/// Matches an error of a type.
public func matchError<E: Error>(_ type: E.Type) -> Matcher<any Error> {
    .value("match error of type \(type)") { $0 is E }
}

/// Matches a result that is a success.
public func beSuccess<T, E: Error>(test: ((T) -> Void)? = nil) -> Matcher<Result<T, E>> {
    .value("be <success>") {
        guard case .success(let value) = $0 else { return false }
        test?(value)
        return true
    }
}

/// Matches a result that is a failure.
public func beFailure<T, E: Error>(test: ((E) -> Void)? = nil) -> Matcher<Result<T, E>> {
    .value("be <failure>") {
        guard case .failure(let error) = $0 else { return false }
        test?(error)
        return true
    }
}
