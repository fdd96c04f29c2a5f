import Honeycomb
import PartDeclarations
import PositionedJSON
import ScreenDocumentsCore

extension DeclaredPart {
    /// Creates the part that a valid object describes.
    static func make(_ object: JSONObject, _ vocabulary: ScreenVocabulary, _ sink: DocumentActionSink) -> Self {
        let declaration = declaration
        var content = declaration.prototype()
        for field in declaration.fields {
            if case .action(let set) = field.value {
                let action = object.action(field.name)
                let bound = field.changes.flatMap { object.bound($0, in: declaration) }
                guard action != nil || bound != nil else { continue }
                set(&content) { value in
                    if bound != nil, object["checks"] != nil { sink.note(.changed, of: object.text("identifier")) }
                    if let bound, let new = bound.newValue(value, current: sink.actions.values.value(bound.name)) {
                        sink.set([bound.name: new])
                    }
                    if let action { sink.perform(action, value) }
                }
            } else if case .checks(let set) = field.value {
                guard object[field.name] != nil else { continue }
                set(&content) { _ in sink.note(.left, of: object.text("identifier")) }
            } else if let node = object[field.name] {
                field.value.set(node, on: &content, vocabulary)
            }
        }
        return content
    }
}

extension JSONObject {
    /// The name in the state that the value of a field comes from.
    fileprivate func bound<Content>(_ key: String, in declaration: PartDeclaration<Content>) -> BoundField? {
        guard let name = self[key]?.origin else { return nil }
        if case .indexes? = declaration.fields.first(where: { $0.name == key })?.value {
            return BoundField(name: name, kind: .indexes)
        }
        return BoundField(name: name, kind: .value)
    }
}

extension PartFieldValue {
    /// Sets a valid value on a content.
    fileprivate func set(_ node: JSONNode, on content: inout Content, _ vocabulary: ScreenVocabulary) {
        switch (self, node.value) {
        case (.text(_, let set), .string(let text)): set(&content, text)
        case (.lineCount(let set), .number(let number)): set(&content, UInt(number))
        case (.boolean(let set), .boolean(let value)): set(&content, value)
        case (.number(_, let set), .number(let number)): set(&content, number)
        case (.integer(_, let set), .number(let number)): set(&content, Int(number))
        case (.texts(let set), .array(let nodes)): set(&content, nodes.compactMap(\.text))
        case (.date(let set), .string(let text)):
            if let date = DateNotation.components(of: text)?.date { set(&content, date) }
        case (.name(_, _, let set), .string(let name)): set(&content, name)
        case (.icon(let set), .string(let name)):
            if let icon = vocabulary.icon(name) { set(&content, icon) }
        case (.tint(let set), .string(let name)):
            if let tint = vocabulary.tint(name) { set(&content, tint) }
        case (.image(let set), _):
            if let image = vocabulary.image(node) { set(&content, image) }
        case (.images(let set), .array(let nodes)): set(&content, nodes.compactMap { vocabulary.image($0) })
        case (.pictureSize(let set), _):
            if let size = node.pictureSize { set(&content, size) }
        case (.styledText(let set), _), (.richText(let set), _): set(&content, node.richText(vocabulary))
        case (.chips(let set), .array(let nodes)): set(&content, nodes.map { $0.chip(vocabulary) })
        case (.lines(let set), .array(let nodes)): set(&content, nodes.compactMap(\.object).map { $0.line(vocabulary) })
        case (.indexes(let set), .array(let nodes)):
            set(&content, Set(nodes.compactMap { DocumentValue($0).number.map { Int($0) } }))
        default: break
        }
    }
}

extension DateNotation.Components {
    var date: Date { Date(timeIntervalSince1970: TimeInterval(secondsSince1970)) }
}

extension ScreenVocabulary {
    /// An icon by name, or an image by address: `{"url": "https://…", "placeholder": "avatar"}`.
    func image(_ node: JSONNode) -> ImageSource? {
        switch node.value {
        case .string(let name): return icon(name).map { .local($0) }
        case .object(let object):
            let placeholder = object.text(SearchKeys.placeholder.name).flatMap { icon($0) }
            guard let url = object.text("url").flatMap({ URL(string: $0) }), allowsImage(url) else {
                return .local(placeholder ?? UIImage())
            }
            return .remote(url, placeholder: placeholder)
        default: return nil
        }
    }
}

extension JSONObject {
    /// A line: `{"text": "Anna", "detail": "12:40"}`.
    fileprivate func line(_ vocabulary: ScreenVocabulary) -> PartLine {
        func styled(_ key: String) -> RichText { self[key]?.richText(vocabulary) ?? "" }
        return PartLine(
            styled("text"),
            size: text("size").map { TextSize(rawValue: $0) } ?? .title,
            style: text("style").flatMap { DetailStyle(rawValue: $0) },
            lineCount: UInt(number("lineCount") ?? 0),
            detail: styled("detail"),
            badge: text("badge") ?? "",
            badgeStyle: text("badgeStyle").flatMap { BadgeStyle(rawValue: $0) } ?? .accent,
            icon: text(ButtonKeys.icon.name).flatMap { vocabulary.icon($0) },
            iconTint: text("iconTint").flatMap { vocabulary.tint($0) },
            iconLabel: text("iconLabel")
        )
    }
}

extension JSONNode {
    /// A chip: a text, or `{"title": "Filters", "count": 2}`.
    fileprivate func chip(_ vocabulary: ScreenVocabulary) -> Chip {
        guard let object else { return Chip(text ?? "") }
        return Chip(
            object.text(ScreenKeys.title.name) ?? "",
            icon: object.text(ButtonKeys.icon.name).flatMap { vocabulary.icon($0) },
            count: object.number("count").map { Int($0) },
            hasMenu: object.boolean("hasMenu") ?? false
        )
    }

    /// A size of pictures by name, or in points: `{"width": 64, "height": 48}`.
    fileprivate var pictureSize: PictureSize? {
        if let name = text { return PictureSize.named.first { $0.key == name }?.value }
        guard let width = object?.number("width"), let height = object?.number("height") else { return nil }
        return PictureSize(width: CGFloat(width), height: CGFloat(height))
    }

    /// A text, or a list of runs: `[{"text": "1 990 ₽", "isStruck": true}, {"text": "1 490 ₽", "isBold": true}]`.
    fileprivate func richText(_ vocabulary: ScreenVocabulary) -> RichText {
        if let text { return RichText(text) }
        return RichText(
            elements.compactMap(\.object).map { run in
                RichText.Run(
                    run.text("text") ?? "",
                    isBold: run.boolean("isBold") ?? false,
                    style: run.text("style").flatMap { DetailStyle(rawValue: $0) },
                    isStruck: run.boolean("isStruck") ?? false,
                    isHighlighted: run.boolean("isHighlighted") ?? false,
                    link: run.text("link"),
                    font: run.text("font").flatMap { vocabulary.fonts[$0] },
                    size: run.text("size").flatMap { TextSize(rawValue: $0) },
                    weight: run.text("weight").flatMap { name in
                        RichText.Run.weights.first { $0.key == name }?.value
                    },
                    tint: run.text("tint").flatMap { vocabulary.tint($0) },
                    hasMonospacedDigits: run.boolean("hasMonospacedDigits") ?? false,
                    icon: run.text(ButtonKeys.icon.name).flatMap { vocabulary.icon($0) }
                )
            }
        )
    }
}
