/// A group of scenarios, drawn as one picture of the catalog.
@MainActor
public struct ScenarioGroup {
    /// The title of the group.
    public let title: String

    /// The name of the picture without an extension.
    public let fileName: String

    /// The scenarios from top to bottom.
    public let scenarios: [Scenario]

    /// Where the page of the catalog lists the group.
    var place = CatalogPlace.cells

    /// The first scenario while its image is loaded or its button works; `nil` if nothing of it takes time.
    var loading: Scenario?

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - title: The title of the group.
    ///   - fileName: If `nil`, the title in lowercase with hyphens instead of spaces.
    ///   - scenarios: The scenarios from top to bottom.
    public init(_ title: String, fileName: String? = nil, @ScenariosBuilder scenarios: () -> [Scenario]) {
        self.title = title
        self.fileName = fileName ?? Self.fileName(of: title)
        self.scenarios = scenarios()
    }

    /// Returns a title in lowercase with hyphens instead of spaces.
    static func fileName(of title: String) -> String {
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? "group" : words.joined(separator: "-")
    }
}
