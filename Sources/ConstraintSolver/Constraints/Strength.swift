/// How much a constraint matters: a priority above 0 and up to 1000, as in UIKit.
///
/// 1000 is required: the constraint holds exactly or is refused. Below it, constraints of one priority share their
/// errors by the sum of what each misses, and a higher priority is never traded for a lower one, however many of the
/// lower ones there are: the solver keeps one objective for every distinct priority in use and compares them in order,
/// so 501 beats any number of 500. The price is that work on objectives grows with the number of *distinct* priorities
/// in use (a dozen in a usual interface), not with their values.
public struct Strength: Hashable, Comparable, Sendable {
    /// The priority, above 0 and up to 1000.
    public let priority: Double

    /// Makes a strength of a priority. The solver refuses one that is not above 0 and up to 1000.
    public init(priority: Double) {
        self.priority = priority
    }

    /// Must hold: priority 1000.
    public static let required = Strength(priority: 1000)
    /// Priority 750.
    public static let strong = Strength(priority: 750)
    /// Priority 500.
    public static let medium = Strength(priority: 500)
    /// Priority 250.
    public static let weak = Strength(priority: 250)

    /// Whether the constraint has to hold exactly.
    public var isRequired: Bool { priority == 1000 }

    /// Whether the left one gives way to the right one.
    public static func < (left: Strength, right: Strength) -> Bool {
        left.priority < right.priority
    }

    var isValid: Bool { priority > 0 && priority <= 1000 }
}
