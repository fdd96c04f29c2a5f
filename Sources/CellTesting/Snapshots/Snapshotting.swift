import PortableUIKit
import ScreenHosting

/// A strategy that turns values into files and compares these with references.
///
/// Make strategies for your own types from existing ones:
///
/// ```swift
/// extension Snapshotting where Value == Profile, Format == ImageSnapshot {
///     static var image: Self { Snapshotting<CollectionViewState, ImageSnapshot>.image.pullback(makeState) }
/// }
/// ```
public struct Snapshotting<Value, Format: SnapshotFormat>: Sendable {
    /// Makes the snapshot of a value.
    public let snapshot: @MainActor (Value) throws -> Format

    /// The screen on which values are shown; audits of an assertion use it, too.
    var device = ScreenConfiguration.iPhone16

    /// Creates a strategy from a function.
    public init(_ snapshot: @escaping @MainActor (Value) throws -> Format) {
        self.snapshot = snapshot
    }

    /// Creates a strategy that shows values on a screen.
    init(on device: ScreenConfiguration, _ snapshot: @escaping @MainActor (Value) throws -> Format) {
        self.snapshot = snapshot
        self.device = device
    }

    /// Returns the strategy for another type, whose values `transform` turns into values of this strategy.
    public func pullback<NewValue>(
        _ transform: @escaping @MainActor (NewValue) throws -> Value
    ) -> Snapshotting<NewValue, Format> {
        let snapshot = snapshot
        return Snapshotting<NewValue, Format>(on: device) { try snapshot(transform($0)) }
    }
}

/// What a strategy writes to a file.
public protocol SnapshotFormat: Sendable {
    /// The extension of the files, without a dot.
    static var pathExtension: String { get }

    /// The contents of the file. Equal snapshots have equal bytes.
    var data: Data { get }

    /// Whether the snapshot certainly equals the contents of a reference file. `false` if only a comparison can tell.
    @MainActor
    func isSame(asReference data: Data) -> Bool

    /// Compares the snapshot with the contents of a reference file.
    @MainActor
    func comparison(withReference data: Data) throws -> SnapshotComparison
}

extension SnapshotFormat {
    /// The default implementation compares bytes.
    @MainActor
    public func isSame(asReference data: Data) -> Bool { data == self.data }
}

/// The result of the comparison of a snapshot with its reference.
public enum SnapshotComparison: Equatable, Sendable {
    /// They are equal, or as similar as required.
    case equal

    /// They could be compared only in part; that part is equal. The value says why.
    case equalWithWarning(String)

    /// They differ; the values are sentences, most important first.
    case different([String])
}
