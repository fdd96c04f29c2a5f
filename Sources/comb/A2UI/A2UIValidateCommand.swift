import A2UIScreens
import ArgumentParser
import Foundation

/// `comb a2ui validate`: what is wrong with recorded messages.
struct A2UIValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Checks messages against the schemas of A2UI 0.9, and their components for a tree.",
        discussion: "Prints every problem as file:line:column. The exit status is 1 if there is one."
    )

    @Argument(
        help: "Recorded messages: files, directories with .json files, or - for standard input.",
        completion: .file(extensions: ["jsonl", "json"])
    )
    var files: [String]

    @Option(help: "The JSON Schema of another catalog than the basic one.", completion: .file(extensions: ["json"]))
    var catalog: String?

    func run() throws {
        var own = A2UICatalog.basic
        if let catalog {
            do {
                own = try A2UICatalog(schema: Data(try DocumentFiles.read(catalog)))
            } catch let error as A2UIError {
                throw CommandFailure("\(catalog): error: \(error)")
            }
        }
        let validator = A2UIValidator(own)
        var count = 0
        for path in DocumentFiles(files).paths {
            let file = A2UIMessageFile(try DocumentFiles.read(path))
            let problems = file.problems(validator)
            for problem in problems { print(A2UIOptions.line(problem, of: path)) }
            if problems.isEmpty { print("\(DocumentFiles.name(path)): \(valid(file.entries.count))") }
            count += problems.count
        }
        if count > 0 { throw ExitCode.failure }
    }

    private func valid(_ count: Int) -> String { count == 1 ? "1 message is valid" : "\(count) messages are valid" }
}

/// `comb a2ui prompt`: the schemas as a part of a prompt.
struct A2UIPromptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prompt",
        abstract: "Prints the schemas of the protocol and the basic catalog for the prompt of a language model."
    )

    @Option(
        name: .long,
        parsing: .upToNextOption,
        help: ArgumentHelp("The components that the model may use. By default all.", valueName: "name")
    )
    var components: [String] = []

    func run() throws {
        let known = A2UICatalog.basic.componentNames
        if let unknown = components.first(where: { !known.contains($0) }) {
            throw ValidationError("There is no component '\(unknown)'. There are \(known.joined(separator: ", ")).")
        }
        print(A2UICatalog.basic.pruned(components: components).instructions, terminator: "")
    }
}
