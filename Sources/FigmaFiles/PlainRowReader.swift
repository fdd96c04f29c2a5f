import ScreenDocumentsCore

/// Reads rows that designers drew without components of parts: texts, icons and controls side by side in auto layout.
///
/// Texts that begin on the left are the left part: one is a title, two are a title and a subtitle, more are lines. A text that begins
/// after them is a detail. A chevron, a switch and other controls are the right part, an icon on the left belongs to the left part.
struct PlainRowReader {
    let format: DocumentFormat
    let names: PartNames
    let file: FigmaFile

    /// What was found in a row.
    struct Row {
        var left: DocumentObject?
        var right: DocumentObject?
        var unsaid: [FigmaRemark] = []
    }

    func row(_ node: FigmaNode) -> Row {
        var row = Row()
        var texts: [FigmaNode] = []
        var icons: [(String, FigmaNode)] = []
        var controls: [(part: DocumentObject, node: FigmaNode)] = []
        for leaf in leaves(of: node) {
            if leaf.type == "TEXT" {
                if let text = leaf.characters, !text.isEmpty { texts.append(leaf) }
            } else if isChevron(leaf) {
                controls.append((["type": "chevron"], leaf))
            } else if let name = self.icon(leaf) {
                icons.append((name, leaf))
            } else if case .part(.right, let part)? = names.meaning(of: file.componentName(of: leaf)) {
                controls.append((control(part, leaf), leaf))
            } else if isDecoration(leaf, in: node) {
                continue
            } else {
                row.unsaid.append(FigmaRemark(leaf, "no part shows it (\(leaf.type))"))
            }
        }
        let leading = texts.compactMap { $0.box?.x }.min() ?? 0
        let lefts = texts.filter { ($0.box?.x ?? leading) < leading + 24 }
        let rights = texts.filter { text in !lefts.contains { $0.id == text.id } }
        // An icon after the texts on the left is a right part.
        let trailing = icons.filter { ($0.1.box?.x ?? -1) > (lefts.compactMap { $0.box?.x }.max() ?? leading) }
        controls = trailing.map { (["type": "icon", "icon": .string($0.0)], $0.1) } + controls
        let leadingIcons = icons.filter { icon in !trailing.contains { $0.1.id == icon.1.id } }
        for icon in leadingIcons.dropFirst() {
            row.unsaid.append(FigmaRemark(icon.1, "a row has one icon on the left"))
        }
        row.left = left(lefts, icon: leadingIcons.first?.0)
        if row.left == nil, let first = lefts.first {
            row.unsaid.append(FigmaRemark(first, "no left part has these texts"))
        }
        right(rights, controls, into: &row)
        return row
    }

    /// The layers that are read as a whole: texts, instances and shapes.
    private func leaves(of node: FigmaNode) -> [FigmaNode] {
        node.visibleChildren.flatMap { child -> [FigmaNode] in
            guard !child.children.isEmpty, child.isFrame || child.type == "INSTANCE" else { return [child] }
            if child.type == "INSTANCE", icon(child) != nil || names.meaning(of: file.componentName(of: child)) != nil {
                return [child]
            }
            return isChevron(child) ? [child] : leaves(of: child)
        }
    }

    /// The icon that an instance shows: `icon/star`, or the name of one.
    private func icon(_ node: FigmaNode) -> String? {
        guard node.type == "INSTANCE" else { return nil }
        let path = LayerName.path(file.componentName(of: node))
        guard let last = path.last,
            path.dropLast().contains(where: { LayerName.key($0).hasPrefix("icon") }) || path.count == 1
        else {
            return nil
        }
        let key = LayerName.key(last)
        let plain = key.hasPrefix("icon") && key != "icon" ? String(key.dropFirst(4)) : key
        guard names.meaning(of: last) == nil || path.count > 1 else { return nil }
        return format.icons.first { LayerName.key($0) == key || LayerName.key($0) == plain }
    }

    /// Whether a layer is the chevron of a row that leads on, which points to the right.
    private func isChevron(_ node: FigmaNode) -> Bool {
        let names = [node.name, LayerName.path(file.componentName(of: node)).last ?? ""].map { LayerName.key($0) }
        return names.contains { ["chevron", "chevronright", "chevronforward", "disclosureindicator"].contains($0) }
    }

    /// Backgrounds and separators, which a row has of its own.
    private func isDecoration(_ leaf: FigmaNode, in row: FigmaNode) -> Bool {
        guard ["RECTANGLE", "LINE", "VECTOR"].contains(leaf.type), let box = leaf.box else { return false }
        if leaf.type == "LINE" || box.height <= 1 || LayerName.key(leaf.name).hasPrefix("separator") { return true }
        return box == row.box
    }

    private func left(_ texts: [FigmaNode], icon: String?) -> DocumentObject? {
        let texts = texts.sorted { ($0.box?.y ?? 0) < ($1.box?.y ?? 0) }.compactMap(\.characters)
        guard let title = texts.first else { return nil }
        let types = Set(format.lefts.map(\.name))
        let icons: DocumentObject = icon.map { ["icon": .string($0)] } ?? [:]
        switch texts.count {
        case 1:
            let type = icon == nil ? "title" : "iconTitle"
            return types.contains(type)
                ? icons.merging(["type": .string(type), "title": .string(title)] as DocumentObject) : nil
        case 2:
            let type = icon == nil ? "titleSubtitle" : "iconTitleSubtitle"
            let own: DocumentObject = ["type": .string(type), "title": .string(title), "subtitle": .string(texts[1])]
            return types.contains(type) ? icons.merging(own) : nil
        default:
            let lines = texts.enumerated().map { index, text -> DocumentValue in
                .object(index == 0 ? ["text": .string(text)] : ["text": .string(text), "size": "subtitle"])
            }
            return types.contains("lines")
                ? icons.merging(["type": "lines", "lines": .array(lines)] as DocumentObject) : nil
        }
    }

    private func control(_ part: String, _ node: FigmaNode) -> DocumentObject {
        part == "toggle" ? ["type": "toggle", "isOn": .boolean(Self.isOn(node))] : ["type": .string(part)]
    }

    private func right(_ texts: [FigmaNode], _ controls: [(part: DocumentObject, node: FigmaNode)], into row: inout Row)
    {
        let types = Set(format.rights.map(\.name))
        for text in texts.dropFirst() { row.unsaid.append(FigmaRemark(text, "a row has one text on the right")) }
        for control in controls.dropFirst() {
            row.unsaid.append(FigmaRemark(control.node, "a row has one control on the right"))
        }
        guard let text = texts.first, let characters = text.characters else {
            row.right = controls.first?.part
            return
        }
        let type = controls.first?.part["type"]?.string
        if type == nil, types.contains("detail") {
            row.right = ["type": "detail", "text": .string(characters)]
        } else if type == "chevron", types.contains("detailChevron") {
            row.right = ["type": "detailChevron", "text": .string(characters)]
        } else {
            row.right = controls.first?.part
            let reason = type.map { "no right part has a text and \($0)" } ?? "no right part has a text"
            row.unsaid.append(FigmaRemark(text, reason))
        }
    }

    /// Whether a property of a switch says that it is on.
    private static func isOn(_ node: FigmaNode) -> Bool {
        node.properties.contains { property in
            [DocumentShape.boolean].value(of: property) { _ in nil } == true
        }
    }
}

/// What a document cannot say, with the layer of the design.
package struct FigmaRemark: Equatable, Sendable, CustomStringConvertible {
    /// The identifier of the layer.
    package let id: String
    /// The name of the layer.
    package let name: String
    package let message: String

    init(_ node: FigmaNode, _ message: String) {
        (id, name, self.message) = (node.id, node.name, message)
    }

    /// `12:34 "Blob": no part shows it (VECTOR)`.
    package var description: String { "\(id) \"\(name)\": \(message)" }
}
