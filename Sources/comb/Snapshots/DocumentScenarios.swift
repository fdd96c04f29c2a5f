import CellCatalog
import Honeycomb
import ScreenDocuments

/// The documents of a command line as scenarios, which are named after their paths.
@MainActor
struct DocumentScenarios {
    let scenarios: [ScenarioScreen]

    /// Lists the documents. They are read when they are shown.
    ///
    /// - Throws: A `CommandFailure` if there are none, or if one is named twice.
    init(_ arguments: [String], vocabulary: ScreenVocabulary) throws {
        let paths = DocumentFiles(arguments).paths.filter { !$0.contains("/__Snapshots__/") }
        guard !paths.isEmpty else {
            throw CommandFailure("There are no documents in \(arguments.joined(separator: ", ")).")
        }
        var seen: Set<String> = []
        scenarios = try paths.map { path in
            let name = path.hasSuffix(".json") ? String(path.dropLast(5)) : path
            guard seen.insert(name).inserted else { throw CommandFailure("\(path) is named twice.") }
            return ScenarioScreen(name, path: path) { environment in
                try ScreenFile(path: path, vocabulary: vocabulary).document(theme: environment.theme).makeScreen(
                    in: environment
                )
            }
        }
    }
}
