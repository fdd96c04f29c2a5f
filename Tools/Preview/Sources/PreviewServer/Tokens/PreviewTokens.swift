import DTCGTokens
public import Foundation
import Honeycomb

/// A file of design tokens, or a resolver document, whose values can be tried in a preview and saved.
///
/// The theme `standard` of the preview has these tokens.
@MainActor
public final class PreviewTokens {
    /// The name of the file.
    public let name: String

    private let url: URL
    private let context: TokenContext
    /// The files that were edited and are not saved, by their paths from the folder of the first one.
    private var edited: [String: Data] = [:]

    /// The theme with the edited tokens.
    private(set) var theme: CellTheme
    private var appearances: TokenAppearances

    /// Reads tokens.
    ///
    /// - Parameters:
    ///   - url: The file; those that it names are beside it.
    ///   - context: The contexts of modifiers: `brand=b`, or `b` where one modifier alone has it; several with commas.
    /// - Throws: Everything that is wrong with the files, or with the context.
    public init(contentsOf url: URL, context: String = "") throws {
        let resolver = try Self.resolver(url, edited: [:])
        self.url = url
        name = url.lastPathComponent
        self.context = try resolver.context(named: context)
        appearances = try TokenAppearances(resolver, context: self.context)
        theme = try CellTheme(tokens: resolver, context: self.context)
    }

    private static func resolver(_ url: URL, edited: [String: Data]) throws -> TokenResolver {
        let folder = url.deletingLastPathComponent()
        let name = url.lastPathComponent
        return try TokenResolver(data: edited[name] ?? Data(contentsOf: url), name: name) { path in
            try edited[path] ?? Data(contentsOf: folder.appendingPathComponent(path))
        }
    }

    // MARK: Editing

    /// Whether something is not saved.
    var isEdited: Bool { !edited.isEmpty }

    /// The tokens that can be edited: lengths and colors that the theme has.
    func values(isDark: Bool) -> [TokenValueMessage] {
        let tree = isDark ? appearances.dark : appearances.light
        return tree.tokens.compactMap { token in
            let path = token.path.description
            switch token.value {
            case .dimension(let length) where ["spacing", "radius"].contains(token.path.names.first):
                return TokenValueMessage(
                    path: path,
                    length: length.points(),
                    color: nil,
                    file: origin(of: token, in: tree).file
                )
            case .color(let color) where token.path.names.first == "color":
                let file = origin(of: token, in: tree).file
                return TokenValueMessage(path: path, length: nil, color: color.hexNotation, file: file)
            default: return nil
            }
        }
    }

    /// Changes a token; one that is an alias is changed where its value is written.
    ///
    /// - Parameters:
    ///   - path: The path of the token.
    ///   - text: A number of points, or a color as `#rrggbb`.
    ///   - isDark: Whether the token of the dark appearance is meant.
    /// - Throws: What is wrong. Then nothing is changed.
    func set(_ path: String, to text: String, isDark: Bool) throws {
        let tree = isDark ? appearances.dark : appearances.light
        guard let token = tree[path] else { throw TokenEditError("There is no token \(path).") }
        let origin = origin(of: token, in: tree)
        let value = try value(text, like: origin.value)
        let file = try TokenFile(data: contents(of: origin.file), name: origin.file)
        var edited = edited
        edited[origin.file] = try file.setting(value, at: origin.path).data
        let resolver = try Self.resolver(url, edited: edited)
        let theme = try CellTheme(tokens: resolver, context: context)
        appearances = try TokenAppearances(resolver, context: context)
        self.theme = theme
        self.edited = edited
    }

    /// Writes the edited files and returns their names.
    ///
    /// - Throws: An error of the file system; files that could not be written stay edited.
    func save() throws -> [String] {
        var saved: [String] = []
        for (path, data) in edited.sorted(by: { $0.key < $1.key }) {
            try data.write(to: file(path), options: .atomic)
            edited[path] = nil
            saved.append(path)
        }
        return saved
    }

    private func contents(of path: String) throws -> Data {
        try edited[path] ?? Data(contentsOf: file(path))
    }

    private func file(_ path: String) -> URL {
        path == name ? url : url.deletingLastPathComponent().appendingPathComponent(path)
    }

    /// The token that an alias leads to in the end.
    private func origin(of token: Token, in tree: TokenTree) -> Token {
        var origin = token
        while let alias = origin.alias, let next = tree[alias] { origin = next }
        return origin
    }

    private func value(_ text: String, like old: TokenValue) throws -> TokenValue {
        switch old {
        case .dimension(let length):
            guard let points = Double(text), (0...1_000).contains(points) else {
                throw TokenEditError("\(text) is no number of points from 0 to 1000.")
            }
            return .dimension(
                length.unit == .pixels ? TokenDimension(points) : TokenDimension(points / 16, length.unit)
            )
        case .color(let color):
            guard let new = TokenColor(hex: text) else { throw TokenEditError("\(text) is no color such as #0066cc.") }
            return .color(
                TokenColor(.sRGB, new.components, alpha: color.alpha, hex: color.hex == nil ? nil : new.hexNotation)
            )
        default:
            throw TokenEditError("Only lengths and colors can be edited here.")
        }
    }
}

/// Why a token was not changed.
struct TokenEditError: LocalizedError {
    let errorDescription: String?

    init(_ description: String) { errorDescription = description }
}

/// A token in the page's panel.
struct TokenValueMessage: Encodable, Equatable, Sendable {
    let path: String
    /// The points of a length.
    let length: Double?
    /// A color as `#rrggbb`.
    let color: String?
    /// The file that has the value.
    let file: String
}
