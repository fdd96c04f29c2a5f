import PortableUIKit

/// A handler that loads more rows when the user scrolls close to an end of the list.
///
/// The handler is called once. It is called again after it has returned and the list has another first row (at the
/// start) or last row (at the end), or after the user has scrolled away from the end and back, so that a page that
/// failed to load is requested again. It is not called for a list without rows.
public struct CollectionViewPaging: Equatable {
    /// The distance from the end of the list at which the handler is called.
    public enum Threshold: Hashable, Sendable {
        /// The distance between the visible area and the end, in points.
        case points(CGFloat)
        /// The number of invisible rows before the end.
        case rows(Int)
        /// The distance as a multiple of the visible height.
        case screens(CGFloat)
    }

    /// The distance from the end at which the handler is called.
    public var threshold: Threshold
    /// Loads more rows, and returns when loading has finished or failed.
    @ForceEquatable public var handler: @MainActor () async -> Void

    /// Creates a paging handler; by default called at a distance of one screen.
    public init(threshold: Threshold = .screens(1), handler: @escaping @MainActor () async -> Void) {
        self.threshold = threshold
        self.handler = handler
    }
}
