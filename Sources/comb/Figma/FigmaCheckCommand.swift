import ArgumentParser
import FigmaFiles
import Foundation
import Honeycomb
import ScreenDocuments

/// `comb figma check`: a screen and the frame that it is to look like.
struct FigmaCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Compares a screen with a frame of a file of Figma, and lists what differs.",
        discussion: """
            Texts are paired by what they say. Compared are texts, fonts, colors, the places of texts and pictures in their rows, the \
            sizes of rows and the distances between them. Bars are not compared. A line for each element: what the design says, and \
            what the screen has:
            SCREEN.json:/sections/0/items/2 "Wi-Fi" (12:34): leading 16 → 20, font size 17 → 15

            The exit status is 1 if something differs. With --output, a picture shows the screen with a red frame around each \
            element that differs.
            """
    )

    @Argument(help: "The file of Figma, as JSON.", completion: .file(extensions: ["json"]))
    var file: String

    @Argument(help: "The document.", completion: .file(extensions: ["json"]))
    var screen: String

    @Option(
        help: ArgumentHelp(
            "The frame: a name, or an identifier such as 12:34. By default that with the name of the document, or the only one.",
            valueName: "frame"
        )
    )
    var frame: String?

    @Option(help: ArgumentHelp("The greatest difference that counts as none.", valueName: "points"))
    var tolerance = 0.5

    @Flag(help: "Print JSON.")
    var json = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The picture to write, a PNG.", valueName: "file"),
        completion: .file(extensions: ["png"])
    )
    var output: String?

    @OptionGroup var environment: EnvironmentOptions

    @OptionGroup var vocabulary: VocabularyOptions

    func validate() throws {
        guard tolerance >= 0, tolerance.isFinite else {
            throw ValidationError("--tolerance is a number of points, at least 0.")
        }
    }

    @MainActor
    func run() async throws {
        let design = try FigmaFile(path: file)
        let node = try chosenFrame(in: design)
        let width = Length(points: node.box.map { CGFloat($0.width) } ?? 390)
        if let message = PixelLimit(scale: 2).errorMessage(forLength: width.points, "the frame \(node.id)") {
            throw CommandFailure("\(file): error: \(message)")
        }
        let shown = try await FigmaScreen(
            ScreenFile(path: screen, vocabulary: vocabulary.screenVocabulary()),
            width: width,
            environment
        )
        let reader = ScreenDesignReader(design, format: try vocabulary.format())
        let redlines = DesignComparison(reader, node, shown.design, tolerance: tolerance).redlines
        if let output {
            let overlay = try RedlineOverlay(redlines, on: shown.screen)
            try OutputFile.write(overlay.png(), to: output)
            if !json { print(output) }
        }
        if json {
            print(JSONText.array(redlines.map(\.json)).description)
        } else if redlines.isEmpty {
            print("\(screen): as the frame \"\(node.name)\" (\(node.id))")
        } else {
            for redline in redlines { print("\(screen):\(redline.line)") }
        }
        if !redlines.isEmpty { throw ExitCode.failure }
    }

    private func chosenFrame(in design: FigmaFile) throws -> FigmaNode {
        if let frame { return try design.wanted(frame, in: file) }
        let name = URL(fileURLWithPath: screen).deletingPathExtension().lastPathComponent
        let frames = design.frames
        if let named = frames.first(where: { LayerName.key($0.name) == LayerName.key(name) }) { return named }
        guard frames.count == 1, let only = frames.first else { return try design.wanted(name, in: file) }
        return only
    }
}

extension DesignComparison.Redline {
    fileprivate var json: JSONText {
        var members: [String: JSONText] = [
            "element": .string(pointer), "name": .string(name),
            "frame": .array([box.x, box.y, box.width, box.height].map { .number($0) }),
            "differences": .array(differences.map { .string($0) }),
        ]
        members["node"] = node.map { .string($0) }
        return .object(members)
    }
}
