/// What came out of one check of a scenario.
public struct ScenarioResult: Codable, Equatable, Sendable {
    /// How a check ended.
    public enum Outcome: String, Codable, Sendable {
        /// Nothing is wrong.
        case passed
        /// The snapshot was written as the new reference.
        case recorded
        /// Something is wrong.
        case failed
    }

    /// The name of the scenario.
    public var scenario: String
    /// The name of the variant.
    public var variant: String
    /// The name of the check.
    public var check: String
    /// How the check ended.
    public var outcome: Outcome
    /// What is wrong, in words, or a warning.
    public var messages: [String]
    /// The path of the file that declares the scenario.
    public var source: String
    /// The processor time of the check, in seconds.
    public var seconds: Double

    /// Creates a result.
    public init(
        scenario: String,
        variant: String,
        check: String,
        outcome: Outcome,
        messages: [String] = [],
        source: String,
        seconds: Double = 0
    ) {
        self.scenario = scenario
        self.variant = variant
        self.check = check
        self.outcome = outcome
        self.messages = messages
        self.source = source
        self.seconds = seconds
    }
}
