/// How a matcher reads what it compares: elements and sections are told apart in the same way.
///
/// The requirements are static, so that a specialised matcher calls nothing at all for them.
@usableFromInline
protocol MatchTraits {
    associatedtype Value
    associatedtype Identity: Hashable

    static func identity(of value: Value) -> Identity
    static func isContentEqual(_ lhs: Value, _ rhs: Value) -> Bool
}

/// Reads the elements of a list.
@usableFromInline
enum ElementTraits<Value: DifferenceElement>: MatchTraits {
    @inlinable
    static func identity(of value: Value) -> Value.Identity {
        value.differenceIdentity
    }

    @inlinable
    static func isContentEqual(_ lhs: Value, _ rhs: Value) -> Bool {
        lhs.isContentEqual(to: rhs)
    }
}

/// Reads sections, apart from their elements.
@usableFromInline
enum SectionTraits<Value: DifferenceSection>: MatchTraits {
    @inlinable
    static func identity(of value: Value) -> Value.Identity {
        value.differenceIdentity
    }

    @inlinable
    static func isContentEqual(_ lhs: Value, _ rhs: Value) -> Bool {
        lhs.isContentEqual(to: rhs)
    }
}
