import Foundation
import PositionedJSON

/// Figma's export of variables: one file for each mode of each collection, as every plan has it.
///
/// The files become files of the format, and a resolver document that joins them: a collection with one mode is a set, one
/// with several is a modifier with a context for each mode. Variables that alias those of another collection, which the export
/// writes as values, become references again; numbers get the unit or the type that their scopes say.
public struct FigmaVariables: Sendable {
    /// A file, by its name.
    public typealias File = (name: String, data: Data)

    /// The files of tokens, and at the end the resolver document `figma.resolver.json`.
    public let files: [File]

    /// The resolver of the files.
    public let resolver: TokenResolver

    /// The name of the resolver document.
    public static let resolverName = "figma.resolver.json"

    /// Reads the files of an export.
    ///
    /// Which files belong to one collection is told by their variables: those are the same in all of its modes.
    ///
    /// - Throws: All problems of the files, and of what they become.
    public init(files: [File]) throws(TokenError) {
        let problems = ProblemList()
        var modes: [FigmaMode] = []
        for file in files {
            let source = TokenSource(name: file.name, bytes: [UInt8](file.data))
            guard let root = source.parse(problems) else { continue }
            modes.append(FigmaMode(source: source, root: root))
        }
        guard !problems.hasErrors else { throw TokenError(problems: problems.sorted) }
        let targets = FigmaTargets(modes)
        var results: [File] = modes.map { mode in
            var writer = FigmaWriter(mode: mode, targets: targets)
            writer.rewrite(mode.root, path: TokenPath([]))
            return (mode.source.name, Data(writer.edits.applied(to: mode.source.text.bytes)))
        }
        let document = Self.document(of: modes)
        let contents = Dictionary(results.map { ($0.name, $0.data) }, uniquingKeysWith: { first, _ in first })
        resolver = try TokenResolver(data: document, name: Self.resolverName) { name in
            guard let data = contents[name] else { throw CocoaError(.fileReadNoSuchFile) }
            return data
        }
        results.append((Self.resolverName, document))
        self.files = results
    }

    private static func document(of modes: [FigmaMode]) -> Data {
        var collections: [[FigmaMode]] = []
        for mode in modes {
            if let index = collections.firstIndex(where: { $0[0].belongs(with: mode) }) {
                collections[index].append(mode)
            } else {
                collections.append([mode])
            }
        }
        var names: Set<String> = []
        let order = collections.map { collection -> TokenJSON in
            let name = unique(collectionName(of: collection), among: &names)
            guard collection.count > 1 else {
                return .object([
                    "type": .string("set"), "name": .string(name), "sources": .array([reference(to: collection[0])]),
                ])
            }
            var contexts: Set<String> = []
            let members = collection.map { mode in
                TokenJSON.Member(key: unique(mode.name, among: &contexts), value: .array([reference(to: mode)]))
            }
            return .object([
                "type": .string("modifier"), "name": .string(name), "contexts": .object(members),
                "default": .string(members[0].key),
            ])
        }
        let document = TokenJSON.object(["version": .string("2025.10"), "resolutionOrder": .array(order)])
        return Data((document.text() + "\n").utf8)
    }

    private static func reference(to mode: FigmaMode) -> TokenJSON {
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "#%"))
        let name = mode.source.name.addingPercentEncoding(withAllowedCharacters: allowed) ?? mode.source.name
        return .object(["$ref": .string(name)])
    }

    /// The name of a collection: of its folder or, for a single file, of the file. The export does not say it.
    private static func collectionName(of modes: [FigmaMode]) -> String {
        let parts = modes[0].source.name.split(separator: "/")
        if parts.count > 1 { return String(parts[parts.count - 2]) }
        guard modes.count == 1 else { return "mode" }
        return modes[0].source.title ?? "mode"
    }

    private static func unique(_ name: String, among names: inout Set<String>) -> String {
        var result = name
        var number = 2
        while !names.insert(result).inserted {
            result = "\(name) \(number)"
            number += 1
        }
        return result
    }
}
