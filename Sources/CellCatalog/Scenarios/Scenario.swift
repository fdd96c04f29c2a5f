import Honeycomb

/// A cell in the catalog, with its variants.
///
/// ```swift
/// Scenario("Vacancy", TitleSubtitleChevronItem(left: …, right: RightChevron())) {
///     Scenario("Long title", TitleSubtitleChevronItem(left: …, right: RightChevron()))
/// }
/// ```
@MainActor
public struct Scenario {
    /// The name of the cell or the variant.
    public let title: String

    /// The same cell in other states.
    public let variants: [Scenario]

    let cell: CatalogCell

    /// Creates a scenario of an item.
    public init<Content: ContainerContent>(
        _ title: String,
        _ item: ContainerItem<Content>,
        @ScenariosBuilder variants: () -> [Scenario] = { [] }
    ) {
        self.title = title
        self.variants = variants()
        cell = CatalogCell(item)
    }

    /// Creates a scenario of a content without an item, such as a header.
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
