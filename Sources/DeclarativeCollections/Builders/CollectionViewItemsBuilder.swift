/// Lists the rows of a section: items of any type, arrays and optionals of them, `if`, `else`, `switch`, `for` and
/// `#available`.
@resultBuilder
public enum CollectionViewItemsBuilder {
    /// One row.
    public static func buildExpression(_ item: some CollectionViewItemConvertible) -> [CollectionViewDiffableItem] {
        [item.diffableItem]
    }

    /// One row, or none.
    public static func buildExpression(_ item: (some CollectionViewItemConvertible)?) -> [CollectionViewDiffableItem] {
        item.map { [$0.diffableItem] } ?? []
    }

    /// Rows of one type.
    public static func buildExpression(_ items: [some CollectionViewItemConvertible]) -> [CollectionViewDiffableItem] {
        items.map(\.diffableItem)
    }

    /// Rows of any types.
    public static func buildExpression(_ items: [any CollectionViewItemConvertible]) -> [CollectionViewDiffableItem] {
        items.map(\.diffableItem)
    }

    /// The rows of all statements, in order.
    public static func buildBlock(_ components: [CollectionViewDiffableItem]...) -> [CollectionViewDiffableItem] {
        components.count == 1 ? components[0] : components.flatMap { $0 }
    }

    /// The rows of an `if` without `else`.
    public static func buildOptional(_ component: [CollectionViewDiffableItem]?) -> [CollectionViewDiffableItem] {
        component ?? []
    }

    /// The rows of the first branch.
    public static func buildEither(first component: [CollectionViewDiffableItem]) -> [CollectionViewDiffableItem] {
        component
    }

    /// The rows of the second branch.
    public static func buildEither(second component: [CollectionViewDiffableItem]) -> [CollectionViewDiffableItem] {
        component
    }

    /// The rows of every turn of a loop.
    public static func buildArray(_ components: [[CollectionViewDiffableItem]]) -> [CollectionViewDiffableItem] {
        components.flatMap { $0 }
    }

    /// The rows behind `#available`.
    public static func buildLimitedAvailability(
        _ component: [CollectionViewDiffableItem]
    ) -> [CollectionViewDiffableItem] {
        component
    }
}
