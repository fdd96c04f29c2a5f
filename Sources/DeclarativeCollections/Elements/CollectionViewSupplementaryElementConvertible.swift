/// A value that can be a header or footer of a section: an element of any type, or a type-erased one.
public protocol CollectionViewSupplementaryElementConvertible {
    /// The type-erased element.
    var diffableSupplementaryElement: CollectionViewDiffableSupplementaryElement { get }
}
