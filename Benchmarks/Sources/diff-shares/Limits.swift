import DiffShapes

/// The maximum cost of each shape as a share of the baseline.
enum Limits {
    private static let string = [
        "a": 0.25, "b": 0.08, "b2": 0.20, "b3": 0.10, "d": 0.06, "e": 0.06, "f": 0.06, "h": 0.10, "j": 0.8, "c": 0.20,
    ]
    private static let int = [
        "a": 0.70, "b": 0.25, "b2": 0.50, "b3": 0.30, "d": 0.06, "e": 0.06, "f": 0.06, "h": 0.30, "j": 2.5, "c": 0.45,
    ]

    static func limit(of shape: String, _ kind: (some IdentityKind).Type) -> Double? {
        switch kind.limits {
        case .string: string[shape]
        case .int: int[shape]
        case nil: nil
        }
    }
}
