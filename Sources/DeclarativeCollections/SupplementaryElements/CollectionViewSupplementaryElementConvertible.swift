/// What a section accepts as header or footer: an element of any type, or one whose type is already erased.
public protocol CollectionViewSupplementaryElementConvertible {
    /// The element without its type.
    var diffableSupplementaryElement: CollectionViewDiffableSupplementaryElement { get }
}
