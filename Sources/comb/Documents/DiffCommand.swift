import ArgumentParser
import Foundation
import Honeycomb
import ScreenDocuments
import ScreenHosting

/// `comb diff`: says what a change of a document does to the screen.
struct DiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Says in words and pictures what a change of a document does to the screen.",
        discussion: """
            Prints a line for each section or row that is inserted, removed or moved, and for each of their values that changes. \
            Templates and states are replaced by what they show.

            Exit status: 0 if the screens are the same, 1 if they differ or a document is invalid.
            """
    )

    @Argument(help: "The document before the change.", completion: .file(extensions: ["json"]))
    var old: String

    @Argument(help: "The document after it.", completion: .file(extensions: ["json"]))
    var new: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Draw before.png and after.png in a directory.", valueName: "directory")
    )
    var output: String?

    @OptionGroup var vocabulary: VocabularyOptions

    @OptionGroup var environment: EnvironmentOptions

    @MainActor
    func run() async throws {
        let grammar = DocumentGrammar(try vocabulary.format())
        let difference = DocumentDifference(from: try read(old, grammar), to: try read(new, grammar))
        for line in difference.lines { print(line) }
        if let output {
            let directory = URL(fileURLWithPath: output, isDirectory: true)
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            for (path, name) in [(old, "before.png"), (new, "after.png")] {
                let picture = try DocumentPicture(path, vocabulary.screenVocabulary(), environment)
                try await picture.write(to: directory.appendingPathComponent(name).path)
            }
        }
        guard difference.lines.isEmpty else { throw ExitCode.failure }
        print("The screens are the same.")
    }

    private func read(_ path: String, _ grammar: DocumentGrammar) throws -> DocumentReading {
        let text = DocumentText(try DocumentFiles.read(path), fileName: path)
        do {
            return try DocumentReading.read(text, grammar, policy: .strict)
        } catch {
            Console.printError(error.description)
            throw ExitCode.failure
        }
    }
}

/// A picture of a document, as wide as a phone and as tall as its content.
@MainActor
struct DocumentPicture {
    private static let size = CGSize(width: 390, height: 844)

    private let controller: DocumentViewController
    private let environment: EnvironmentOptions

    /// Reads a document from a file.
    init(_ path: String, _ vocabulary: ScreenVocabulary, _ environment: EnvironmentOptions) throws {
        controller = try ScreenFile(path: path, vocabulary: vocabulary).controllerOrExit(in: environment)
        self.environment = environment
    }

    /// Reads a document from a text.
    init(text: String, _ environment: EnvironmentOptions) throws {
        let controller = DocumentViewController(theme: try environment.cellTheme())
        controller.layoutDirection = environment.direction?.layoutDirection
        controller.screen.show(try ScreenDocument(data: Data(text.utf8)), animated: false)
        self.controller = controller
        self.environment = environment
    }

    /// Draws the picture, with placeholders for images by address.
    func write(to path: String) async throws {
        let images = ScreenImages.install(loadsImages: false)
        let configuration = environment.configuration(
            size: Self.size,
            scale: 2,
            document: controller.screen.document
        )
        let screen = try HostedScreen(controller, configuration: configuration)
        try screen.fitContent(maximumHeight: PixelLimit(scale: configuration.scale).maximumLength)
        await images.load()
        try OutputFile.write(try screen.host.data(format: .png), to: path)
    }
}
