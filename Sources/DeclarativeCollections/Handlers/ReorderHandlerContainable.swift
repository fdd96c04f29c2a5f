/// An item that the user can move to another position.
public protocol ReorderHandlerContainable {
    /// Whether a long press picks the row up. A disabled row cannot be picked up. If the row has a context menu, the press
    /// opens the menu, and moving the finger then drags the row, unless the collection view has a drag delegate of the app.
    var canMove: Bool { get set }
    /// Called once when the user drops the row at another position.
    ///
    /// The collection view already shows the new order. Store it: applying a state with the old order moves the row
    /// back.
    var didMoveHandler: (@MainActor (CollectionViewItemMove) -> Void)? { get set }
}

extension ReorderHandlerContainable {
    /// Returns a copy that can be moved, with a handler for its new position.
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
