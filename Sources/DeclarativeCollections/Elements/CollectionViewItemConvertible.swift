/// A value that can be a row of a section: an item of any type, or a type-erased one.
public protocol CollectionViewItemConvertible {
    /// The type-erased item.
    var diffableItem: CollectionViewDiffableItem { get }
}
