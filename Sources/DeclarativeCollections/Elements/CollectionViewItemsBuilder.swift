/// The result builder for the items of a section: items of any type, arrays and optionals of them, `if`, `else`,
/// `switch`, `for` and `#available`.
@resultBuilder
public enum CollectionViewItemsBuilder {
    /// Adds one item.
    public static func buildExpression(_ item: some CollectionViewItemConvertible) -> [CollectionViewDiffableItem] {
        [item.diffableItem]
    }

    /// Adds one item, or none if it is `nil`.
    public static func buildExpression(_ item: (some CollectionViewItemConvertible)?) -> [CollectionViewDiffableItem] {
        item.map { [$0.diffableItem] } ?? []
    }

    /// Adds items of one type.
    public static func buildExpression(_ items: [some CollectionViewItemConvertible]) -> [CollectionViewDiffableItem] {
        items.map(\.diffableItem)
    }

    /// Adds items of any types.
    public static func buildExpression(_ items: [any CollectionViewItemConvertible]) -> [CollectionViewDiffableItem] {
        items.map(\.diffableItem)
    }

    /// Combines the items of all statements in order.
    public static func buildBlock(_ components: [CollectionViewDiffableItem]...) -> [CollectionViewDiffableItem] {
        components.count == 1 ? components[0] : components.flatMap { $0 }
    }

    /// Supports `if` without `else`.
    public static func buildOptional(_ component: [CollectionViewDiffableItem]?) -> [CollectionViewDiffableItem] {
        component ?? []
    }

    /// Supports `if`, and `switch` together with ``buildEither(second:)``.
    public static func buildEither(first component: [CollectionViewDiffableItem]) -> [CollectionViewDiffableItem] {
        component
    }

    /// Supports `else`, and `switch` together with ``buildEither(first:)``.
    public static func buildEither(second component: [CollectionViewDiffableItem]) -> [CollectionViewDiffableItem] {
        component
    }

    /// Supports `for` loops.
    public static func buildArray(_ components: [[CollectionViewDiffableItem]]) -> [CollectionViewDiffableItem] {
        components.flatMap { $0 }
    }

    /// Supports `if #available`.
    public static func buildLimitedAvailability(
        _ component: [CollectionViewDiffableItem]
    ) -> [CollectionViewDiffableItem] {
        component
    }
}
