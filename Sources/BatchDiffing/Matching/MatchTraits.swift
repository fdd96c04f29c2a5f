/// The accessors of a matcher, which treats elements and sections alike.
///
/// The requirements are static, so that a specialized matcher pays nothing for them.
@usableFromInline
protocol MatchTraits {
    associatedtype Value
    associatedtype Identity: Hashable

    static func identity(of value: Value) -> Identity
    static func isContentEqual(_ lhs: Value, _ rhs: Value) -> Bool
}

/// Accessors for the elements of a list.
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

/// Accessors for the elements of a section.
@usableFromInline
enum SectionElementTraits<Section: DifferenceSection>: MatchTraits {
    @inlinable
    static func identity(of value: Section.Element) -> Section.Element.Identity {
        value.differenceIdentity
    }

    @inlinable
    static func isContentEqual(_ lhs: Section.Element, _ rhs: Section.Element) -> Bool {
        Section.areContentsEqual(lhs, rhs)
    }
}

/// Accessors for sections, apart from their elements.
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
