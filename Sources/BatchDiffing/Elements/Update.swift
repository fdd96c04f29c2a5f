/// A change of content, with the positions before and after it.
///
/// An updated element may also have moved: the live cell is found at the old position and its new content at the new
/// one.
public struct Update<Position: Hashable & Sendable>: Hashable, Sendable, CustomStringConvertible {
    /// The position before the change, in old coordinates.
    public var old: Position
    /// The position after the change, in new coordinates.
    public var new: Position

    /// Creates an update from the position before the change and the position after it.
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
