/// Lists scenarios.
@resultBuilder
public enum ScenariosBuilder {
    /// A scenario.
    public static func buildExpression(_ scenario: Scenario) -> [Scenario] { [scenario] }

    /// Scenarios that are listed already.
    public static func buildExpression(_ scenarios: [Scenario]) -> [Scenario] { scenarios }

    /// All of them in order.
    public static func buildBlock(_ scenarios: [Scenario]...) -> [Scenario] { scenarios.flatMap { $0 } }

    /// Those of an `if` without an `else`.
    public static func buildOptional(_ scenarios: [Scenario]?) -> [Scenario] { scenarios ?? [] }

    /// Those of an `if`.
    public static func buildEither(first scenarios: [Scenario]) -> [Scenario] { scenarios }

    /// Those of an `else`.
    public static func buildEither(second scenarios: [Scenario]) -> [Scenario] { scenarios }

    /// Those of a `for`.
    public static func buildArray(_ scenarios: [[Scenario]]) -> [Scenario] { scenarios.flatMap { $0 } }
}
