/// Scenarios that belong together: one picture of the catalog.
@MainActor
public struct ScenarioGroup {
    /// What the scenarios have in common.
    public let title: String

    /// The name of the picture, without an extension.
    public let fileName: String

    /// The scenarios from top to bottom.
    public let scenarios: [Scenario]

    /// A group.
    ///
    /// - Parameter fileName: The title in small letters with hyphens for spaces, when `nil`.
    public init(_ title: String, fileName: String? = nil, @ScenariosBuilder scenarios: () -> [Scenario]) {
        self.title = title
        self.fileName = fileName ?? Self.fileName(of: title)
        self.scenarios = scenarios()
    }

    private static func fileName(of title: String) -> String {
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? "group" : words.joined(separator: "-")
    }
}
