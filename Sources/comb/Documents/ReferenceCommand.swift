import ArgumentParser
import Foundation
import ScreenDocuments

/// `comb reference`: writes a page about the format of documents.
struct ReferenceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reference",
        abstract: "Writes a page about the format of documents: keys, values, limits, examples and pictures.",
        discussion: """
            Writes reference.md and a picture of each part. Parts that only an app has are in its vocabulary, but have no picture \
            here.
            """
    )

    @Option(name: .shortAndLong, help: ArgumentHelp("The directory for the page.", valueName: "directory"))
    var output: String

    @OptionGroup var vocabulary: VocabularyOptions

    @OptionGroup var environment: EnvironmentOptions

    @MainActor
    func run() async throws {
        let reference = DocumentReference(try vocabulary.format())
        let directory = URL(fileURLWithPath: output, isDirectory: true)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        var pictures: Set<String> = []
        for entry in reference.entries {
            guard let picture = try? DocumentPicture(text: entry.document, environment) else { continue }
            try await picture.write(to: directory.appendingPathComponent(entry.name + ".png").path)
            pictures.insert(entry.name)
        }
        let path = directory.appendingPathComponent("reference.md").path
        try OutputFile.write(Data(reference.markdown { pictures.contains($0) }.utf8), to: path)
        print("\(output)/reference.md: \(reference.entries.count) parts, \(pictures.count) pictures")
    }
}
