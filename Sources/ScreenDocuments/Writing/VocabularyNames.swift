import Honeycomb
import PartDeclarations
import ScreenDocumentsCore

/// The names of the values of a vocabulary.
///
/// Most rows have no icons and tints, whose names are collected for the first that has.
final class VocabularyNames {
    private let vocabulary: ScreenVocabulary
    private let parts: Set<ObjectIdentifier>

    private lazy var icons: [UIImage: String] = Dictionary(
        vocabulary.names.icons.compactMap { name in vocabulary.icon(name).map { ($0, name) } }
    ) { name, _ in name }

    private lazy var tints: [UIColor: String] = Dictionary(
        vocabulary.names.tints.compactMap { name in vocabulary.tint(name).map { ($0, name) } }
    ) { name, _ in name }

    init(_ vocabulary: ScreenVocabulary) {
        self.vocabulary = vocabulary
        let parts = vocabulary.parts
        self.parts = Set(
            parts.lefts.map { ObjectIdentifier($0) } + parts.rights.map { ObjectIdentifier($0) }
                + (parts.headers + parts.footers + parts.customs).map { ObjectIdentifier($0) }
        )
    }

    /// The name of a part; `nil` for one that documents do not know.
    func name(of part: any DeclaredPart) -> String? {
        parts.contains(ObjectIdentifier(type(of: part))) ? type(of: part).documentName : nil
    }

    func theme(_ theme: CellTheme) -> String? {
        vocabulary.themes.sorted { $0.key < $1.key }.first { $0.value == theme }?.key
            ?? CellTheme.named.first { $0.value == theme && vocabulary.theme($0.key) == theme }?.key
    }

    func color(_ color: UIColor) -> String? {
        vocabulary.names.colors.first { vocabulary.color($0) == color }
    }

    /// A value of a field as it is in documents; `nil` if it has no name.
    func value(_ reading: PartFieldReading) -> DocumentValue? {
        switch reading {
        case .text(let text): .string(text)
        case .boolean(let value): .boolean(value)
        case .number(let number): .number(number)
        case .texts(let texts): .array(texts.map { .string($0) })
        case .date(let date): .string(date.formatted(.iso8601))
        case .icon(let icon): icons[icon].map { .string($0) }
        case .tint(let tint): tints[tint].map { .string($0) }
        case .image(let image): value(image)
        case .images(let images): allOf(images.map { value($0) })
        case .pictureSize(let size): Self.value(size)
        case .richText(let text): value(text)
        case .chips(let chips): allOf(chips.map { value($0) })
        case .lines(let lines): allOf(lines.map { value($0) })
        case .indexes(let indexes): .array(indexes.sorted().map { .number(Double($0)) })
        }
    }

    private func value(_ image: ImageSource) -> DocumentValue? {
        switch image {
        case .local(let image): return icons[image].map { .string($0) }
        case .remote(let url, nil): return .object(["url": .string(url.absoluteString)])
        case .remote(let url, let placeholder?):
            guard let name = icons[placeholder] else { return nil }
            return .object(["url": .string(url.absoluteString), SearchKeys.placeholder.name: .string(name)])
        }
    }

    private func allOf(_ values: [DocumentValue?]) -> DocumentValue? {
        let known = values.compactMap { $0 }
        return known.count == values.count ? .array(known) : nil
    }

    private static func value(_ size: PictureSize) -> DocumentValue {
        if let name = PictureSize.named.first(where: { $0.value == size })?.key { return .string(name) }
        return .object(["width": .number(Double(size.width)), "height": .number(Double(size.height))])
    }

    private func value(_ chip: Chip) -> DocumentValue? {
        if chip == Chip(chip.title) { return .string(chip.title) }
        var members: [String: DocumentValue] = [ScreenKeys.title.name: .string(chip.title)]
        if let icon = chip.icon {
            guard let name = icons[icon] else { return nil }
            members[ButtonKeys.icon.name] = .string(name)
        }
        if let count = chip.count { members["count"] = .number(Double(count)) }
        if chip.hasMenu { members["hasMenu"] = true }
        return .object(members)
    }

    private func value(_ line: PartLine) -> DocumentValue? {
        guard let text = value(line.$text), let detail = value(line.$detail) else { return nil }
        var members: [String: DocumentValue] = ["text": text]
        if line.size != .title { members["size"] = .string(line.size.rawValue) }
        if let style = line.style { members["style"] = .string(style.rawValue) }
        if line.lineCount != 0 { members["lineCount"] = .number(Double(line.lineCount)) }
        if !line.$detail.isEmpty { members["detail"] = detail }
        if !line.badge.isEmpty { members["badge"] = .string(line.badge) }
        if line.badgeStyle != .accent { members["badgeStyle"] = .string(line.badgeStyle.rawValue) }
        if let icon = line.icon {
            guard let name = icons[icon] else { return nil }
            members[ButtonKeys.icon.name] = .string(name)
        }
        if let tint = line.iconTint {
            guard let name = tints[tint] else { return nil }
            members["iconTint"] = .string(name)
        }
        if let label = line.iconLabel { members["iconLabel"] = .string(label) }
        return .object(members)
    }

    private func value(_ text: RichText) -> DocumentValue? {
        if text.isPlain { return .string(text.text) }
        return allOf(
            text.runs.map { run in
                var members: [String: DocumentValue] = ["text": .string(run.text)]
                if run.isBold { members["isBold"] = true }
                if run.isStruck { members["isStruck"] = true }
                if run.isHighlighted { members["isHighlighted"] = true }
                if let style = run.style { members["style"] = .string(style.rawValue) }
                if run.hasMonospacedDigits { members["hasMonospacedDigits"] = true }
                if let size = run.size { members["size"] = .string(size.rawValue) }
                if let weight = run.weight {
                    guard let name = RichText.Run.weights.first(where: { $0.value == weight })?.key else { return nil }
                    members["weight"] = .string(name)
                }
                if let tint = run.tint {
                    guard let name = tints[tint] else { return nil }
                    members["tint"] = .string(name)
                }
                if let icon = run.icon {
                    guard let name = icons[icon] else { return nil }
                    members[ButtonKeys.icon.name] = .string(name)
                }
                if let link = run.link { members["link"] = .string(link) }
                if let font = run.font {
                    guard let name = vocabulary.fonts.first(where: { $0.value == font })?.key else { return nil }
                    members["font"] = .string(name)
                }
                return .object(members)
            }
        )
    }
}
