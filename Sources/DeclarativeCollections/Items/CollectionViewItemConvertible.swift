/// What a section accepts as a row: an item of any type, or one whose type is already erased.
public protocol CollectionViewItemConvertible {
    /// The item without its type.
    var diffableItem: CollectionViewDiffableItem { get }
}
