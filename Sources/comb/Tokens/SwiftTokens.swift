import CellParts
import DTCGTokens
import Honeycomb
import PositionedJSON

/// The Swift source of a design system's tokens.
struct SwiftTokens {
    /// The theme of CellParts, whose spacings are the ones that layouts name.
    static let standardName = "standard"

    let appearances: TokenAppearances
    /// Reads the theme of the tokens.
    let read: () throws -> CellTheme
    private let name: String
    private let fileName: String
    let access: String

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - resolver: The tokens; see `TokenAppearances` for light and dark.
    ///   - context: The contexts of other modifiers.
    ///   - name: The name of the theme in Swift.
    ///   - fileName: The name of the file of tokens, for the comment at the top.
    ///   - isPublic: Whether other modules see the declarations.
    init(
        _ resolver: TokenResolver,
        context: TokenContext = [:],
        name: String = standardName,
        fileName: String,
        isPublic: Bool
    ) throws {
        appearances = try TokenAppearances(resolver, context: context)
        read = { try CellTheme(tokens: resolver, context: context) }
        self.name = name
        self.fileName = fileName
        access = isPublic ? "public " : ""
    }

    /// The text of the file.
    func text() throws -> String {
        let colors = try colors()
        let palette = try palette()
        let drawing = try drawing()
        let blocks =
            try [spacings(), scale(), radii()].compactMap { $0 } + drawing
            + [palette, typography(), theme(), colors].compactMap { $0 }
        guard !blocks.isEmpty else {
            throw CommandFailure("\(fileName) has no tokens to write: no colors, typography, lengths or shadows")
        }
        let imports = isStandard ? ["DeclarativeCollections", "PortableUIKit"] : ["Honeycomb"]
        return """
            // Generated from \(fileName) by `comb tokens build`. Edit that file instead.

            \(imports.map { "import \($0)" }.joined(separator: "\n"))

            \(blocks.joined(separator: "\n\n"))

            """
    }

    // MARK: Spacings and radii

    private func spacings() throws -> String? {
        let tokens = dimensions(in: "spacing").filter {
            isStandard || !(Self.spacingNames + [ThemeTokens.row]).contains($0.name)
        }
        return try block("Spacing", tokens.map(\.token)) { token, name in
            guard case .dimension(let value) = token.value else { return nil }
            return "\(access)static var \(name): Self { Self(\(value.points())) }"
        }
    }

    private func scale() -> String? {
        guard !isStandard else { return nil }
        let values = dimensions(in: "spacing").filter { Self.spacingNames.contains($0.name) }
            .sorted { Self.spacingOrder($0.name, $1.name) }
        guard !values.isEmpty else { return nil }
        let arguments = values.map { "\($0.name): \($0.points.shortest)" }.joined(separator: ", ")
        return """
            extension SpacingScale {
                /// The values of \(fileName), in points.
                \(access)static let \(name) = SpacingScale(\(arguments))
            }
            """
    }

    private func radii() throws -> String? {
        let radii = dimensions(in: "radius")
        let known = Self.radiusNames.compactMap { name in radii.first { $0.name == name } }
        try checkCompleteness(known.map(\.name), of: Self.radiusNames, in: "radius")
        return known.isEmpty
            ? nil
            : """
            extension CornerRadii {
                /// The values of \(fileName), in points.
            \(instance(of: "CornerRadii", name, known.map { ($0.name, $0.points.shortest) }, of: Self.radiusNames, isLong: false))
            }
            """
    }

    private func dimensions(in group: String) -> [(name: String, token: Token, points: Double)] {
        tokens(in: group).compactMap { name, token in
            guard case .dimension(let value) = token.value else { return nil }
            return (name, token, value.points())
        }
    }

    // MARK: Colors

    private func colors() throws -> String? {
        // Translucent colors are in the theme only.
        let tokens = appearances.light.tokens.filter { token in
            token.type == .color && (isStandard || !isTranslucent(token))
        }
        return try block("ColorValues", tokens) { token, name in
            let values = try appearances.all.map { try rgb(token, in: $0) }
            let (light, dark) = ("(\(values[0]), \(values[2]))", "(\(values[1]), \(values[3]))")
            return "static let \(name) = ColorValues(light: \(light), dark: \(dark))"
        }
    }

    private func isTranslucent(_ token: Token) -> Bool {
        appearances.all.contains { tree in
            if case .color(let color)? = tree[token.path]?.value { color.alpha != 1 } else { false }
        }
    }

    private func rgb(_ token: Token, in tree: TokenTree) throws -> String {
        guard case .color(let color)? = tree[token.path]?.value else {
            throw failure(token, "has a color in some appearances only")
        }
        guard color.alpha == 1 else { throw failure(token, "is translucent", allowed: "an alpha of 1") }
        return "0x" + color.hexNotation.dropFirst().uppercased()
    }

    private func palette() throws -> String? {
        let colors = tokens(in: "color").filter { $0.token.type == .color }
        let known = Self.paletteNames.compactMap { name in colors.first { $0.name == name } }
        guard !known.isEmpty else { return nil }
        try checkCompleteness(known.map(\.name), of: Self.paletteNames, in: "color")
        let translucent = try Dictionary(
            uniqueKeysWithValues: known.filter { !isStandard && isTranslucent($0.token) }
                .map { ($0.name, try paletteColor($0.name)) }
        )
        func value(_ name: String, _ color: String) -> String {
            let values = known.map { ($0.name, translucent[$0.name] ?? "ColorValues.\($0.name).\(color)") }
            return instance(of: "Palette", name, values, of: Self.paletteNames)
        }
        return """
            extension Palette {
                /// The colors, which adapt to the appearance and "Increase Contrast".
            \(value(name, "color"))

                /// The same colors, always with "Increase Contrast".
            \(value(highContrastName, "highContrastColor"))
            }
            """
    }

    // MARK: Text

    private func typography() throws -> String? {
        let styles = tokens(in: "typography").filter { $0.token.type == .typography }
        let known = (Self.optionalStyleNames + Self.styleNames).compactMap { name in styles.first { $0.name == name } }
        guard !known.isEmpty else { return nil }
        try checkCompleteness(known.map(\.name), of: Self.styleNames, in: "typography")
        func value(_ name: String, _ tree: TokenTree) throws -> String {
            let values = try known.map { ($0.name, try textStyle($0.token, in: tree)) }
            return instance(of: "Typography", name, values, of: Self.styleNames)
        }
        return """
            extension Typography {
                /// The text styles, which adapt to the text size.
            \(try value(name, appearances.light))

                /// The text styles of the high-contrast theme.
            \(try value(highContrastName, appearances.lightHighContrast))
            }
            """
    }

    func textStyle(_ token: Token, in tree: TokenTree) throws -> String {
        guard case .typography(let style)? = tree[token.path]?.value else {
            throw CommandFailure("\(fileName): \(token.path) has no value in some appearance")
        }
        let points = style.fontSize.points()
        guard (1...1_000).contains(points) else {
            throw failure(token, "has the font size \(points.shortest)", allowed: "1 to 1000")
        }
        let size = TextStyleSize.nearest(to: points)
        let multiple = size.lineHeightMultiple(of: style)
        var arguments = [".\(size.name)"]
        if points != size.points { arguments.append("fontSize: \(points.shortest)") }
        if let weight = size.weight(of: style) { arguments.append("weight: .\(weight.name)") }
        if let first = style.fontFamily.first, !FontFamily.isSystemFont(first) {
            let names = style.fontFamily.map(\.debugDescription)
            arguments.append("families: [\(names.joined(separator: ", "))]")
        }
        if multiple > 1 { arguments.append("lineHeightMultiple: \(multiple.shortest)") }
        let kerning = style.letterSpacing.points()
        if kerning != 0 { arguments.append("kerning: \(kerning.shortest)") }
        return "TextStyle(\(arguments.joined(separator: ", ")))"
    }

    private func theme() throws -> String? {
        guard !isStandard else { return nil }
        let parts = try [
            ("palette", palette()), ("typography", typography()), ("spacing", scale()), ("cornerRadii", radii()),
        ]
        let arguments = parts.filter { $0.1 != nil }.map { "\($0.0): .\(name)" }
        let assignments = try assignments()
        guard !arguments.isEmpty || !assignments.isEmpty else { return nil }
        let theme = "CellTheme(\(arguments.joined(separator: ", ")))"
        guard !assignments.isEmpty else {
            return """
                extension CellTheme {
                    /// The theme of \(fileName).
                    \(access)static let \(name) = \(theme)
                }
                """
        }
        let lines = assignments.flatMap { "theme.\($0)".split(separator: "\n", omittingEmptySubsequences: false) }
            .map { "        " + $0 }
        return """
            extension CellTheme {
                /// The theme of \(fileName).
                \(access)static let \(name): CellTheme = {
                    var theme = \(theme)
            \(lines.joined(separator: "\n"))
                    return theme
                }()
            }
            """
    }

    // MARK: Declarations

    /// Whether the tokens are those of CellParts itself.
    var isStandard: Bool { name == Self.standardName }

    private var highContrastName: String { isStandard ? "highContrast" : name + "HighContrast" }

    func tokens(in group: String) -> [(name: String, token: Token)] {
        appearances.light.tokens.compactMap { token in
            let names = token.path.withoutRoot.names
            return names.count == 2 && names[0] == group ? (SwiftName.identifier(of: [names[1]]), token) : nil
        }
    }

    /// Returns an extension with a declaration for each token, or `nil` if there are none.
    func block(_ type: String, _ tokens: [Token], line: (Token, String) throws -> String?) throws -> String? {
        let declarations = try declarations(of: tokens, line: line)
        guard !declarations.isEmpty else { return nil }
        return "extension \(type) {\n\(declarations.joined(separator: "\n\n"))\n}"
    }

    /// Returns the declaration of each token that has a line, with its comments.
    func declarations(of tokens: [Token], line: (Token, String) throws -> String?) throws -> [String] {
        var names: [String: Token] = [:]
        var declarations: [String] = []
        let short = Dictionary(grouping: tokens, by: Self.declaredName)
        for token in tokens {
            // Two groups may have colors with one name: then only that of the group "color" goes without the name of its group.
            let isNameTaken = short[Self.declaredName(of: token)]?.contains { $0.path.names[0] != token.path.names[0] }
            let isShort = isNameTaken != true || token.path.names[0] == "color"
            let name = isShort ? Self.declaredName(of: token) : SwiftName.identifier(of: token.path.names)
            guard !name.isEmpty else { throw failure(token, "has a name without letters and digits") }
            if let other = names.updateValue(token, forKey: name) {
                throw failure(token, "has the same name in Swift as \(other.path): \(name)")
            }
            guard let line = try line(token, name) else { continue }
            declarations.append((comments(of: token) + [line]).map { "    " + $0 }.joined(separator: "\n"))
        }
        return declarations
    }

    /// The path without the name of the outermost group, which the extended type stands for.
    private static func declaredName(of token: Token) -> String {
        SwiftName.identifier(of: token.path.names.count > 1 ? Array(token.path.names.dropFirst()) : token.path.names)
    }

    private func comments(of token: Token) -> [String] {
        var lines =
            token.description.map { text in
                text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "///" : "/// \($0)" }
            } ?? []
        if let value = Self.quantity(token.value) {
            if !lines.isEmpty { lines.append("///") }
            lines.append("/// Value: \(value).")
        }
        switch token.deprecation {
        case nil, .no: break
        case .yes: lines.append("@available(*, deprecated)")
        case .because(let reason):
            // A reason that names a token in braces, as references do, says what to use instead.
            if let match = reason.firstMatch(of: /\{([^{}]+)\}/), let other = appearances.light[String(match.1)] {
                lines.append("@available(*, deprecated, renamed: \(Self.declaredName(of: other).jsonQuoted))")
            } else {
                lines.append("@available(*, deprecated, message: \(reason.jsonQuoted))")
            }
        }
        return lines
    }

    /// The declaration of a value. Members that the tokens leave out are those of the standard one.
    private func instance(
        of type: String,
        _ name: String,
        _ members: [(name: String, value: String)],
        of all: [String],
        isLong: Bool = true
    ) -> String {
        guard all.allSatisfy({ member in members.contains { $0.name == member } }) else {
            let base = name == highContrastName ? "highContrast" : Self.standardName
            let lines = Self.indented(members.map { "value.\($0.name) = \($0.value)" }.joined(separator: "\n"), by: 2)
            return """
                    \(access)static let \(name): \(type) = {
                        var value = \(type).\(base)
                \(lines)
                        return value
                    }()
                """
        }
        let arguments = members.map { "\($0.name): \($0.value)" }
        let list =
            isLong
            ? "\n\(Self.indented(arguments.joined(separator: ",\n"), by: 2))\n    " : arguments.joined(separator: ", ")
        return "    \(access)static let \(name) = \(type)(\(list))"
    }

    /// The design system itself has a token for every member.
    private func checkCompleteness(_ known: [String], of all: [String], in group: String) throws {
        let missing = all.filter { !known.contains($0) }
        guard isStandard, !known.isEmpty, !missing.isEmpty else { return }
        throw CommandFailure("\(fileName): the group \(group) has no \(missing.joined(separator: ", "))")
    }

    func failure(_ token: Token, _ message: String, allowed: String? = nil) -> CommandFailure {
        let place = "\(token.file):\(token.line):\(token.column)"
        let end = allowed.map { ", allowed: \($0)" } ?? ""
        return CommandFailure("\(place): error: \(token.path) \(message), at \(token.path.pointer)\(end)")
    }

    // MARK: Names of CellParts

    private static let spacingNames = ["xxxs", "xxs", "xs", "s", "m", "mplus", "l", "xl"]
    private static let radiusNames = ["small", "medium", "large"]
    private static let paletteNames = [
        "background", "card", "pressedBackground", "primaryText", "secondaryText", "accent", "success", "warning",
        "destructive", "inverseText", "fill", "control", "separator", "placeholder",
    ]
    /// Styles that themes have without tokens as well.
    private static let optionalStyleNames = ["display", "largeTitle", "heading"]
    private static let styleNames = [
        "title", "subtitle", "detail", "badge", "largeHeader", "smallHeader", "footer", "button",
    ]

    private static func spacingOrder(_ left: String, _ right: String) -> Bool {
        (spacingNames.firstIndex(of: left) ?? 0) < (spacingNames.firstIndex(of: right) ?? 0)
    }
}
