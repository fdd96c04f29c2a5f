import Foundation
import ScreenDocumentsCore

/// Reads the frames of a file of Figma as documents.
///
/// A frame of a page is a screen. Frames in vertical auto layout are sections, frames in horizontal auto layout and instances are rows,
/// and instances are parts by their names and properties. A row without such instances is read by what it shows. Everything that no
/// document can say is a remark with the identifier of its layer.
package struct ScreenDesignReader {
    /// A frame that was read.
    package struct Screen: Sendable {
        /// The identifier of the frame.
        package let id: String
        /// The name of the frame.
        package let name: String
        package let document: DocumentValue
        package let remarks: [FigmaRemark]
    }

    let file: FigmaFile
    let format: DocumentFormat
    let codec: InstanceCodec
    let names: PartNames
    let plain: PlainRowReader
    /// The names of variables, by identifier.
    private let variables: [String: String]
    /// The names of frames, by identifier, for the links of prototypes.
    let frameNames: [String: String]

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - format: The parts and names of documents.
    ///   - variables: The names of variables by identifier, with slashes; those that backgrounds are bound to.
    package init(_ file: FigmaFile, format: DocumentFormat, variables: [String: String] = [:]) {
        self.file = file
        self.format = format
        self.variables = variables
        codec = InstanceCodec(grammar: DocumentGrammar(format))
        names = PartNames(codec.grammar)
        plain = PlainRowReader(format: format, names: names, file: file)
        var frameNames: [String: String] = [:]
        func visit(_ node: FigmaNode) {
            if node.type == "FRAME" { frameNames[node.id] = node.name }
            for child in node.children { visit(child) }
        }
        for page in file.pages { visit(page) }
        self.frameNames = frameNames
    }

    /// All frames at the top of pages and of their sections.
    package func screens() -> [Screen] { file.frames.map { screen($0) } }

    func componentName(_ id: String) -> String? { file.components[id]?.name }

    /// Reads one frame.
    package func screen(_ node: FigmaNode) -> Screen {
        var reading = Reading()
        var document = node.data
        var sections = document["sections"]?.array ?? []
        let children = sectionsAndBars(of: node)
        for (index, child) in children.enumerated() {
            let name = LayerName.key(file.componentName(of: child))
            if isOfSystem(child) {
                reading.remarks.append(FigmaRemark(child, "the system shows it; a document does not"))
            } else if isBar(child, name) {
                document = document.merging(bar(child, &reading))
            } else if child.name == DesignComponents.bottomBar, child.isFrame {
                var bar = child.data
                bar["items"] = .array(rows(child.meaningfulChildren, &reading, ids: []))
                document["bottomBar"] = .object(bar)
            } else if let button = bottomButton(child, name, isLast: index == children.count - 1) {
                document["bottomButton"] = button
            } else if isRow(child) {
                // Rows of a screen without sections belong together.
                if case .object(var last)? = sections.last, reading.isOpen {
                    let items = last["items"]?.array ?? []
                    last["items"] = .array(
                        items + rows([child], &reading, ids: Set(items.compactMap { $0["id"]?.string }))
                    )
                    sections[sections.count - 1] = .object(last)
                } else {
                    var section = reading.section(named: child.type == "INSTANCE" ? "" : child.name)
                    section["items"] = .array(rows([child], &reading, ids: []))
                    sections.append(.object(section))
                    reading.isOpen = true
                }
            } else if child.isFrame, !child.meaningfulChildren.isEmpty || !child.data.isEmpty {
                sections.append(.object(section(child, &reading)))
                reading.isOpen = false
            } else if let text = child.characters {
                reading.reportHeader()
                reading.header = (header(text, child), child)
                reading.isOpen = false
            } else {
                reading.remarks.append(FigmaRemark(child, "no section shows it (\(child.type))"))
            }
        }
        // A text below the last section is its footer.
        if let (_, node) = reading.header, case .object(var last)? = sections.last, last["footer"] == nil,
            let text = node.characters
        {
            last["footer"] = ["type": "text", "text": .string(text)]
            sections[sections.count - 1] = .object(last)
            reading.header = nil
        }
        reading.reportHeader()
        document["sections"] = .array(sections)
        if document["version"] == nil { document["version"] = 1 }
        return Screen(id: node.id, name: node.name, document: .object(document), remarks: reading.remarks)
    }

    /// What is known while a screen is read.
    struct Reading {
        var remarks: [FigmaRemark] = []
        /// Whether rows that follow belong to the last section.
        var isOpen = false
        /// A header that stands above its section, and its layer.
        var header: (part: DocumentObject, node: FigmaNode)?
        private var ids: Set<String> = []

        /// Returns a section with an identifier of its own and the header that stood above it.
        mutating func section(named name: String) -> DocumentObject {
            var section: DocumentObject = ["id": .string(identifier(name, "section"))]
            if let header { section["header"] = .object(header.part) }
            header = nil
            return section
        }

        /// Tells of a header that no section took.
        mutating func reportHeader() {
            if let header { remarks.append(FigmaRemark(header.node, "a text that belongs to no section")) }
            header = nil
        }

        private mutating func identifier(_ name: String, _ fallback: String) -> String {
            let id = LayerName.unique(LayerName.identifier(name), or: fallback, among: ids)
            ids.insert(id)
            return id
        }
    }

    /// In auto layout the layers are in order; elsewhere they are read from top to bottom.
    private func ordered(_ node: FigmaNode) -> [FigmaNode] {
        let children = node.meaningfulChildren
        guard node.layoutMode == nil else { return children }
        return children.enumerated().sorted {
            ($0.element.box?.y ?? 0, $0.offset) < ($1.element.box?.y ?? 0, $1.offset)
        }.map(\.element)
    }

    /// The layers of a screen. A frame around several sections, as a scroll view is drawn, is none itself.
    private func sectionsAndBars(of node: FigmaNode) -> [FigmaNode] {
        ordered(node).flatMap { child -> [FigmaNode] in
            let isAround =
                child.isFrame && child.data.isEmpty && !isRow(child) && !isOfSystem(child)
                && child.meaningfulChildren.filter { isGroup($0) }.count > 1
            return isAround ? sectionsAndBars(of: child) : [child]
        }
    }

    /// Whether a layer is a frame around rows.
    private func isGroup(_ node: FigmaNode) -> Bool {
        node.isFrame && !isRow(node) && node.meaningfulChildren.contains { isRow($0) || isGroup($0) }
    }

    // MARK: - Bars

    private static let ofSystem = ["statusbar", "homeindicator", "tabbar"]
    static let bars = ["navigationbar", "navbar", "topbar", "titlebar"]

    /// Whether the system shows a layer. A row may be called "Keyboard" as well.
    func isOfSystem(_ node: FigmaNode) -> Bool {
        let name = LayerName.key(file.componentName(of: node))
        return Self.ofSystem.contains { name.contains($0) } || (node.type == "INSTANCE" && name.hasSuffix("keyboard"))
    }

    private func isBar(_ node: FigmaNode, _ name: String) -> Bool {
        Self.bars.contains { name.contains($0) } && (node.isFrame || node.type == "INSTANCE")
    }

    private func bar(_ node: FigmaNode, _ reading: inout Reading) -> DocumentObject {
        let fields = codec.grammar.root.fields.filter { DesignComponents.barKeys.contains($0.name) }
        var bar = codec.object(of: node, fields: fields, componentName)
        guard bar.isEmpty else { return withActions(bar) }
        // The text nearest to the middle is the title.
        let middle = node.box?.midX ?? 0
        let texts = node.descendants.filter { !($0.characters ?? "").isEmpty }
        let title = texts.min { abs(($0.box?.midX ?? middle) - middle) < abs(($1.box?.midX ?? middle) - middle) }
        if let text = title?.characters { bar["title"] = .string(text) }
        for text in texts where text.id != title?.id {
            reading.remarks.append(
                FigmaRemark(text, "write it as one of the \"buttons\" or \"leadingButtons\", with its action")
            )
        }
        return bar
    }

    /// Buttons need actions; a design has only their titles.
    private func withActions(_ bar: DocumentObject) -> DocumentObject {
        DocumentObject(bar.map { ($0.key, $0.value.array.map { .array($0.map { withAction($0) }) } ?? $0.value) })
    }

    private func withAction(_ button: DocumentValue) -> DocumentValue {
        guard var members = button.object, members["action"] == nil, let title = members["title"]?.string else {
            return button
        }
        members["action"] = .string(LayerName.unique(LayerName.identifier(title), or: "action", among: []))
        return .object(members)
    }

    private func bottomButton(_ node: FigmaNode, _ name: String, isLast: Bool) -> DocumentValue? {
        guard let field = codec.grammar.root.fields.first(where: { $0.name == "bottomButton" }),
            let fields = codec.grammar.alternatives(of: field.shape).fields(ofType: nil)
        else { return nil }
        if node.name == DesignComponents.bottomButton, node.type == "INSTANCE" {
            return withAction(.object(codec.object(of: node, fields: fields, componentName)))
        }
        guard isLast, name.contains("button"), node.type == "INSTANCE" || node.isFrame,
            let title = title(of: node)
        else { return nil }
        return withAction(["title": .string(title)])
    }

    /// The text of a button: of a property, else of its first text.
    private func title(of node: FigmaNode) -> String? {
        let texts = node.properties.filter { $0.kind == .text }.compactMap(\.value.string)
        return texts.first ?? node.descendants.compactMap(\.characters).first
    }

    // MARK: - Sections

    /// Whether a layer is a row: an instance, or a frame in horizontal auto layout with something to show.
    func isRow(_ node: FigmaNode) -> Bool {
        if node.type == "INSTANCE" {
            switch names.meaning(of: file.componentName(of: node)) {
            case .part(.header, _)?, .part(.footer, _)?: return false
            default: return node.name != "header" && node.name != "footer"
            }
        }
        return node.isFrame && node.layoutMode == "HORIZONTAL"
            && (!node.meaningfulChildren.isEmpty || !node.data.isEmpty)
    }

    private func section(_ node: FigmaNode, _ reading: inout Reading) -> DocumentObject {
        var section = node.data
        if section["id"] == nil { section = section.merging(reading.section(named: name(of: node, reading))) }
        var rowNodes: [FigmaNode] = []
        let children = contents(of: node, &section, &reading)
        for (index, child) in children.enumerated() {
            if let (rule, part) = supplement(child, &reading) {
                section[rule == .header ? "header" : "footer"] = .object(part)
            } else if let text = child.characters {
                if index == children.count - 1, !rowNodes.isEmpty {
                    section["footer"] = ["type": "text", "text": .string(text)]
                } else if rowNodes.isEmpty {
                    section["header"] = .object(header(text, child))
                } else {
                    reading.remarks.append(
                        FigmaRemark(child, "a text between rows; make it a row or the header of a section")
                    )
                }
            } else if isSeparator(child) {
                continue
            } else if isRow(child) {
                rowNodes.append(child)
            } else if child.isFrame, child.descendants.contains(where: { $0.characters != nil }) {
                rowNodes.append(child)
            } else {
                reading.remarks.append(FigmaRemark(child, "no section shows it (\(child.type))"))
            }
        }
        if section["items"] == nil { section["items"] = .array(rows(rowNodes, &reading, ids: [])) }
        background(of: node, &section, &reading)
        return section
    }

    /// The layers of a section. Those of frames around rows, such as cards, belong to it.
    private func contents(
        of node: FigmaNode,
        _ section: inout DocumentObject,
        _ reading: inout Reading
    ) -> [FigmaNode] {
        var contents: [FigmaNode] = []
        for child in ordered(node) {
            guard isGroup(child) else {
                contents.append(child)
                continue
            }
            background(of: child, &section, &reading)
            contents += self.contents(of: child, &section, &reading)
        }
        return contents
    }

    /// Whether a layer is a line between rows, which sections have of their own.
    private func isSeparator(_ node: FigmaNode) -> Bool {
        let name = LayerName.key(file.componentName(of: node))
        return name.hasPrefix("separator") || name.hasPrefix("divider") || (node.box?.height ?? 2) <= 1
    }

    /// The name of a section; that of its header where the name of the layer is made by Figma.
    private func name(of node: FigmaNode, _ reading: Reading) -> String {
        guard node.hasMadeName else { return node.name }
        return reading.header?.node.characters ?? node.meaningfulChildren.first?.characters ?? node.name
    }

    /// A header or a footer that is an instance.
    private func supplement(_ node: FigmaNode, _ reading: inout Reading) -> (DocumentRule, DocumentObject)? {
        guard node.type == "INSTANCE",
            case .part(let rule, let type)? = names.meaning(of: file.componentName(of: node)),
            rule == .header || rule == .footer
        else { return nil }
        return (rule, part(node, rule, type, &reading))
    }

    /// The header of a text: a small one in small letters.
    private func header(_ text: String, _ node: FigmaNode) -> DocumentObject {
        ["type": (node.fontSize ?? 0) >= 19 ? "large" : "small", "title": .string(text)]
    }

    /// A fill that is bound to the variable of a color is a card of that color.
    private func background(of node: FigmaNode, _ section: inout DocumentObject, _ reading: inout Reading) {
        guard section["background"] == nil, let fill = node.fill else { return }
        guard let id = fill.variable, let name = variables[id] else {
            let isWhite = fill.red == 1 && fill.green == 1 && fill.blue == 1
            if !isWhite {
                reading.remarks.append(
                    FigmaRemark(node, "the fill \(fill.hexadecimal) is no variable with a known name")
                )
            }
            return
        }
        guard let color = self.name(name, among: format.colors) else {
            reading.remarks.append(FigmaRemark(node, "the variable \"\(name)\" is no color of backgrounds"))
            return
        }
        var background: DocumentObject = ["color": .string(color)]
        let radius = (node.variable(of: "topLeftRadius") ?? node.variable(of: "cornerRadius")).flatMap { variables[$0] }
        if let radius, let known = self.name(radius, among: format.radii) {
            background["cornerRadius"] = .string(known)
        } else if node.cornerRadius > 0 {
            background["cornerRadius"] = .number(node.cornerRadius)
        }
        section["background"] = .object(background)
    }

    /// The name that a variable means: its last part, or all of it.
    private func name(_ variable: String, among names: [String]) -> String? {
        let path = LayerName.path(variable)
        return names.first { LayerName.key($0) == LayerName.key(path.last ?? variable) }
            ?? names.first { LayerName.key($0) == LayerName.key(variable) }
    }
}

extension LayerName {
    /// An identifier that others do not have.
    static func unique(_ id: String, or fallback: String, among others: Set<String>) -> String {
        let base = id.isEmpty ? fallback : id
        guard others.contains(base) else { return base }
        var number = 2
        while others.contains("\(base)-\(number)") { number += 1 }
        return "\(base)-\(number)"
    }
}
