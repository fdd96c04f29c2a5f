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

    /// The tokens that can be edited: lengths, colors and the parts of styles of text that the theme has.
    func values(isDark: Bool) -> [TokenValueMessage] {
        let tree = isDark ? appearances.dark : appearances.light
        return tree.tokens.flatMap { token -> [TokenValueMessage] in
            let path = token.path.description
            switch (token.path.names.first, token.value) {
            case ("spacing", .dimension(let length)), ("radius", .dimension(let length)):
                let file = origin(of: token, in: tree).file
                return [TokenValueMessage(path: path, length: length.points(), file: file)]
            case ("color", .color(let color)):
                let file = origin(of: token, in: tree).file
                return [TokenValueMessage(path: path, color: color.hexNotation, file: file)]
            case ("typography", .typography(let style)):
                return TypographyPart.allCases.map { part in
                    let file = origin(of: part, of: token, in: tree).token.file
                    return TokenValueMessage(
                        path: "\(path).\(part.rawValue)",
                        number: part.number(of: style),
                        file: file
                    )
                }
            default: return []
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
        let (origin, part) = try place(path, in: tree)
        let file = try TokenFile(data: contents(of: origin.file), name: origin.file)
        var edited = edited
        if let part, case .typography(let style) = origin.value {
            let value = try part.value(text, instead: style)
            edited[origin.file] = try file.setting(value, part: part.rawValue, of: origin.path).data
        } else {
            let value = try value(text, like: origin.value)
            edited[origin.file] = try file.setting(value, at: origin.path).data
        }
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

    /// The token in which the value at a path is written, and the part of its value, if it is one of several.
    private func place(_ path: String, in tree: TokenTree) throws -> (token: Token, part: TypographyPart?) {
        if let token = tree[path] { return (origin(of: token, in: tree), nil) }
        let names = path.split(separator: ".")
        guard let part = names.last.flatMap({ TypographyPart(rawValue: String($0)) }),
            let token = tree[names.dropLast().joined(separator: ".")], case .typography = token.value
        else { throw TokenEditError("There is no token \(path).") }
        return origin(of: part, of: token, in: tree)
    }

    /// The token in which a part of a style of text is written; without a part, the whole value of the token is it.
    private func origin(
        of part: TypographyPart,
        of token: Token,
        in tree: TokenTree
    ) -> (token: Token, part: TypographyPart?) {
        let style = origin(of: token, in: tree)
        guard let data = try? contents(of: style.file), let file = try? TokenFile(data: data, name: style.file),
            let alias = file.alias(ofPart: part.rawValue, of: style.path), let target = tree[alias.description]
        else { return (style, part) }
        return (origin(of: target, in: tree), nil)
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
        case .number:
            guard let number = Double(text), (0...1_000).contains(number) else {
                throw TokenEditError("\(text) is no number from 0 to 1000.")
            }
            return .number(number)
        case .fontWeight:
            guard let weight = Double(text).flatMap({ TokenFontWeight($0) }) else {
                throw TokenEditError("\(text) is no weight from 1 to 1000.")
            }
            return .fontWeight(weight)
        default:
            throw TokenEditError("Only lengths, colors and the parts of styles of text can be edited here.")
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
    var length: Double?
    /// A color as `#rrggbb`.
    var color: String?
    /// The number of a part of a style of text: points of the size and of the letter spacing, the weight, or the height of a line
    /// as a multiple of the size.
    var number: Double?
    /// The file that has the value.
    let file: String
}
