import Honeycomb

/// A cell as the catalog shows it, and its variants.
///
/// ```swift
/// Scenario("Vacancy", TitleSubtitleChevronItem(left: …, right: RightChevron())) {
///     Scenario("Long title", TitleSubtitleChevronItem(left: …, right: RightChevron()))
/// }
/// ```
@MainActor
public struct Scenario {
    /// What the cell is, or what is special about the variant.
    public let title: String

    /// The same cell in other states.
    public let variants: [Scenario]

    let cell: CatalogCell

    /// A scenario of an item.
    public init<Content: ContainerContent>(
        _ title: String,
        _ item: ContainerItem<Content>,
        @ScenariosBuilder variants: () -> [Scenario] = { [] }
    ) {
        self.title = title
        self.variants = variants()
        cell = CatalogCell(
            item.content,
            name: String(describing: Content.self),
            insets: item.insets,
            isEnabled: item.isEnabled,
            environment: item.environment
        )
    }

    /// A scenario of a content without an item, such as that of a header.
    public init(
        _ title: String,
        content: some ContainerContent,
        @ScenariosBuilder variants: () -> [Scenario] = { [] }
    ) {
        self.title = title
        self.variants = variants()
        cell = CatalogCell(content, name: String(describing: type(of: content)))
    }
}
