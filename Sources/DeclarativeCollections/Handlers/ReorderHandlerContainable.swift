/// An item that can be dragged to another place.
public protocol ReorderHandlerContainable {
    /// Whether a long press picks the row up. A disabled row is never picked up.
    var canMove: Bool { get set }
    /// Called once when the reader has put the row down in another place.
    ///
    /// The collection shows the new order already. Store it: the next state that has the old one moves the row back.
    var didMoveHandler: (@MainActor (CollectionViewItemMove) -> Void)? { get set }
}

extension ReorderHandlerContainable {
    /// A copy that can be dragged, with a handler for its new place; the original stays as it was.
    public func reorderable(
        _ canMove: Bool = true,
        didMove handler: (@MainActor (CollectionViewItemMove) -> Void)?
    ) -> Self {
        var copy = self
        copy.canMove = canMove
        copy.didMoveHandler = handler
        return copy
    }
}
