import ArgumentParser
import DesignTokens

/// `comb tokens diff`: says what changed between two versions.
struct DiffTokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Says what changed between two versions of tokens.",
        discussion: """
            One line for each token that is new, removed, renamed, or has another value. Without --context, each combination of \
            contexts that both versions have is compared, and its changes are listed below its name.
            """
    )

    @Argument(help: "The old file or resolver document.", completion: .file(extensions: ["json", "tokens"]))
    var old: String

    @Argument(help: "The new file or resolver document.", completion: .file(extensions: ["json", "tokens"]))
    var new: String

    @Option(help: ContextNames.help)
    var context: ContextNames?

    func run() throws {
        let (old, new) = (
            try TokensFile(path: old).resolverOrExit(), try TokensFile(path: new).resolverOrExit()
        )
        let lines = context == nil ? try allContexts(old, new) : try changes(old, new)
        print(lines.isEmpty ? "no changes" : lines.joined(separator: "\n"))
    }

    private func changes(_ old: TokenResolver, _ new: TokenResolver) throws -> [String] {
        let before = try context.treeOrExit(of: old)
        let after = try context.treeOrExit(of: new)
        return TokenDifference(from: before, to: after).changes.map(\.description)
    }

    private func allContexts(_ old: TokenResolver, _ new: TokenResolver) throws -> [String] {
        var lines: [String] = []
        var listed: Set<TokenDifference.Change> = []
        for context in new.contexts {
            let known = context.filter { name, value in
                old.modifiers.contains { $0.name == name && $0.contexts.contains(value) }
            }
            guard let before = try? old.tree(for: known) else { continue }
            let difference = TokenDifference(from: before, to: try new.tree(for: context))
            // What changed in every context is said once, below the first.
            let changes = difference.changes.filter { listed.insert($0).inserted }
            guard !changes.isEmpty else { continue }
            if !context.isEmpty {
                lines.append(new.modifiers.map { "\($0.name)=\(context[$0.name] ?? "")" }.joined(separator: ",") + ":")
            }
            lines += changes.map { context.isEmpty ? $0.description : "  \($0)" }
        }
        return lines
    }
}
