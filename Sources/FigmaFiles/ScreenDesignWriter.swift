import ScreenDocumentsCore

/// Writes documents as a file of Figma: a frame for each screen, section and row, and an instance for each part, with its texts, names
/// and truth values as properties. Layers have the places that they have on the rendered screen.
package struct ScreenDesignWriter {
    /// The distance of two screens, in points.
    private static let gap = 100.0

    private let codec: InstanceCodec
    private var registry = FigmaRegistry()
    private var frames: [FigmaNode] = []
    private var x = 0.0

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - format: The format of the documents.
    ///   - pictures: The names of pictures beside them.
    package init(_ format: DocumentFormat, pictures: [String] = []) {
        var known = format
        known.icons += pictures
        let others = Set(pictures).subtracting(format.icons)
        codec = InstanceCodec(grammar: DocumentGrammar(known), pictures: others)
    }

    /// Adds a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - name: What its frame is called.
    ///   - design: Where its elements are.
    package mutating func add(_ document: DocumentValue, name: String, design: DesignScreen) {
        var rest = document.object ?? [:]
        let page = Page(x: x, design: design)
        var children: [FigmaNode] = []
        var bar = DocumentObject()
        for key in DesignComponents.barKeys { if let value = rest.removeValue(forKey: key) { bar[key] = value } }
        if !bar.isEmpty {
            let fields = codec.grammar.root.fields.filter { DesignComponents.barKeys.contains($0.name) }
            children.append(
                codec.instance(
                    bar,
                    name: "navigation bar",
                    component: DesignComponents.bar,
                    fields: fields,
                    registry: &registry
                )
            )
        }
        if let sections = rest["sections"]?.array, sections.allSatisfy({ $0.object != nil }) {
            rest.removeValue(forKey: "sections")
            let ids = Set(sections.compactMap { $0["id"]?.string })
            for (index, section) in sections.enumerated() {
                children.append(self.section(section.object ?? [:], at: index, on: page, known: ids))
            }
        }
        if let bottom = rest["bottomBar"]?.object, let items = bottom["items"]?.array,
            items.allSatisfy({ $0.object != nil })
        {
            rest.removeValue(forKey: "bottomBar")
            var others = bottom
            others.removeValue(forKey: "items")
            var node = frame(DesignComponents.bottomBar, "VERTICAL")
            node.children = items.map { row($0.object ?? [:], element: nil, on: page) }
            node.setData(others)
            children.append(node)
        }
        if let button = rest["bottomButton"]?.object,
            let field = codec.grammar.root.fields.first(where: { $0.name == "bottomButton" }),
            let fields = codec.grammar.alternatives(of: field.shape).fields(for: button)
        {
            rest.removeValue(forKey: "bottomButton")
            let name = DesignComponents.bottomButton
            children.append(codec.instance(button, name: name, component: name, fields: fields, registry: &registry))
        }
        var node = frame(name, "VERTICAL")
        node.box = FigmaBox(x: x, y: 0, width: design.width, height: design.height)
        node.members["clipsContent"] = true
        node.children = children
        node.setData(rest)
        frames.append(node)
        x += design.width + Self.gap
    }

    /// The file, as the REST API returns it.
    package func file(name: String) -> DocumentValue {
        let screens = FigmaNode(id: "0:1", name: "Screens", type: "CANVAS", children: frames)
        let root = FigmaNode(
            id: "0:0",
            name: "Document",
            type: "DOCUMENT",
            children: [screens, registry.page(id: "0:2")]
        )
        return [
            "name": .string(name), "role": "owner", "editorType": "figma", "schemaVersion": 0, "version": "1",
            "lastModified": "1970-01-01T00:00:00Z", "document": root.value, "components": registry.components,
            "componentSets": registry.componentSets, "styles": [:],
        ]
    }

    /// Where the frame of a screen is on the page.
    private struct Page {
        let x: Double
        let design: DesignScreen

        func box(_ box: FigmaBox) -> FigmaBox { FigmaBox(x: box.x + x, y: box.y, width: box.width, height: box.height) }
    }

    private mutating func section(
        _ section: DocumentObject,
        at index: Int,
        on page: Page,
        known: Set<String>
    ) -> FigmaNode {
        var rest = section
        let id = section["id"]?.string
        let sections = page.design.sections
        // A fallback has an identifier of its own.
        let design =
            sections.first { $0.id == id }
            ?? (index < sections.count && !known.contains(sections[index].id) ? sections[index] : nil)
        var node = frame(id ?? "section", "VERTICAL")
        node.box = design.map { page.box($0.box) }
        if let header = part("header", of: &rest, .header, element: design?.header, on: page) {
            node.children.append(header)
        }
        if let items = rest["items"]?.array, items.allSatisfy({ $0.object != nil }) {
            rest.removeValue(forKey: "items")
            var rows = (design?.rows ?? [])[...]
            let ids = Set(items.compactMap { $0["id"]?.string })
            for item in items {
                var element: DesignScreen.Element?
                if let id = item["id"]?.string, let index = rows.firstIndex(where: { $0.id == id }) {
                    element = rows[index]
                    rows = rows[(index + 1)...]
                } else if let next = rows.first, !ids.contains(next.id) {
                    // A template or a fallback, which has an identifier of its own.
                    element = rows.removeFirst()
                }
                node.children.append(row(item.object ?? [:], element: element, on: page))
                guard item["each"] != nil else { continue }
                while let next = rows.first, !ids.contains(next.id) {
                    node.children.append(madeRow(rows.removeFirst(), on: page))
                }
            }
        } else {
            // Rows that a template makes of a list are shown, and not read back.
            for element in design?.rows ?? [] { node.children.append(madeRow(element, on: page)) }
        }
        if let footer = part("footer", of: &rest, .footer, element: design?.footer, on: page) {
            node.children.append(footer)
        }
        node.setData(rest)
        return node
    }

    /// A row that a template makes of an element of a list.
    private mutating func madeRow(_ element: DesignScreen.Element, on page: Page) -> FigmaNode {
        var row = row([:], element: element, on: page)
        row.setData([DesignComponents.made: true])
        return row
    }

    private mutating func row(_ row: DocumentObject, element: DesignScreen.Element?, on page: Page) -> FigmaNode {
        var rest = row
        var node = frame(row["id"]?.string ?? element?.id ?? "row", "HORIZONTAL")
        node.box = element.map { page.box($0.box) }
        node.members["counterAxisAlignItems"] = "CENTER"
        if let element, let left = element.left {
            node.members["paddingLeft"] = .number(left.box.x - element.box.x)
            node.members["paddingTop"] = .number(left.box.y - element.box.y)
            node.members["paddingBottom"] = .number(element.box.maxY - left.box.maxY)
            node.members["paddingRight"] = .number(element.box.maxX - (element.right ?? left).box.maxX)
            if let right = element.right { node.members["itemSpacing"] = .number(right.box.x - left.box.maxX) }
        }
        for (key, rule, part) in [("left", DocumentRule.left, element?.left), ("right", .right, element?.right)] {
            let whole = part.map { DesignScreen.Element(id: key, box: $0.box, layers: $0.layers) }
            if let instance = self.part(key, of: &rest, rule, element: whole, on: page) {
                node.children.append(instance)
            } else {
                node.children += (part?.layers ?? []).map { layer($0, on: page) }
            }
        }
        node.children += (element?.layers ?? []).map { layer($0, on: page) }
        node.setData(rest)
        return node
    }

    /// Takes a part from the keys of its element. Returns its instance; `nil` if it is none that the grammar knows.
    private mutating func part(
        _ key: String,
        of object: inout DocumentObject,
        _ rule: DocumentRule,
        element: DesignScreen.Element?,
        on page: Page
    ) -> FigmaNode? {
        guard let part = object[key]?.object, let type = part["type"]?.string,
            let fields = codec.grammar.fields(of: rule, type: type)
        else { return nil }
        object.removeValue(forKey: key)
        var node = codec.instance(part, name: key, component: "\(key)/\(type)", fields: fields, registry: &registry)
        node.box = element.map { page.box($0.box) }
        node.children += (element?.layers ?? []).map { layer($0, on: page) }
        return node
    }

    private mutating func frame(_ name: String, _ mode: String) -> FigmaNode {
        let members: DocumentObject = [
            "layoutMode": .string(mode), "primaryAxisSizingMode": mode == "VERTICAL" ? "AUTO" : "FIXED",
            "counterAxisSizingMode": mode == "VERTICAL" ? "FIXED" : "AUTO", "layoutSizingHorizontal": "FILL",
            "layoutSizingVertical": "HUG", "blendMode": "PASS_THROUGH", "clipsContent": false, "fills": [],
            "strokes": [],
        ]
        return FigmaNode(id: registry.nextID(), name: name, type: "FRAME", members: members)
    }

    /// What is drawn, as a layer that only shows: the properties of the instance say what it means.
    private mutating func layer(_ layer: DesignScreen.Layer, on page: Page) -> FigmaNode {
        var node = FigmaNode(id: registry.nextID(), name: layer.name, type: "RECTANGLE")
        node.box = page.box(layer.box)
        node.members["fills"] = .array(layer.color.map { [$0.value] } ?? [])
        switch layer.content {
        case .text(let text, let style):
            node.type = "TEXT"
            node.members["characters"] = .string(text)
            node.members["style"] = [
                "fontFamily": .string(style.family), "fontSize": .number(style.size),
                "fontWeight": .number(style.weight),
            ]
        case .picture:
            node.members["fills"] = [["type": "IMAGE", "blendMode": "NORMAL", "scaleMode": "FILL", "imageRef": ""]]
        case .shape: break
        }
        node.setData([DesignComponents.drawn: true])
        return node
    }
}

/// What the writer and the reader call things.
enum DesignComponents {
    static let bar = "navigation bar"
    static let bottomBar = "bottom bar"
    static let bottomButton = "bottom button"
    /// The keys of a document that are above the list.
    static let barKeys = ["title", "isTitleLarge", "leadingButtons", "buttons", "search"]
    /// Marks a row that a template makes.
    static let made = "isMade"
    /// Marks a layer that only shows what a part draws.
    static let drawn = "isDrawn"
}
