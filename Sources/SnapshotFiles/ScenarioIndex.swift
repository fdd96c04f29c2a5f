import Foundation

/// What earlier runs tell about scenarios: how long each takes, and which types it shows.
///
/// It is the file `scenarios.json` in the folder of results. Machines of continuous integration keep it between runs.
public struct ScenarioIndex: Codable, Equatable, Sendable {
    /// What is known of a scenario.
    public struct Entry: Codable, Equatable, Sendable {
        /// The processor time of all checks, in seconds.
        public var seconds: Double
        /// The names of the classes of views and controllers on its screen, and of the types that they are generic over.
        public var types: [String]
        /// The path of the file that declares it.
        public var source: String

        /// Creates an entry.
        public init(seconds: Double, types: [String], source: String) {
            self.seconds = seconds
            self.types = types
            self.source = source
        }
    }

    /// The name of the file.
    public static let fileName = "scenarios.json"

    /// The entries by the names of scenarios.
    public var scenarios: [String: Entry]

    /// Creates an index.
    public init(scenarios: [String: Entry] = [:]) {
        self.scenarios = scenarios
    }

    /// Reads the index of a folder; an empty one if there is none, or if it cannot be read.
    public init(folder: URL) {
        let data = try? Data(contentsOf: folder.appendingPathComponent(Self.fileName))
        self = data.flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? Self()
    }

    /// The times by the names of scenarios.
    public var seconds: [String: Double] { scenarios.mapValues(\.seconds) }

    /// Writes the index to a folder, with what the file there knows of other scenarios.
    ///
    /// - Throws: An error of Foundation if the file cannot be written.
    public func write(to folder: URL) throws {
        let merged = Self(scenarios: Self(folder: folder).scenarios.merging(scenarios) { _, new in new })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try encoder.encode(merged).write(to: folder.appendingPathComponent(Self.fileName), options: .atomic)
    }
}
