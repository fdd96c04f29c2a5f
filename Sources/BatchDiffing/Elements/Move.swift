/// A change of position.
public struct Move<Position: Hashable & Sendable>: Hashable, Sendable, CustomStringConvertible {
    /// The position before the change, in old coordinates.
    public var from: Position
    /// The position after the change, in new coordinates.
    public var to: Position

    /// Creates a move between two positions.
    @inlinable
    public init(from: Position, to: Position) {
        self.from = from
        self.to = to
    }

    /// Both positions, as in `3 → 0`.
    public var description: String {
        "\(from) → \(to)"
    }
}
