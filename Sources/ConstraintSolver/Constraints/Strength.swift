/// The strength of a constraint: a priority above 0 and up to 1000, as in UIKit.
///
/// 1000 is required: the constraint is satisfied exactly or rejected. Below that, constraints of equal priority
/// minimize the sum of their errors, and a higher priority always wins over lower ones, however many there are: the
/// solver keeps one objective for each distinct priority in use and compares them in order, so 501 beats any number of
/// 500. The cost of the objectives therefore grows with the number of *distinct* priorities in use (a dozen in a
/// typical interface), not with their values.
public struct Strength: Hashable, Comparable, Sendable {
    /// The priority, above 0 and up to 1000.
    public let priority: Double

    /// Creates a strength from a priority. The solver rejects priorities that are not above 0 and up to 1000.
    public init(priority: Double) {
        self.priority = priority
    }

    /// The strength of constraints that must be satisfied: priority 1000.
    public static let required = Strength(priority: 1000)
    /// Priority 750.
    public static let strong = Strength(priority: 750)
    /// Priority 500.
    public static let medium = Strength(priority: 500)
    /// Priority 250.
    public static let weak = Strength(priority: 250)

    /// Whether the constraint must be satisfied exactly.
    public var isRequired: Bool { priority == 1000 }

    /// Compares the priorities.
    public static func < (left: Strength, right: Strength) -> Bool {
        left.priority < right.priority
    }

    var isValid: Bool { priority > 0 && priority <= 1000 }
}
