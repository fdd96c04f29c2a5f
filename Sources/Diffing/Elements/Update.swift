/// A change of content: where the changed thing was before, and where it is after.
///
/// An updated element may also have moved; both positions are given so that a live cell can be found under the old one
/// and its new content under the new one.
public struct Update<Position: Hashable & Sendable>: Hashable, Sendable, CustomStringConvertible {
    /// The position before the change, in old coordinates.
    public var old: Position
    /// The position after the change, in new coordinates.
    public var new: Position

    /// Creates an update of what was at one position and is at another one now.
    @inlinable
    public init(old: Position, new: Position) {
        self.old = old
        self.new = new
    }

    /// Both positions, as in `3 ↻ 4`.
    public var description: String {
        "\(old) ↻ \(new)"
    }
}
