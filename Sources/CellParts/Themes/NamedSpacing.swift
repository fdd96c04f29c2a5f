import PortableUIKit

/// A spacing with its name.
public struct NamedSpacing: Hashable, Sendable {
    /// The name, such as `m`.
    public let name: String
    /// The spacing, in points.
    public let value: CGFloat

    /// Creates a spacing with a name.
    public init(_ name: String, _ value: CGFloat) {
        self.name = name
        self.value = value
    }
}

extension SpacingScale {
    /// All spacings with their names: those of ``SpacingToken``, then the others.
    public var named: [NamedSpacing] {
        SpacingToken.allCases.map { NamedSpacing($0.rawValue, self[$0]) } + others
    }
}
