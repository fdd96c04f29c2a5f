/// Stands for the identifier of what has none of its own: it is identified by its place in the source.
///
/// Initializers have it as the default of their identifier, so that identifiers keep the type that they have in an app:
///
/// ```swift
/// (0..<40).map { number in TitleItem(differenceIdentifier: number, left: LeftTitle(title: "Row \(number)")) }
/// ```
public struct PlaceInSource: Hashable, Sendable {
    /// Creates the value; all of them are equal.
    public init() {}
}

/// An identifier that may be missing.
protocol OptionalIdentifier {
    /// The identifier; `nil` if there is none.
    var identifier: AnyHashable? { get }
}

extension PlaceInSource: OptionalIdentifier {
    var identifier: AnyHashable? { nil }
}

extension Optional: OptionalIdentifier where Wrapped: Hashable {
    var identifier: AnyHashable? { map { AnyHashable($0) } }
}
