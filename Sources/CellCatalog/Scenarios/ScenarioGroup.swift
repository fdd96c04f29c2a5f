import Honeycomb
import ScreenDocuments

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

    /// Creates a group of documents: each file that ends in `.json` in a folder and the folders below it, by path.
    ///
    /// The title of each scenario is the path below the folder without `.json`. Pictures in a folder `images` beside a document are
    /// known by their names.
    ///
    /// - Parameters:
    ///   - title: The title of the group.
    ///   - folder: The folder.
    ///   - vocabulary: The parts, icons and themes that the documents may use.
    /// - Throws: `ScreenDocumentError` for the first document that is not valid, or an error of Foundation for a file or folder that
    ///   cannot be read.
    public init(
        _ title: String,
        documentsIn folder: URL,
        vocabulary: ScreenVocabulary = .designSystem
    ) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue,
            let files = FileManager.default.enumerator(atPath: folder.path)
        else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: folder.path])
        }
        let names = files.compactMap { $0 as? String }.filter {
            $0.hasSuffix(".json") && !$0.contains("__Snapshots__/")
        }
        let scenarios = try names.sorted().map { name in
            let file = folder.appendingPathComponent(name)
            var vocabulary = vocabulary
            vocabulary.addPictures(beside: file)
            let document = try ScreenDocument(
                data: Data(contentsOf: file),
                fileName: file.path,
                vocabulary: vocabulary
            )
            return Scenario(String(name.dropLast(5)), path: file.path, makeScreen: { try document.makeScreen(in: $0) })
        }
        self.init(title) { scenarios }
    }

    /// Returns a title in lowercase with hyphens instead of spaces.
    static func fileName(of title: String) -> String {
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? "group" : words.joined(separator: "-")
    }
}
