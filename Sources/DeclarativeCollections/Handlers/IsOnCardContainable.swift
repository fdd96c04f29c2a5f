/// An item that can be on a card of its own.
///
/// A header and a footer line up with the edges of cards, and with the texts of other rows: see
/// ``CollectionViewSectionLayout/insets``.
public protocol IsOnCardContainable {
    /// Whether the item is on a card.
    var isOnCard: Bool { get }
}
