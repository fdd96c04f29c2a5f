/// A key of ``CollectionViewEnvironment``.
///
/// ```swift
/// enum DensityKey: CollectionViewEnvironmentKey {
///     static let defaultValue = Density.regular
/// }
/// ```
public protocol CollectionViewEnvironmentKey: SendableMetatype {
    /// The type of the value.
    associatedtype Value: Hashable & Sendable

    /// The value if none is set.
    static var defaultValue: Value { get }
}
