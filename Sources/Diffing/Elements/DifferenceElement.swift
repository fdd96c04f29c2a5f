/// An element of a list that can be compared with its former self.
///
/// Identity says *which* element this is, content says *how it looks now*. Two elements of one identity
/// are the same row before and after a change; when their content differs, the row is updated in place.
public protocol DifferenceElement {
    /// What tells one element from another, for instance a database key.
    associatedtype Identity: Hashable

    /// The identity of the element: stable while its content changes, unique in its list where possible.
    ///
    /// It is read often and should be a stored property or as cheap as one.
    var differenceIdentity: Identity { get }

    /// Whether the element shows the same as another one of the same identity.
    func isContentEqual(to other: Self) -> Bool
}

extension DifferenceElement where Self: Equatable {
    /// Compares the whole value.
    @inlinable
    public func isContentEqual(to other: Self) -> Bool {
        self == other
    }
}

extension DifferenceElement where Self: Identifiable, Identity == ID {
    /// The identity the element already has.
    @inlinable
    public var differenceIdentity: ID {
        id
    }
}
