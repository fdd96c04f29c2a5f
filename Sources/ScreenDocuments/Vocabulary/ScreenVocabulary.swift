import Honeycomb
import PartDeclarations
import ScreenDocumentsCore
import ScreenFunctions

/// What the documents of an app can name: its parts, icons, colors and themes, beside those of the design system.
///
/// ```swift
/// var vocabulary = ScreenVocabulary(parts: .designSystem.adding(DeclaredParts(rights: [RightRating.self])))
/// vocabulary.icons["rocket"] = UIImage(named: "rocket")
/// vocabulary.allowsImage = { $0.scheme == "https" && $0.host == "images.example.com" }
///
/// let document = try ScreenDocument(data: data, policy: .lenient, vocabulary: vocabulary)
/// try vocabulary.json().write(to: file)    // for `comb validate --vocabulary`
/// ```
public struct ScreenVocabulary {
    /// The parts.
    public var parts: DeclaredParts { didSet { known = nil } }

    /// The icons and images of the app by name. One with the name of an icon of the design system replaces it.
    public var icons: [String: UIImage] = [:] { didSet { known = nil } }

    /// The tints of the app by name, beside those of the design system and the colors of the theme. One with the name of a tint of the
    /// design system replaces it.
    public var tints: [String: UIColor] = [:] { didSet { known = nil } }

    /// The colors of backgrounds by name, beside the colors of the theme. Texts must be legible on them.
    public var colors: [String: UIColor] = [:] { didSet { known = nil } }

    /// The themes of the app by name. One with the name of a theme of the design system replaces it.
    public var themes: [String: CellTheme] = [:] { didSet { known = nil } }

    /// The theme of the screens. Documents may name its own colors, spacings, radii and text sizes: the `others` of its palette,
    /// spacing, corner radii and typography. Those of ``themes`` are known as well.
    public var theme = CellTheme.standard { didSet { if theme != oldValue { known = nil } } }

    /// The fonts of the app by name, for runs of text. A font has the size of the text around it.
    public var fonts: [String: UIFont] = [:] { didSet { known = nil } }

    /// Whether an image may be loaded from an address; its placeholder is shown otherwise. By default, all addresses with the
    /// scheme `https` are allowed, and no others.
    public var allowsImage: @Sendable (URL) -> Bool = { $0.scheme == "https" }

    /// The functions of expressions, to which an app adds its own: `vocabulary.functions.add("isFree", parameters: ["name"]) { … }`.
    /// The file of the vocabulary has their names and kinds.
    public var functions = ScreenFunctions() { didSet { known = nil } }

    /// The locale, calendar and clock of formatted values in documents. The `locale` of a document takes precedence.
    public var formatting: ValueFormatting {
        get { functions.formatting }
        set { functions.formatting = newValue }
    }

    /// The keys of documents, sections and rows.
    var keys = VocabularyKeys() { didSet { known = nil } }

    /// The grammar, until something changes.
    private var known: DocumentGrammar?

    /// Creates a vocabulary with parts and the names of the design system.
    public init(parts: DeclaredParts = .designSystem) {
        self.parts = parts
    }

    /// The vocabulary of the design system.
    public static var designSystem: ScreenVocabulary {
        var vocabulary = ScreenVocabulary()
        vocabulary.known = designSystemGrammar
        return vocabulary
    }

    private static let designSystemGrammar = DocumentGrammar(
        ScreenVocabulary().names,
        functions: .of(ScreenFunctions())
    )

    /// The names of an app whose code is not there.
    var standInFormat: DocumentFormat? { didSet { known = standInFormat.map(grammar) } }

    var grammar: DocumentGrammar { known ?? grammar(names) }

    private func grammar(_ format: DocumentFormat) -> DocumentGrammar {
        DocumentGrammar(format, functions: .of(functions))
    }

    /// Adds the pictures in the folder `images` beside a document, for tools that show documents on disk.
    public mutating func addPictures(beside document: URL) {
        let pictures = DocumentPictures.pictures(beside: document)
        guard !pictures.isEmpty else { return }
        icons.merge(pictures) { own, _ in own }
        standInFormat?.icons += pictures.keys.sorted()
    }

    func icon(_ name: String) -> UIImage? { icons[name] ?? Icon(rawValue: name)?.image }
    func tint(_ name: String) -> UIColor? { own(tints, name) ?? themeColor(name) }
    func theme(_ name: String) -> CellTheme? { themes[name] ?? CellTheme.named.first { $0.key == name }?.value }

    func color(_ name: String) -> UIColor? { own(colors, name) ?? themeColor(name) }

    /// A color of the app. What stands in for it is not used where the theme has it.
    private func own(_ colors: [String: UIColor], _ name: String) -> UIColor? {
        standInFormat != nil && isKnown(name) ? nil : colors[name]
    }

    /// The color that stands for one of the theme.
    private func themeColor(_ name: String) -> UIColor? { isKnown(name) ? Palette.color(named: name) : nil }

    private func isKnown(_ name: String) -> Bool {
        Palette.paths.contains { $0.key == name }
            || ownThemes.contains { theme in theme.palette.others.contains { $0.name == name } }
    }

    /// The themes whose names documents may use.
    private var ownThemes: [CellTheme] { [theme] + themes.sorted { $0.key < $1.key }.map(\.value) }
}

extension ScreenVocabulary {
    /// The vocabulary as data, for tools: names, descriptions, defaults and examples.
    public var format: DocumentFormat {
        let names = VocabularyNames(self)
        var format = self.names
        format.lefts = parts.lefts.map { $0.format(names) }
        format.rights = parts.rights.map { $0.format(names) }
        format.headers = parts.headers.map { $0.format(names) }
        format.footers = parts.footers.map { $0.format(names) }
        format.customs = parts.customs.map { $0.format(names) }
        return format
    }

    /// The vocabulary without what only tools need.
    var names: DocumentFormat {
        if var format = standInFormat {
            format.add(namesOf: theme)
            return format
        }
        var format = DocumentFormat()
        format.lefts = parts.lefts.map { $0.format }
        format.rights = parts.rights.map { $0.format }
        format.headers = parts.headers.map { $0.format }
        format.footers = parts.footers.map { $0.format }
        format.customs = parts.customs.map { $0.format }
        format.screen = keys.screen.formats
        format.section = keys.section.formats
        format.row = keys.row.formats
        format.icons = Icon.allCases.map(\.rawValue).adding(icons.keys)
        format.tints = (Tint.allCases.map(\.rawValue) + Palette.textColorNames).adding(tints.keys)
        format.themes = CellTheme.named.map(\.key).adding(themes.keys)
        format.separators = SeparatorType.named.map(\.key)
        format.spacings = SpacingToken.allCases.map(\.rawValue)
        format.radii = CornerRadii.standard.named.map(\.name)
        format.pictureSizes = PictureSize.named.map(\.key)
        format.colors = (Palette.groundNames + Tint.allCases.map(\.rawValue)).adding(colors.keys)
        format.fonts = fonts.keys.sorted()
        format.textStyles = DetailStyle.allCases.map(\.rawValue)
        format.textSizes = TextSize.standard.map(\.rawValue)
        format.badgeStyles = BadgeStyle.allCases.map(\.rawValue)
        format.weights = RichText.Run.weights.map(\.key)
        format.functions = functions.ownSignatures
        for theme in ownThemes { format.add(namesOf: theme) }
        return format
    }

    /// The vocabulary as a file for `comb … --vocabulary`, so that documents can be validated without the app.
    public func json() -> Data {
        Data((format.value.indentedJSON + "\n").utf8)
    }
}

extension [String] {
    /// The names with others that are not among them, sorted.
    fileprivate func adding(_ others: some Sequence<String>) -> [String] {
        self + others.filter { !contains($0) }.sorted()
    }
}
