/// Lists the sections of a state: sections, arrays and optionals of them, `if`, `else`, `switch`, `for` and `#available`.
@resultBuilder
public enum CollectionViewSectionsBuilder {
    /// One section.
    public static func buildExpression(_ section: CollectionViewSection) -> [CollectionViewSection] {
        [section]
    }

    /// One section, or none.
    public static func buildExpression(_ section: CollectionViewSection?) -> [CollectionViewSection] {
        section.map { [$0] } ?? []
    }

    /// Several sections.
    public static func buildExpression(_ sections: [CollectionViewSection]) -> [CollectionViewSection] {
        sections
    }

    /// The sections of all statements, in order.
    public static func buildBlock(_ components: [CollectionViewSection]...) -> [CollectionViewSection] {
        components.count == 1 ? components[0] : components.flatMap { $0 }
    }

    /// The sections of an `if` without `else`.
    public static func buildOptional(_ component: [CollectionViewSection]?) -> [CollectionViewSection] {
        component ?? []
    }

    /// The sections of the first branch.
    public static func buildEither(first component: [CollectionViewSection]) -> [CollectionViewSection] {
        component
    }

    /// The sections of the second branch.
    public static func buildEither(second component: [CollectionViewSection]) -> [CollectionViewSection] {
        component
    }

    /// The sections of every turn of a loop.
    public static func buildArray(_ components: [[CollectionViewSection]]) -> [CollectionViewSection] {
        components.flatMap { $0 }
    }

    /// The sections behind `#available`.
    public static func buildLimitedAvailability(_ component: [CollectionViewSection]) -> [CollectionViewSection] {
        component
    }
}
