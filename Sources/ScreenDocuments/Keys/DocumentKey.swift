import Honeycomb
import PartDeclarations
import PositionedJSON
import ScreenDocumentsCore

/// A key of a document: its name, what it may be, what it means, how it is read and how it is written.
///
/// Everything about a key is said here. The grammar, the schema, the reference and the types for servers are made from
/// `format`; states are built and written by `read` and `write`.
struct DocumentKey<Target, Source>: Sendable {
    /// Takes a valid value over into what is built. The order of keys in a document has no meaning: what a key does must not
    /// depend on what others have done before.
    typealias Read = @Sendable (inout Target, JSONNode, DocumentPlace) -> Void

    /// Returns what is written; `nil` for a value that a document leaves out.
    typealias Write = @Sendable (Source, DocumentWriter) -> DocumentValue?

    let format: KeyFormat
    /// `nil` for a key that readers resolve: a condition, a template, the identifier.
    let read: Read?
    /// `nil` for a key that states do not have.
    let write: Write?

    var name: String { format.name }

    private init(
        _ name: String,
        isRequired: Bool,
        _ kind: FieldKind,
        _ documentation: FieldDocumentation,
        isBindable: Bool,
        since: Int,
        read: Read?,
        write: Write?
    ) {
        format = KeyFormat(
            name: name,
            isRequired: isRequired,
            kind: kind,
            documentation: documentation,
            isBindable: isBindable,
            since: since
        )
        self.read = read
        self.write = write
    }

    static func required(
        _ name: String,
        _ kind: FieldKind,
        _ description: String,
        examples: [DocumentValue] = [],
        isBindable: Bool = false,
        since: Int = 1,
        read: Read? = nil,
        write: Write? = nil
    ) -> Self {
        let documentation = FieldDocumentation(description: description, examples: examples)
        return Self(
            name,
            isRequired: true,
            kind,
            documentation,
            isBindable: isBindable,
            since: since,
            read: read,
            write: write
        )
    }

    static func optional(
        _ name: String,
        _ kind: FieldKind,
        _ description: String,
        default defaultValue: DocumentValue? = nil,
        examples: [DocumentValue] = [],
        isBindable: Bool = false,
        since: Int = 1,
        read: Read? = nil,
        write: Write? = nil
    ) -> Self {
        let documentation = FieldDocumentation(
            description: description,
            defaultValue: defaultValue,
            examples: examples
        )
        return Self(
            name,
            isRequired: false,
            kind,
            documentation,
            isBindable: isBindable,
            since: since,
            read: read,
            write: write
        )
    }

    /// Reads the key of an object, if it is there.
    func read(_ object: JSONObject, into target: inout Target, _ place: DocumentPlace) {
        if let node = object[name] { read?(&target, node, place) }
    }
}

/// The keys of an object in documents.
struct DocumentKeys<Target, Source>: Sendable {
    let keys: [DocumentKey<Target, Source>]
    private let indexes: [String: Int]

    init(_ keys: [DocumentKey<Target, Source>]) {
        self.keys = keys
        indexes = Dictionary(keys.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }

    /// The keys as data.
    var formats: [KeyFormat] { keys.map(\.format) }

    /// An object with these keys. Types for servers have the name.
    func kind(_ name: String? = nil) -> FieldKind { .object(name: name, formats) }

    /// The keys with others after them.
    func adding(_ others: [DocumentKey<Target, Source>]) -> Self { Self(keys + others) }

    /// Takes the values of a valid object over into what is built.
    func read(_ object: JSONObject, into target: inout Target, _ place: DocumentPlace) {
        var place = place
        for index in object.members.indices {
            let name = object.members[index].key
            guard let found = indexes[name], let read = keys[found].read else { continue }
            // Of two equal keys the first one counts.
            guard !object.members[..<index].contains(where: { $0.key == name }) else { continue }
            place.key = keys[found].name
            read(&target, object.members[index].value, place)
        }
    }

    /// Returns the values of an object that is written.
    func write(_ source: Source, _ writer: DocumentWriter) -> [String: DocumentValue] {
        var members: [String: DocumentValue] = [:]
        let outer = writer.key
        defer { writer.key = outer }
        for key in keys {
            guard let write = key.write else { continue }
            writer.key = key.name
            if let value = write(source, writer) { members[key.name] = value }
        }
        return members
    }
}

/// The place in a document that is read.
struct DocumentPlace {
    let builder: ElementBuilder
    var sectionIdentifier = ""
    var itemIdentifier = ""
    /// The key that is read.
    var key = ""

    var vocabulary: ScreenVocabulary { builder.vocabulary }

    /// The receiver of the actions of the element.
    var sink: DocumentActionSink { builder.actions.sink(sectionIdentifier, itemIdentifier) }

    /// The receiver of the actions of what the key describes.
    var keySink: DocumentActionSink { builder.actions.sink(sectionIdentifier, key) }
}
