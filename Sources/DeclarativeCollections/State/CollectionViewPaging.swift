import PortableUIKit

/// What happens when the reader comes near an end of the list.
///
/// The handler is called once. It is called again when it has returned and the list has another first row (at the start)
/// or last row (at the end), or when the reader went away from the end and came back: so a page that failed to load is
/// asked for again. A list without rows has no ends.
public struct CollectionViewPaging: Equatable {
    /// What counts as near.
    public enum Threshold: Hashable, Sendable {
        /// So many points between what is visible and the end.
        case points(CGFloat)
        /// So many rows that are not visible before the end.
        case rows(Int)
        /// So many heights of the visible part.
        case screens(CGFloat)
    }

    /// What counts as near.
    public var threshold: Threshold
    /// Loads more, and returns when that is done or has failed.
    @ForceEquatable public var handler: @MainActor () async -> Void

    /// Describes what to do near an end.
    public init(threshold: Threshold = .screens(1), handler: @escaping @MainActor () async -> Void) {
        self.threshold = threshold
        self.handler = handler
    }
}
