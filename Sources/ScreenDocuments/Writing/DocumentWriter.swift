import Honeycomb
import PartDeclarations
import ScreenDocumentsCore

/// Writes a state as a document, and notes what it cannot say.
final class DocumentWriter {
    typealias Members = [String: DocumentValue]

    private(set) var problems: [ScreenWritingError.Problem] = []
    let names: VocabularyNames
    private let keys: VocabularyKeys
    private let actionName: (ScreenHandler) -> String?
    /// The place that is being written.
    private(set) var sectionIdentifier = ""
    private var itemIdentifier = ""
    /// The key that is being written.
    var key = ""

    init(vocabulary: ScreenVocabulary, actionName: @escaping (ScreenHandler) -> String?) {
        names = VocabularyNames(vocabulary)
        keys = vocabulary.keys
        self.actionName = actionName
    }

    func report(_ message: String) {
        problems.append(
            ScreenWritingError.Problem(
                sectionIdentifier: sectionIdentifier,
                itemIdentifier: itemIdentifier,
                message: message
            )
        )
    }

    func action(_ key: String) -> DocumentValue? {
        actionName(
            ScreenHandler(sectionIdentifier: sectionIdentifier, itemIdentifier: itemIdentifier, key: key)
        ).map { .string($0) }
    }

    /// Writes something of a row, a header or the whole list.
    func at<Value>(_ identifier: String, _ body: () -> Value) -> Value {
        let outer = itemIdentifier
        itemIdentifier = identifier
        defer { itemIdentifier = outer }
        return body()
    }

    /// The text of an identifier; `nil` for one of another type.
    static func text(_ identifier: DifferenceIdentifier) -> String? { identifier.base.base as? String }
}

// MARK: - The list

extension DocumentWriter {
    func document(_ state: CollectionViewState) -> DocumentValue { .object(keys.screen.write(state, self)) }

    func theme(_ environment: CollectionViewEnvironment) -> DocumentValue? {
        guard let theme = environment.value(of: CellThemeKey.self) else { return nil }
        guard let name = names.theme(theme) else {
            report("its theme has no name in the vocabulary")
            return nil
        }
        return .string(name)
    }

    func value(_ section: CollectionViewSection) -> DocumentValue {
        sectionIdentifier = Self.text(section.differenceIdentifier) ?? ""
        defer { sectionIdentifier = "" }
        if sectionIdentifier.isEmpty {
            sectionIdentifier = section.differenceIdentifier.description
            report("the identifier of the section is no string, or an empty one")
        }
        if section.extras != nil { report("its extras have no key in documents") }
        return .object(keys.section.write(section, self))
    }

    func bottomBar(_ section: CollectionViewSection) -> DocumentValue {
        sectionIdentifier = CollectionViewState.bottomBarIdentifier
        defer { sectionIdentifier = "" }
        return .object(SectionKeys.bottomBar.write(section, self))
    }

    func value(_ element: CollectionViewDiffableSupplementaryElement) -> DocumentValue? {
        guard let base = element.base as? any WritableSupplementaryElement,
            let part = base.anyContent as? any DeclaredPart
        else {
            report("its content is no declared part")
            return nil
        }
        if base.hasHandler { report("its didSelectHandler has no key in documents") }
        return value(part)
    }
}

// MARK: - Rows

extension DocumentWriter {
    func value(_ item: CollectionViewDiffableItem) -> DocumentValue {
        let identifier = Self.text(item.differenceIdentifier) ?? ""
        return at(identifier.isEmpty ? item.differenceIdentifier.description : identifier) {
            if identifier.isEmpty { report("the identifier of the row is no string, or an empty one") }
            let row = item.base as? any WritableItem
            if let row {
                for name in row.unwritableHandlers { report("its \(name) has no key in documents") }
            } else {
                report("it is no row of two parts")
            }
            return .object(keys.row.write(WrittenRow(item: item, row: row), self))
        }
    }

    /// The left or the right part of a row.
    func value(side part: Any) -> DocumentValue? {
        if let pair = part as? any WritablePair {
            guard let first = value(side: pair.firstPart), let second = value(side: pair.secondPart) else { return nil }
            return .object(["type": .string(PartFormat.pairName), "first": first, "second": second])
        }
        if let custom = part as? any WritableCustomPart, let content = custom.anyContent as? any DeclaredPart {
            return value(content).map { .object(["type": "custom", "content": $0]) }
        }
        guard let part = part as? any DeclaredPart else {
            report("its part \(type(of: part)) is not declared")
            return nil
        }
        return value(part)
    }

    private func value(_ part: some DeclaredPart) -> DocumentValue? {
        guard let name = names.name(of: part) else {
            report("its part \(type(of: part)) is not in the vocabulary")
            return nil
        }
        let declaration = type(of: part).declaration
        let prototype = declaration.prototype()
        var members: Members = ["type": .string(name)]
        for field in declaration.fields {
            if case .action = field.value {
                if field.hasHandler?(part) == true { members[field.name] = action(field.name) }
                continue
            }
            // Swift has no checks: an app sets the error.
            if case .checks = field.value { continue }
            guard let read = field.read else {
                report("the field \(field.name) of its part \(name) cannot be read")
                continue
            }
            let reading = read(part)
            guard field.isRequired || reading != read(prototype) else { continue }
            guard let reading, let value = names.value(reading) else {
                report("the \(field.name) of its part \(name) has a value without a name in the vocabulary")
                continue
            }
            members[field.name] = value
        }
        return .object(members)
    }
}
