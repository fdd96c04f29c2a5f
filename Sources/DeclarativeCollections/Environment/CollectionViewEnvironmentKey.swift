/// Names a value of ``CollectionViewEnvironment``.
///
/// ```swift
/// enum DensityKey: CollectionViewEnvironmentKey {
///     static let defaultValue = Density.regular
/// }
/// ```
public protocol CollectionViewEnvironmentKey {
    /// What is kept under the key.
    associatedtype Value: Hashable & Sendable

    /// The value where none is set.
    static var defaultValue: Value { get }
}
