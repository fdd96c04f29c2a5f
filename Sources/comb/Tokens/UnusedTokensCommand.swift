import ArgumentParser
import CellParts
import DTCGTokens
import Foundation

/// `comb tokens unused`: lists tokens that nothing uses.
struct UnusedTokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unused",
        abstract: "Lists the tokens that nothing uses.",
        discussion: """
            A token is used if the sources have its path ("color.accent"), the name made of it ("colorAccent") or its last name after \
            a point (".accent"), or if a used token refers to it. Without --sources, the tokens that no other token refers to are listed. \
            Tokens of the parts, such as color.accent, are used by the theme.
            """
    )

    @Argument(help: "The file or resolver document.", completion: .file(extensions: ["json", "tokens"]))
    var file: String

    @Option(name: .long, parsing: .upToNextOption, help: "Files and folders with code.", completion: .file())
    var sources: [String] = []

    @Flag(help: "Exit with status 1 if there are such tokens.")
    var strict = false

    func run() throws {
        let resolver = try TokensFile(path: file).resolverOrExit()
        let words = sources.isEmpty ? nil : try SourceWords(paths: sources)
        var listed: Set<TokenPath> = []
        var used: Set<TokenPath> = []
        var warnings: [TokenProblem] = []
        let trees = try resolver.contexts.map { try resolver.tree(for: $0) }
        for tree in trees {
            let unused =
                words.map { words in tree.unusedTokens { Self.isOfTheme($0) || words.use($0) } }
                ?? tree.unreferencedTokens.filter { !Self.isOfTheme($0) }
            used.formUnion(Set(tree.tokens.map(\.path)).subtracting(unused.map(\.path)))
            for token in unused where listed.insert(token.path).inserted { warnings.append(token.unusedWarning) }
        }
        let pointers = Set(used.map(\.pointer))
        let unused = warnings.filter { !pointers.contains($0.pointer) }
        for warning in unused { print(warning) }
        if unused.isEmpty { print("\(file): all tokens are used") }
        if strict, !unused.isEmpty { throw ExitCode.failure }
    }

    private static func isOfTheme(_ token: Token) -> Bool { ThemeTokens.paths.contains("\(token.path.withoutRoot)") }
}

extension TokenTree {
    /// The tokens that no other token refers to.
    fileprivate var unreferencedTokens: [Token] {
        let referenced = Set(tokens.flatMap(\.references))
        return tokens.filter { !referenced.contains($0.path) }
    }
}

/// The words of source files.
private struct SourceWords {
    /// Names and dotted names: `Palette.accent` is there as it is, and as `.accent`.
    private var words: Set<String> = []

    init(paths: [String]) throws {
        for path in paths { try read(URL(fileURLWithPath: path), path: path) }
    }

    private mutating func read(_ url: URL, path: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw ValidationError("There is no file or folder '\(path)'.")
        }
        guard isFolder.boolValue else {
            add(try String(contentsOf: url, encoding: .utf8))
            return
        }
        let names = try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
        for name in names where Self.extensions.contains(URL(fileURLWithPath: name).pathExtension) {
            // A file that is no text has no words.
            if let text = try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8) { add(text) }
        }
    }

    private static let extensions: Set<String> = ["swift", "m", "mm", "h", "json", "kt", "ts", "js", "css"]

    private mutating func add(_ text: String) {
        for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || "._-$".contains($0)) }) {
            words.insert(String(word))
            for part in word.split(separator: ".", omittingEmptySubsequences: false).dropFirst() {
                words.insert(".\(part)")
            }
        }
    }

    func use(_ token: Token) -> Bool {
        let camel = Self.camelCase(
            token.path.names.flatMap { $0.split { !($0.isLetter || $0.isNumber) }.map(String.init) }
        )
        let last = Self.camelCase(token.name.split { !($0.isLetter || $0.isNumber) }.map(String.init))
        return words.contains(token.path.description) || words.contains(camel) || words.contains(".\(last)")
    }

    private static func camelCase(_ words: [String]) -> String {
        words.enumerated()
            .map { index, word in
                index == 0
                    ? word.prefix(1).lowercased() + word.dropFirst() : word.prefix(1).uppercased() + word.dropFirst()
            }
            .joined()
    }
}
