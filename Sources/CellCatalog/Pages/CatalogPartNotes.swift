import Honeycomb
import PartDeclarations
import ScreenDocuments

/// What designers and developers know of a part.
struct CatalogPartNotes: Codable, Hashable {
    /// When to use the part, and what to take instead; `nil` if its declaration does not say.
    let usage: String?
    /// The properties in Swift and in documents.
    let properties: [DocumentReference.Property]
}

@MainActor
extension CatalogPartNotes {
    /// The notes of all parts, by the names of their pictures: `left-title`.
    static func all(of vocabulary: ScreenVocabulary) -> [String: CatalogPartNotes] {
        let parts = vocabulary.parts
        let usages =
            parts.lefts.map { $0.usage("left") } + parts.rights.map { $0.usage("right") }
            + parts.headers.map { $0.usage("header") } + parts.footers.map { $0.usage("footer") }
        let usage = Dictionary(usages) { first, _ in first }
        let properties = DocumentReference(vocabulary.format).properties
        return properties.reduce(into: [:]) { notes, part in
            notes[part.key] = CatalogPartNotes(usage: usage[part.key] ?? nil, properties: part.value)
        }
    }
}

extension DeclaredPart {
    fileprivate static func usage(_ place: String) -> (String, String?) {
        ("\(place)-\(declaration.name)", declaration.usage)
    }
}
