import Foundation

// Foundation on Linux makes predicates of closures only.
extension NSPredicate {
    /// Creates a predicate from a format, such as `"SELF MATCHES %@"`. An invalid format is an exception, which ends the process.
    ///
    /// Formats have comparisons (`==`, `<`, `BETWEEN`, `CONTAINS[cd]`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN`), with `ANY`,
    /// `ALL` and `NONE`, joined by `AND`, `OR` and `NOT`. Calculations, functions and subqueries are not supported.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format.
    ///   - args: What stands for `%@`, `%K`, `%d` and the like, in their order.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, values: args)
    }

    /// Creates a predicate from a format and what stands for its placeholders.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(format: predicateFormat, values: arguments ?? [])
    }

    private convenience init(format: String, values: [Any?]) {
        do {
            var parser = try PredicateParser(format, values)
            let test = try parser.parse()
            nonisolated(unsafe) let unchecked = test
            self.init { object, _ in unchecked(object) }
        } catch {
            NSException(name: .invalidArgumentException, reason: "\(error)").raise()
            self.init(value: false)
        }
    }
}

/// What is wrong with a format.
struct PredicateFormatError: Error, CustomStringConvertible {
    let description: String
}
