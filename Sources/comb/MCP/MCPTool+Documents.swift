import Foundation
import Honeycomb
import ScreenDocuments

/// The tools that read and change documents.
extension MCPTool {
    private static let documentParameters = Array(MCPWorkspace.screenParameters.prefix(2))

    static func documentTools(_ workspace: MCPWorkspace) -> [MCPTool] {
        [
            MCPTool(
                name: "validate",
                summary:
                    "Lists everything that is wrong with a document: line, column, message, JSON pointer, what is allowed.",
                parameters: documentParameters,
                perform: { arguments in
                    let (bytes, name) = try workspace.document(arguments)
                    let found = try workspace.validator(arguments).diagnostics(of: bytes, fileName: name)
                    let lines = found.map(\.description).joined(separator: "\n")
                    return [.text(found.isEmpty ? "\(name) is valid." : lines)]
                }
            ),
            MCPTool(
                name: "find",
                summary:
                    "Finds parts, keys, icons, colors, spacings, functions and more by words: \"price on the right\", \"star\".",
                parameters: [.text("words", "What is looked for.", isRequired: true)],
                perform: { arguments in
                    let search = VocabularySearch(try workspace.format())
                    return [.text(search.text(arguments.text("words") ?? ""))]
                }
            ),
            MCPTool(
                name: "patch",
                summary:
                    "Applies a JSON Patch (RFC 6902) to a document, checks the result, and writes it only if it is valid.",
                parameters: [
                    .text("screen", "The path of the document.", isRequired: true),
                    Parameter(
                        name: "patch",
                        schema: [
                            "type": "array", "items": ["type": "object"],
                            "description":
                                "The operations: [{\"op\": \"add\", \"path\": \"/sections/0/items/-\", \"value\": {}}].",
                        ],
                        isRequired: true
                    ), .flag("isTrial", "Whether the file stays as it is."),
                ],
                isReading: false,
                perform: { arguments in
                    [.text(try patch(arguments, workspace))]
                }
            ),
            MCPTool(
                name: "snapshots",
                summary: "Runs comb snapshots: compares pictures of documents with recorded ones, and accepts changes.",
                parameters: [
                    .texts(
                        "arguments",
                        "The arguments, as [\"compare\", \"screens\"] or [\"accept\", \"screens\"]; [\"--help\"] lists them.",
                        isRequired: true
                    )
                ],
                isReading: false,
                perform: { arguments in
                    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
                    let words = ["snapshots"] + arguments.texts("arguments")
                    if let path = words.first(where: { $0.hasPrefix("/") || $0.contains("=/") || $0.contains("..") }) {
                        throw CommandFailure("\(path) leads out of the working directory.")
                    }
                    return [.text(try ProgramOutput.text(of: program, words, input: FileHandle.nullDevice))]
                }
            ),
        ]
    }

    private static func patch(_ arguments: MCPArguments, _ workspace: MCPWorkspace) throws -> String {
        let (bytes, name) = try workspace.document(arguments)
        let patch = DocumentText([UInt8]((arguments["patch"] ?? []).json.utf8), fileName: "patch")
        let old = try DocumentText(bytes, fileName: name).value()
        let text = try JSONPatch(patch).applied(to: old).indentedJSON + "\n"
        let problems = try workspace.validator(arguments).diagnostics(of: [UInt8](text.utf8), fileName: name)
        guard problems.isEmpty else {
            let lines = problems.map(\.description).joined(separator: "\n")
            throw CommandFailure("The file is as before, because the result is not valid:\n\(lines)")
        }
        guard !arguments.isOn("isTrial") else { return text }
        try OutputFile.write(Data(text.utf8), to: try workspace.file(name).path)
        return "\(name) is written."
    }
}
