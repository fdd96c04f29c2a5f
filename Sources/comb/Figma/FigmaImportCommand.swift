import ArgumentParser
import DTCGTokens
import FigmaFiles
import Foundation
import ScreenDocuments

/// `comb figma import`: documents and tokens of a file of Figma.
struct FigmaImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Makes documents of the frames of a file of Figma, and tokens of its variables.",
        discussion: """
            Each frame at the top of a page is a screen. Frames in vertical auto layout are sections, frames in horizontal auto \
            layout and instances are rows. Instances are parts by the names of their components, "left/titleSubtitle", \
            "RightToggle" or "Cell / Title Detail Chevron", and their properties are keys by their names. Rows without such instances \
            are read by what they show: texts on the left and on the right, icons, chevrons and switches.

            Prints the files that it writes, then a line for each thing that no document can say: \
            SCREEN 12:34 "Blob": what it is. The exit status is 1 if a document is not valid; it is written all the same.
            """
    )

    @Argument(help: "The file of Figma, as JSON.", completion: .file(extensions: ["json"]))
    var file: String

    @Option(name: .shortAndLong, help: "The folder to write to.", completion: .directory)
    var output: String

    @Option(
        help: ArgumentHelp("The variables of the file, which become tokens in the folder tokens.", valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var variables: String?

    @Option(
        help: ArgumentHelp("Only these frames: names, or identifiers such as 12:34.", valueName: "frame")
    )
    var frame: [String] = []

    @OptionGroup var vocabulary: VocabularyOptions

    func run() throws {
        let design = try FigmaFile(path: file)
        let variables = try variables.map { try VariableFiles(path: $0) }
        let format = try vocabulary.format()
        let known = DocumentPictures.names(beside: URL(fileURLWithPath: "\(output)/screen.json"))
        let validator = DocumentValidator(format: format.adding(icons: known + design.pictures))
        let reader = ScreenDesignReader(design, format: format, variables: variables?.names ?? [:])
        let screens =
            try frame.isEmpty ? reader.screens() : frame.map { reader.screen(try design.wanted($0, in: file)) }
        guard !screens.isEmpty else { throw CommandFailure("\(file): error: no page has a frame") }
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        var notes: [String] = []
        var isInvalid = false
        var names: Set<String> = []
        for screen in screens {
            let name = Self.fileName(screen.name, among: &names)
            let path = "\(output)/\(name).json"
            let bytes = Data(try Self.formatted(screen.document, name: path).utf8)
            try OutputFile.write(bytes, to: path)
            print(path)
            notes += screen.remarks.map { "\(name) \($0)" }
            let problems = validator.diagnostics(of: [UInt8](bytes), fileName: path)
            notes += problems.map(\.description)
            isInvalid = isInvalid || !problems.isEmpty
        }
        if let variables {
            try writeTokens(variables)
            notes += variables.unsaid.map { "variable \($0)" }
        }
        for picture in design.pictures where !known.contains(picture) {
            notes.append("picture \"\(picture)\": put it into \(output)/images")
        }
        for note in notes { print(note) }
        if isInvalid { throw ExitCode.failure }
    }

    /// Names of files have letters, digits, blanks and hyphens; the same name gets a number.
    private static func fileName(_ name: String, among names: inout Set<String>) -> String {
        let plain = String(name.map { $0.isLetter || $0.isNumber || " -_".contains($0) ? $0 : "-" })
        let base = plain.isEmpty ? "screen" : plain
        var unique = base
        var number = 2
        while !names.insert(unique).inserted {
            unique = "\(base)-\(number)"
            number += 1
        }
        return unique
    }

    private static func formatted(_ document: DocumentValue, name: String) throws -> String {
        try DocumentFormatter(DocumentText([UInt8](document.json.utf8), fileName: name)).formatted()
    }

    private func writeTokens(_ variables: VariableFiles) throws {
        let figma: FigmaVariables
        do {
            figma = try FigmaVariables(files: variables.files.map { ($0.name, Data($0.text.utf8)) })
        } catch {
            throw CommandFailure(error.description)
        }
        for warning in figma.resolver.warnings { print(warning) }
        for token in figma.files {
            let path = "\(output)/tokens/\(token.name)"
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try OutputFile.write(token.data, to: path)
            print(path)
        }
    }
}

extension FigmaFile {
    /// Returns a frame by its name or identifier.
    ///
    /// - Throws: A `CommandFailure` that lists the frames that there are.
    func wanted(_ name: String, in path: String) throws -> FigmaNode {
        if let frame = frame(name) { return frame }
        let names = frames.map { "\"\($0.name)\" (\($0.id))" }.joined(separator: ", ")
        throw CommandFailure(
            "\(path): error: there is no frame \"\(name)\"; there are \(names.isEmpty ? "none" : names)"
        )
    }
}
