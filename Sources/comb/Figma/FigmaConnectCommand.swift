import ArgumentParser
import FigmaFiles
import Foundation
import ScreenDocuments

/// `comb figma connect`: templates with which Figma shows the code of parts.
struct FigmaConnectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "connect",
        abstract: "Writes templates of Code Connect for all parts, so that Figma shows their Swift and JSON.",
        discussion: """
            Writes OUTPUT/swift and OUTPUT/json, each with a figma.config.json and a template for each part that the file has a \
            component for; without a file, for all parts, with addresses to fill in. Publish them with \
            npx figma connect publish --dir OUTPUT/swift.
            """
    )

    @Argument(help: "The file of Figma with the components, as JSON.", completion: .file(extensions: ["json"]))
    var file: String?

    @Option(name: .shortAndLong, help: "The folder to write to.", completion: .directory)
    var output: String

    @Option(help: ArgumentHelp("The key of the file, which is in its address.", valueName: "key"))
    var key: String?

    @OptionGroup var vocabulary: VocabularyOptions

    func validate() throws {
        if file != nil, key == nil {
            throw ValidationError("--key says where the components are; the file itself does not say it.")
        }
    }

    func run() throws {
        let templates = CodeConnectTemplates(
            try vocabulary.format(),
            file: try file.map { try FigmaFile(path: $0) },
            key: key
        )
        for template in templates.files {
            let path = "\(output)/\(template.name)"
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try OutputFile.write(Data(template.text.utf8), to: path)
            print(path)
        }
        for part in templates.missing { print("no component: \(part)") }
    }
}
