/// An element of a list that can be matched with its previous version.
///
/// The identity says *which* element this is, the content says *what it shows*. Two elements with the same identity are
/// the same row before and after a change; when their content differs, the row is updated in place.
public protocol DifferenceElement {
    /// The type of the identity, for instance a database key.
    associatedtype Identity: Hashable

    /// The identity of the element: stable while its content changes, and unique in its list if possible.
    ///
    /// It is read often and should be a stored property or as cheap as one.
    var differenceIdentity: Identity { get }

    /// Returns whether the content equals that of another element with the same identity.
    func isContentEqual(to other: Self) -> Bool
}

extension DifferenceElement where Self: Equatable {
    /// Compares the whole values.
    @inlinable
    public func isContentEqual(to other: Self) -> Bool {
        self == other
    }
}

extension DifferenceElement where Self: Identifiable, Identity == ID {
    /// The `id` of the element.
    @inlinable
    public var differenceIdentity: ID {
        id
    }
}
