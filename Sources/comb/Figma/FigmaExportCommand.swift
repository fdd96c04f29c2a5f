import ArgumentParser
import FigmaFiles
import Foundation
import Honeycomb
import ScreenDocuments

/// `comb figma export`: documents as a file of Figma.
struct FigmaExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes documents as a file of Figma, which import reads as the same documents.",
        discussion: """
            Writes what GET /v1/files/KEY would return: a frame for each screen, section and row, an instance for each part, with its \
            texts, names and truth values as properties, and the components of all of them. Layers are where they are on the screen. \
            What Figma has no place for, such as actions and the state, is shared plugin data in the namespace "honeycomb".
            """
    )

    @Argument(help: "The documents, or folders with them.", completion: .file(extensions: ["json"]))
    var documents: [String]

    @Option(name: .shortAndLong, help: "The file to write.", completion: .file(extensions: ["json"]))
    var output: String

    @Option(help: ArgumentHelp("The width of the screens in points.", valueName: "points"))
    var width = Length(points: 390)

    @OptionGroup var environment: EnvironmentOptions

    @OptionGroup var vocabulary: VocabularyOptions

    @MainActor
    func run() async throws {
        let paths = DocumentFiles(documents).paths
        let pictures = paths.flatMap { DocumentPictures.names(beside: URL(fileURLWithPath: $0)) }
        var writer = ScreenDesignWriter(try vocabulary.format(), pictures: pictures)
        for path in paths {
            let value = try DocumentText(DocumentFiles.read(path), fileName: path).value()
            let file = ScreenFile(path: path, vocabulary: try vocabulary.screenVocabulary())
            let design = try await FigmaScreen(file, width: width, environment).design
            writer.add(
                value,
                name: URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent,
                design: design
            )
        }
        let name = URL(fileURLWithPath: output).deletingPathExtension().lastPathComponent
        try OutputFile.write(Data((writer.file(name: name).indentedJSON + "\n").utf8), to: output)
        print(output)
    }
}
