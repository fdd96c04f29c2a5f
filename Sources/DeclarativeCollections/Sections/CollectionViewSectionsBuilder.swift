/// The result builder for the sections of a state: sections, arrays and optionals of them, `if`, `else`, `switch`,
/// `for` and `#available`.
@resultBuilder
public enum CollectionViewSectionsBuilder {
    /// Adds one section.
    public static func buildExpression(_ section: CollectionViewSection) -> [CollectionViewSection] {
        [section]
    }

    /// Adds one section, or none if it is `nil`.
    public static func buildExpression(_ section: CollectionViewSection?) -> [CollectionViewSection] {
        section.map { [$0] } ?? []
    }

    /// Adds an array of sections.
    public static func buildExpression(_ sections: [CollectionViewSection]) -> [CollectionViewSection] {
        sections
    }

    /// Combines the sections of all statements in order.
    public static func buildBlock(_ components: [CollectionViewSection]...) -> [CollectionViewSection] {
        components.count == 1 ? components[0] : components.flatMap { $0 }
    }

    /// Supports `if` without `else`.
    public static func buildOptional(_ component: [CollectionViewSection]?) -> [CollectionViewSection] {
        component ?? []
    }

    /// Supports `if`, and `switch` together with ``buildEither(second:)``.
    public static func buildEither(first component: [CollectionViewSection]) -> [CollectionViewSection] {
        component
    }

    /// Supports `else`, and `switch` together with ``buildEither(first:)``.
    public static func buildEither(second component: [CollectionViewSection]) -> [CollectionViewSection] {
        component
    }

    /// Supports `for` loops.
    public static func buildArray(_ components: [[CollectionViewSection]]) -> [CollectionViewSection] {
        components.flatMap { $0 }
    }

    /// Supports `if #available`.
    public static func buildLimitedAvailability(_ component: [CollectionViewSection]) -> [CollectionViewSection] {
        component
    }
}
