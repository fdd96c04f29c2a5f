import Honeycomb
import PartDeclarations
import PositionedJSON
import ScreenDocumentsCore

/// The parts of a vocabulary by name. A valid part without a type is one of an app that a tool draws as a stand-in.
struct PartTable {
    private let vocabulary: ScreenVocabulary
    private let locale: Locale?
    private let lefts: [String: DeclaredParts.Left]
    private let rights: [String: DeclaredParts.Right]
    private let headers: [String: DeclaredParts.Content]
    private let footers: [String: DeclaredParts.Content]
    private let customs: [String: DeclaredParts.Content]

    /// - Parameters:
    ///   - vocabulary: The parts and names of the app.
    ///   - locale: The language of parts with values of their own; `nil` for that of the device.
    init(_ vocabulary: ScreenVocabulary, _ locale: Locale?) {
        self.vocabulary = vocabulary
        self.locale = locale
        let parts = vocabulary.parts
        lefts = Dictionary(parts.lefts.map { ($0.documentName, $0) }) { $1 }
        rights = Dictionary(parts.rights.map { ($0.documentName, $0) }) { $1 }
        headers = Dictionary(parts.headers.map { ($0.documentName, $0) }) { $1 }
        footers = Dictionary(parts.footers.map { ($0.documentName, $0) }) { $1 }
        customs = Dictionary(parts.customs.map { ($0.documentName, $0) }) { $1 }
    }

    func left(_ object: JSONObject, _ sink: DocumentActionSink) -> any LeftContent {
        let name = object.text("type") ?? ""
        if let type = lefts[name] { return type.make(object, vocabulary, sink) }
        return custom(object, sink)?.customLeft ?? PartStandIn(object).left
    }

    /// The right part; an empty one if there is none.
    func right(_ object: JSONObject?, _ sink: DocumentActionSink) -> any RightContent {
        guard let object else { return RightEmpty() }
        let name = object.text("type") ?? ""
        if let type = rights[name] { return localized(type.make(object, vocabulary, sink)) }
        if name == PartFormat.pairName {
            return pair(right(object.object("first"), sink), right(object.object("second"), sink))
        }
        return custom(object, sink)?.customRight ?? PartStandIn(object).right
    }

    private func localized(_ part: any RightContent) -> any RightContent {
        guard let locale, var date = part as? RightDate else { return part }
        date.locale = locale
        return date
    }

    private func pair(_ first: some RightContent, _ second: some RightContent) -> any RightContent {
        RightPair(first, second)
    }

    func header(_ object: JSONObject?, _ sink: DocumentActionSink) -> CollectionViewDiffableSupplementaryElement? {
        guard let object else { return nil }
        guard let type = headers[object.text("type") ?? ""] else {
            return PartStandIn(object).header.supplementaryElement
        }
        return type.make(object, vocabulary, sink).supplementaryElement
    }

    func footer(_ object: JSONObject?, _ sink: DocumentActionSink) -> CollectionViewDiffableSupplementaryElement? {
        guard let object else { return nil }
        guard let type = footers[object.text("type") ?? ""] else {
            return PartStandIn(object).footer.supplementaryElement
        }
        return type.make(object, vocabulary, sink).supplementaryElement
    }

    /// The content of a part like `{"type": "custom", "content": {"type": "rating", …}}`.
    private func custom(_ object: JSONObject, _ sink: DocumentActionSink) -> (any ContainerContent)? {
        guard let content = object.object("content"), let type = customs[content.text("type") ?? ""] else { return nil }
        return type.make(content, vocabulary, sink)
    }
}

extension ContainerContent {
    fileprivate var customLeft: any LeftContent { LeftCustom(content: self) }
    fileprivate var customRight: any RightContent { RightCustom(content: self) }

    fileprivate var supplementaryElement: CollectionViewDiffableSupplementaryElement {
        CollectionViewDiffableSupplementaryElement(ContainerSupplementaryElement(content: self))
    }
}
