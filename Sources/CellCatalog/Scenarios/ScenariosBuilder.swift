/// A result builder for lists of scenarios.
@resultBuilder
public enum ScenariosBuilder {
    /// A single scenario.
    public static func buildExpression(_ scenario: Scenario) -> [Scenario] { [scenario] }

    /// An existing list of scenarios.
    public static func buildExpression(_ scenarios: [Scenario]) -> [Scenario] { scenarios }

    /// All scenarios in order.
    public static func buildBlock(_ scenarios: [Scenario]...) -> [Scenario] { scenarios.flatMap { $0 } }

    /// The scenarios of an `if` statement without `else`.
    public static func buildOptional(_ scenarios: [Scenario]?) -> [Scenario] { scenarios ?? [] }

    /// The scenarios of an `if` branch.
    public static func buildEither(first scenarios: [Scenario]) -> [Scenario] { scenarios }

    /// The scenarios of an `else` branch.
    public static func buildEither(second scenarios: [Scenario]) -> [Scenario] { scenarios }

    /// The scenarios of a `for` loop.
    public static func buildArray(_ scenarios: [[Scenario]]) -> [Scenario] { scenarios.flatMap { $0 } }
}
