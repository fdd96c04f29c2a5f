import ArgumentParser
import CellCatalog
import DTCGTokens
import ScreenHosting

/// `comb tokens diff`: says what changed between two versions.
struct DiffTokensCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Says what changed between two versions of tokens.",
        discussion: """
            One line for each token that is new, removed, renamed, or has another value. Without --context, each combination of \
            contexts that both versions have is compared, and its changes are listed below its name.

            Tokens of themes are followed by what they touch: the parts and scenarios of the catalog that look different \
            with this change alone. --html shows each of them before and after.
            """
    )

    @Argument(help: "The old file or resolver document.", completion: .file(extensions: ["json", "tokens"]))
    var old: String

    @Argument(help: "The new file or resolver document.", completion: .file(extensions: ["json", "tokens"]))
    var new: String

    @Option(help: ContextNames.help)
    var context: ContextNames?

    @Option(help: ArgumentHelp("A folder to write a page to with each touched cell.", valueName: "folder"))
    var html: String?

    @MainActor
    func run() async throws {
        let (old, new) = (
            try TokensFile(path: old).resolverOrExit(), try TokensFile(path: new).resolverOrExit()
        )
        let blocks = context == nil ? try allContexts(old, new) : try chosenContext(old, new)
        var lines: [String] = []
        var page = TokenImpactPage()
        for block in blocks {
            if !block.name.isEmpty { lines.append(block.name + ":") }
            for (change, cells) in try block.touchedCells(from: old, to: new) {
                let line = [change.description, cells.map(TokenImpact.summary)].compactMap { $0 }
                    .joined(separator: ", ")
                lines.append(block.name.isEmpty ? line : "  " + line)
                page.add(line, context: block.name, cells: cells ?? [])
            }
        }
        print(lines.isEmpty ? "no changes" : lines.joined(separator: "\n"))
        guard let html else { return }
        try page.write(to: html)
        print("\(html)/index.html")
    }

    /// The changes in the contexts of `--context`.
    private func chosenContext(_ old: TokenResolver, _ new: TokenResolver) throws -> [Block] {
        let difference = TokenDifference(from: try context.treeOrExit(of: old), to: try context.treeOrExit(of: new))
        let block = Block(
            name: "",
            contexts: (try context.context(of: old), try context.context(of: new)),
            changes: difference.changes
        )
        return [block]
    }

    private func allContexts(_ old: TokenResolver, _ new: TokenResolver) throws -> [Block] {
        var blocks: [Block] = []
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
            let name = new.modifiers.map { "\($0.name)=\(context[$0.name] ?? "")" }.joined(separator: ",")
            blocks.append(Block(name: name, contexts: (known, context), changes: changes))
        }
        return blocks
    }
}

/// The changes in one combination of contexts.
private struct Block {
    /// The contexts in words; empty if there is one combination only.
    let name: String
    /// The contexts of the old and the new tokens.
    let contexts: (old: TokenContext, new: TokenContext)
    let changes: [TokenDifference.Change]

    /// Returns the changes, each with the cells that it touches; nil for tokens that are of no theme.
    @MainActor
    func touchedCells(
        from old: TokenResolver,
        to new: TokenResolver
    ) throws -> [(TokenDifference.Change, [CatalogComparison.Cell]?)] {
        guard changes.contains(where: TokenImpact.canTouch) else { return changes.map { ($0, nil) } }
        try ScreenHost.checkInstallation()
        _ = ScreenImages.install(loadsImages: false)
        let impact: TokenImpact
        do {
            impact = try TokenImpact((old, contexts.old), (new, contexts.new))
        } catch let error as TokenError {
            Console.printError(error.description)
            throw ExitCode.failure
        }
        return try changes.map { ($0, try impact.cells(touchedBy: $0)) }
    }
}
