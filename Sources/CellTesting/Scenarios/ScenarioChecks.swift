/// What is checked of each scenario.
public struct ScenarioChecks: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The picture of the screen is as its reference, in each variant.
    public static let images = ScenarioChecks(rawValue: 1)

    /// The frames and texts of all views are as their reference, in each variant.
    public static let layouts = ScenarioChecks(rawValue: 2)

    /// What VoiceOver says is as its reference, in each variant.
    public static let accessibility = ScenarioChecks(rawValue: 4)

    /// The picture with numbers on the accessibility elements, beside what VoiceOver says, is as its reference, in each variant.
    public static let accessibilityImages = ScenarioChecks(rawValue: 8)

    /// An audit finds nothing. It looks at all text sizes by itself, so of variants that differ only in text size one is audited.
    public static let audits = ScenarioChecks(rawValue: 16)

    /// A monkey finds no fault on the first variant.
    public static let monkeys = ScenarioChecks(rawValue: 32)

    /// Everything.
    public static let all: ScenarioChecks = [
        .images, .layouts, .accessibility, .accessibilityImages, .audits, .monkeys,
    ]

    /// The names of the checks, in the order in which they run.
    public static let names: [(name: String, check: ScenarioChecks)] = [
        ("image", .images), ("layout", .layouts), ("accessibility", .accessibility),
        ("accessibilityImage", .accessibilityImages), ("audit", .audits), ("monkey", .monkeys),
    ]

    /// Returns the check of a name; `nil` for an unknown one.
    public init?(name: String) {
        guard let check = Self.names.first(where: { $0.name == name })?.check else { return nil }
        self = check
    }
}
