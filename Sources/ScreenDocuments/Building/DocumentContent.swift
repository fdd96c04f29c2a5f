import Honeycomb
import PositionedJSON
import ScreenDocumentsCore

extension Locale {
    /// The BCP 47 tag of the locale.
    var languageTag: String { identifier.replacingOccurrences(of: "_", with: "-") }

    /// The scripts that run from right to left (Unicode Standard Annex 24 and the property Bidi_Class).
    private static let mirroredScripts: Set<String> = [
        "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
    ]

    /// Whether its texts run from right to left: by the script if the tag has one ("az-Arab"), otherwise by the language.
    package var isRightToLeft: Bool {
        let subtags: [Substring] = languageTag.split(separator: "-")
        let script = subtags.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
        if let script { return Self.mirroredScripts.contains(script.lowercased()) }
        if #available(iOS 16, *) { return language.characterDirection == .rightToLeft }
        return NSLocale.characterDirection(forLanguage: languageTag) == .rightToLeft
    }
}

/// The valid content of a document, from which states are built.
struct DocumentContent {
    let root: JSONObject
    let vocabulary: ScreenVocabulary

    /// Returns the screen, whose actions are received by `actions`.
    ///
    /// - Parameter theme: What the names of spacings and radii mean, unless the document has a theme.
    func contents(_ actions: DocumentActions, theme: CellTheme = .standard) -> DocumentContents {
        let settings = settings
        return contents(
            ElementBuilder(
                vocabulary: vocabulary,
                locale: settings.locale,
                theme: settings.theme ?? theme,
                actions: actions
            )
        )
    }

    /// Returns the screen, as a builder makes it.
    func contents(_ builder: ElementBuilder) -> DocumentContents {
        var contents = DocumentContents()
        vocabulary.keys.screen.read(root, into: &contents, DocumentPlace(builder: builder))
        if let button = contents.bottomButton { contents.state.addToBottomBar(button) }
        contents.state = contents.state.theme(contents.theme).textLanguage(contents.locale?.languageTag)
        return contents
    }

    /// Returns the errors of the fields, from top to bottom, as a builder has made their rows.
    func errors(_ builder: ElementBuilder) -> [FieldError] { root.lists.flatMap { builder.errors($0) } }

    /// The theme, the language and the direction, without the rest.
    var settings: DocumentContents {
        let actions = DocumentActions(
            values: DocumentValues([:]),
            actionHandler: { _ in },
            loadHandler: { _ in },
            valuesHandler: { _, _ in }
        )
        let place = DocumentPlace(builder: ElementBuilder(vocabulary: vocabulary, locale: nil, actions: actions))
        var contents = DocumentContents()
        for key in [ScreenKeys.theme, ScreenKeys.locale, ScreenKeys.direction] {
            key.read(root, into: &contents, place)
        }
        return contents
    }
}

/// The root of a valid document.
extension JSONObject {
    /// The lists of rows, from top to bottom.
    fileprivate var lists: [JSONNode] {
        let sections = elements(ScreenKeys.sections.name).compactMap(\.object)
        let bar = [object(CollectionViewState.bottomBarIdentifier)].compactMap { $0 }
        return (sections + bar).compactMap { $0[SectionKeys.items.name] }
    }

    /// Whether a field has an error.
    var hasFieldErrors: Bool {
        lists.contains { $0.elements.compactMap(\.object).contains { FieldError($0, in: "") != nil } }
    }
}
