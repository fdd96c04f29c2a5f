import Foundation
import PositionedJSON

/// A resolver document of the format, 2025.10: sets of tokens, and modifiers such as light and dark.
///
/// ```swift
/// let resolver = try TokenResolver(contentsOf: URL(fileURLWithPath: "brand.resolver.json"))
/// let dark = try resolver.tree(for: ["theme": "dark"])
/// ```
public struct TokenResolver: Sendable {
    /// The name of the document for diagnostics.
    public let name: String

    /// The modifiers in the order in which they are applied.
    public let modifiers: [TokenModifier]

    /// What is suspicious in any context.
    public let warnings: [TokenProblem]

    private let source: TokenSource
    private let parts: [ResolverDocument.Content]

    /// Creates a resolver from JSON text.
    ///
    /// A file of tokens is read as well, as a resolver without modifiers.
    ///
    /// - Parameters:
    ///   - data: A JSON text (RFC 8259) in UTF-8.
    ///   - name: The name of the document for diagnostics.
    ///   - loader: Returns a file that the document names, by its path relative to the document.
    /// - Throws: All problems of the document and its files, in all contexts.
    public init(
        data: Data,
        name: String = "resolver.json",
        loader: @escaping (String) throws -> Data
    ) throws(TokenError) {
        let problems = ProblemList()
        let source = TokenSource(name: name, bytes: [UInt8](data))
        guard let root = source.parse(problems) else { throw TokenError(problems: problems.sorted) }
        self.name = name
        self.source = source
        if ResolverReader.isResolver(root), case .object(let object) = root.value {
            let reader = ResolverReader(source: source, root: object, problems: problems, loader: loader)
            let document = reader.read(at: root)
            modifiers = document.modifiers
            parts = document.order.map(\.content)
        } else {
            modifiers = []
            let group = StructureReader(source: source, root: root, problems: problems).read(root)
            parts = [.set(group.map { [$0] } ?? [])]
        }
        guard !problems.hasErrors else { throw TokenError(problems: problems.sorted) }
        let trees = Self.contexts(of: modifiers).map { [parts] context in
            (context, TokenTree(Self.merged(parts, in: context, source: source), problems: problems))
        }
        Self.reportMissing(trees, parts: parts, problems: problems)
        guard !problems.hasErrors else { throw TokenError(problems: problems.sorted) }
        warnings = problems.sorted
    }

    /// Creates a resolver from a file; the files that it names are beside it.
    public init(contentsOf url: URL, name: String? = nil) throws {
        let folder = url.deletingLastPathComponent()
        try self.init(data: Data(contentsOf: url), name: name ?? url.lastPathComponent) { path in
            try Data(contentsOf: folder.appendingPathComponent(path))
        }
    }

    /// Returns the tokens in a context.
    ///
    /// - Parameter context: The name of a context for each modifier; those with a default can be left out.
    /// - Throws: A problem for each unknown modifier or context, and each that is missing.
    public func tree(for context: TokenContext = [:]) throws(TokenError) -> TokenTree {
        let problems = ProblemList()
        let completed = complete(context, problems)
        guard !problems.hasErrors else { throw TokenError(problems: problems.sorted) }
        let tree = TokenTree(Self.merged(parts, in: completed, source: source), problems: problems)
        guard !problems.hasErrors else { throw TokenError(problems: problems.sorted) }
        return tree
    }

    /// All combinations of contexts, up to 256; those with the default contexts come first.
    public var contexts: [TokenContext] { Self.contexts(of: modifiers) }

    private func complete(_ context: TokenContext, _ problems: ProblemList) -> TokenContext {
        func report(_ message: String, allowed: [String]) {
            let allowed = allowed.isEmpty ? "none" : allowed.map(\.quoted).joined(separator: ", ")
            let problem = DocumentProblem(at: source.text.start, in: .root, message, allowed: allowed)
            problems.report(problem, in: source)
        }
        var result: TokenContext = [:]
        for name in context.keys.sorted() where !modifiers.contains(where: { $0.name == name }) {
            report("there is no modifier \(name.quoted)", allowed: modifiers.map(\.name))
        }
        for modifier in modifiers {
            guard let name = context[modifier.name] ?? modifier.defaultContext else {
                report("no context for the modifier \(modifier.name.quoted)", allowed: modifier.contexts)
                continue
            }
            if !modifier.contexts.contains(name) {
                report("the modifier \(modifier.name.quoted) has no context \(name.quoted)", allowed: modifier.contexts)
            }
            result[modifier.name] = name
        }
        return result
    }

    private static func contexts(of modifiers: [TokenModifier]) -> [TokenContext] {
        var result: [TokenContext] = [[:]]
        for modifier in modifiers {
            let first = modifier.defaultContext.map { [$0] } ?? []
            let names = first + modifier.contexts.filter { !first.contains($0) }
            result = Array(
                names.lazy.flatMap { name in result.lazy.map { $0.merging([modifier.name: name]) { $1 } } }
                    .prefix(TokenLimits.contexts)
            )
        }
        return result
    }

    private static func merged(_ parts: [ResolverDocument.Content], in context: TokenContext, source: TokenSource)
        -> RawGroup
    {
        let groups = parts.flatMap { part in
            switch part {
            case .set(let groups): groups
            case .modifier(let modifier, let contexts): contexts[context[modifier.name] ?? ""] ?? []
            }
        }
        guard let first = groups.first else {
            let node = JSONNode(value: .null, offset: source.text.start, end: source.text.start, pointer: .root)
            return RawGroup(source: source, node: node, members: [])
        }
        return groups.dropFirst().reduce(first) { $0.merged(with: $1) }
    }

    /// Warns of tokens that have a value in some contexts of a modifier and none in others.
    private static func reportMissing(
        _ trees: [(context: TokenContext, tree: TokenTree)],
        parts: [ResolverDocument.Content],
        problems: ProblemList
    ) {
        guard trees.count > 1 else { return }
        let paths = trees.map { Set($0.tree.tokens.map(\.path)) }
        let common = paths.dropFirst().reduce(paths[0]) { $0.intersection($1) }
        for part in parts {
            guard case .modifier(let modifier, let contexts) = part else { continue }
            for name in modifier.contexts {
                for group in contexts[name] ?? [] {
                    report(group, TokenPath([]), common, paths, trees, modifier, problems)
                }
            }
        }
    }

    private static func report(
        _ group: RawGroup,
        _ path: TokenPath,
        _ common: Set<TokenPath>,
        _ paths: [Set<TokenPath>],
        _ trees: [(context: TokenContext, tree: TokenTree)],
        _ modifier: TokenModifier,
        _ problems: ProblemList
    ) {
        for member in group.members {
            let path = path.appending(member.name)
            switch member.kind {
            case .group(let child): report(child, path, common, paths, trees, modifier, problems)
            case .token(let token) where !common.contains(path):
                let missing = zip(trees, paths).filter { !$1.contains(path) }.compactMap { $0.0.context[modifier.name] }
                let names = modifier.contexts.filter(missing.contains)
                guard !names.isEmpty, names.count < modifier.contexts.count else { continue }
                problems.report(
                    at: token.node,
                    in: token.source,
                    "\(path.description.quoted) has no value for \(modifier.name) "
                        + names.map(\.quoted).joined(separator: ", "),
                    allowed: "a value in every context, or in a set",
                    severity: .warning
                )
            case .token: break
            }
        }
    }
}
