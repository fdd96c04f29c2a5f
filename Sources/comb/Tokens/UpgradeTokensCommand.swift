import ArgumentParser
import DTCGTokens

/// `comb tokens upgrade`: rewrites files of older drafts.
struct UpgradeTokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "upgrade",
        abstract: "Rewrites files of older drafts (\"16px\", \"#0066cc\", keys without $) in the format of 2025.10.",
        discussion: """
            Order, formatting and everything that needs no change keep their bytes. What cannot be rewritten is printed as a problem \
            of the new file. The exit status is 1 if a file has problems left or cannot be read.
            """
    )

    @Argument(help: "The files, JSON.", completion: .file(extensions: ["json", "tokens"]))
    var files: [String]

    @Option(name: [.short, .long], help: "Where to write the result of a single file, instead of over it.")
    var output: String?

    @Flag(help: "Print what would be rewritten, and write nothing.")
    var check = false

    func validate() throws {
        if output != nil, files.count != 1 { throw ValidationError("'--output' is for a single file.") }
    }

    func run() throws {
        var isValid = true
        for file in files {
            do {
                let upgrade = try TokenUpgrade(data: TokensFile(path: file).data(), name: file)
                if !check, output != nil || upgrade.changeCount > 0 {
                    try OutputFile.write(upgrade.data, to: output ?? file)
                }
                for problem in upgrade.problems { print(problem) }
                isValid = isValid && !upgrade.problems.contains { $0.severity == .error }
                print("\(file): \(upgrade.changeCount) \(upgrade.changeCount == 1 ? "change" : "changes")")
            } catch {
                isValid = false
                print(error)
            }
        }
        if !isValid { throw ExitCode.failure }
    }
}
