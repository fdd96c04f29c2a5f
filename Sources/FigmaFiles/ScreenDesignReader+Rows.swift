import ScreenDocumentsCore

extension ScreenDesignReader {
    /// Returns the rows of layers, with identifiers that differ.
    func rows(_ nodes: [FigmaNode], _ reading: inout Reading, ids: Set<String>) -> [DocumentValue] {
        var known = ids
        return nodes.filter { $0.data[DesignComponents.made] != true }.compactMap { node in
            guard var row = row(node, &reading) else { return nil }
            // The rows that this program wrote say their identifiers.
            if row["id"] == nil, row["use"] == nil {
                let id = LayerName.unique(LayerName.identifier(name(of: row, node)), or: "row", among: known)
                row["id"] = .string(id)
            }
            if let id = row["id"]?.string { known.insert(id) }
            return .object(row)
        }
    }

    /// What identifies a row: the name of its layer, or its title where that is the name of a component or made by Figma.
    private func name(of row: DocumentObject, _ node: FigmaNode) -> String {
        guard node.type == "INSTANCE" || node.hasMadeName else { return node.name }
        return row["left"]?["title"]?.string ?? row["left"]?["lines"]?.array?.first?["text"]?.string ?? node.name
    }

    private func row(_ node: FigmaNode, _ reading: inout Reading) -> DocumentObject? {
        var row = node.data
        var isFound = !row.isEmpty
        switch node.type == "INSTANCE" ? names.meaning(of: file.componentName(of: node)) : nil {
        case .part(let rule, let type)?:
            if rule == .left || rule == .right {
                row[rule == .left ? "left" : "right"] = .object(part(node, rule, type, &reading))
                isFound = true
            }
        case .row(let left, let right)?:
            let parts = self.parts(node, left: left, right: right, &reading)
            (row["left"], row["right"]) = (.object(parts.left), .object(parts.right))
            isFound = true
        case nil:
            for child in node.meaningfulChildren where child.type == "INSTANCE" {
                guard case .part(let rule, let type)? = names.meaning(of: file.componentName(of: child)),
                    rule == .left || rule == .right, isPart(child)
                else { continue }
                row[rule == .left ? "left" : "right"] = .object(part(child, rule, type, &reading))
                isFound = true
            }
        }
        if row["left"] == nil, node.data.isEmpty {
            let found = plain.row(node)
            if let left = found.left { row["left"] = .object(completed(left, .left, node, &reading)) }
            if row["right"] == nil, let right = found.right {
                row["right"] = .object(completed(right, .right, node, &reading))
            }
            isFound = isFound || found.left != nil
            reading.remarks += found.unsaid
        }
        guard isFound else {
            if plain.row(node).unsaid.isEmpty { reading.remarks.append(FigmaRemark(node, "a row needs a text")) }
            return nil
        }
        if row["action"] == nil, let action = action(of: node) { row["action"] = .string(action) }
        return row
    }

    /// Whether an instance in a row is a whole part, rather than a control beside plain texts.
    private func isPart(_ node: FigmaNode) -> Bool {
        let path = LayerName.path(file.componentName(of: node)).map { LayerName.key($0) }
        let roles = ["left", "right"]
        return path.contains { key in roles.contains { key.hasPrefix($0) } }
    }

    /// The screen that a prototype shows after a tap: the name of its frame, as an action.
    private func action(of node: FigmaNode) -> String? {
        for interaction in node.members["interactions"]?.array ?? []
        where interaction["trigger"]?["type"]?.string == "ON_CLICK" {
            let target = (interaction["actions"]?.array ?? []).compactMap { $0["destinationId"]?.string }.first
            if let target, let name = frameNames[target] { return LayerName.identifier(name) }
        }
        return node.members["transitionNodeID"]?.string.flatMap { frameNames[$0] }.map { LayerName.identifier($0) }
    }

    // MARK: - Parts

    /// Reads a part from an instance: its properties by the names of the keys, its texts where a required text has no property.
    func part(_ node: FigmaNode, _ rule: DocumentRule, _ type: String, _ reading: inout Reading) -> DocumentObject {
        let fields = codec.grammar.fields(of: rule, type: type) ?? []
        var part = codec.object(of: node, fields: fields, componentName)
        var unused = node.properties.filter { part[key(of: $0, in: fields) ?? ""] == nil }
        assign(&unused, to: &part, fields)
        report(unused, of: node, fields, &reading)
        part["type"] = .string(type)
        return completed(withTextsOf: node, part, rule, &reading)
    }

    /// Reads both parts of a row from one instance.
    private func parts(
        _ node: FigmaNode,
        left: String,
        right: String,
        _ reading: inout Reading
    ) -> (left: DocumentObject, right: DocumentObject) {
        let fields = (
            left: codec.grammar.fields(of: .left, type: left) ?? [],
            right: codec.grammar.fields(of: .right, type: right) ?? []
        )
        var parts = (
            left: codec.object(of: node, fields: fields.left, componentName),
            right: codec.object(of: node, fields: fields.right, componentName)
        )
        var unused = node.properties.filter { property in
            parts.left[key(of: property, in: fields.left) ?? ""] == nil
                && parts.right[key(of: property, in: fields.right) ?? ""] == nil
        }
        // "Detail" of a row with the part `detail` is the text of that part.
        if let index = unused.firstIndex(where: {
            right.lowercased().hasPrefix(LayerName.key($0.name)) && $0.kind == .text
        }),
            let text = fields.right.first(where: { $0.isRequired && $0.name == "text" }), parts.right[text.name] == nil
        {
            parts.right[text.name] = unused.remove(at: index).value
        }
        assign(&unused, to: &parts.left, fields.left)
        assign(&unused, to: &parts.right, fields.right)
        report(unused, of: node, fields.left + fields.right, &reading)
        (parts.left["type"], parts.right["type"]) = (.string(left), .string(right))
        return (
            completed(withTextsOf: node, parts.left, .left, &reading), completed(parts.right, .right, node, &reading)
        )
    }

    /// The key that has the name of a property.
    private func key(of property: FigmaProperty, in fields: [FieldShape]) -> String? {
        fields.first { LayerName.key($0.name) == LayerName.key(property.name) }?.name
    }

    /// Gives properties to keys with names like theirs: "On" and "Has dot" to `isOn` and `dot`, "Title text" to `title`, "State" to the
    /// truth value that the part needs.
    private func assign(_ unused: inout [FigmaProperty], to part: inout DocumentObject, _ fields: [FieldShape]) {
        unused.removeAll { property in
            let key = LayerName.key(property.name)
            let field = fields.first { field in
                guard part[field.name] == nil, field.name != "type" else { return false }
                let name = LayerName.key(field.name)
                if ["is\(key)", "has\(key)"].contains(name) || ["is\(name)", "has\(name)", "show\(name)"].contains(key)
                {
                    return true
                }
                if ["\(name)text", "\(name)label", "\(name)value"].contains(key) { return true }
                return field.isRequired && field.shape.isBoolean
                    && ["state", "value", "selected", "checked", "active"].contains(key)
            }
            guard let field, let value = codec.grammar.alternatives(of: field.shape).value(of: property, componentName)
            else { return false }
            part[field.name] = value
            return true
        }
    }

    private func report(_ unused: [FigmaProperty], of node: FigmaNode, _ fields: [FieldShape], _ reading: inout Reading)
    {
        let keys = fields.filter { $0.isListed && $0.name != "type" }.map(\.name)
        for property in unused {
            // States that only a designer's preview has.
            if property.kind == .variant, ["state", "size", "platform", "theme"].contains(LayerName.key(property.name))
            {
                continue
            }
            let known = fields.first { LayerName.key($0.name) == LayerName.key(property.name) }
            let reason =
                known.map { "its value is none of \(Self.shortened($0.shape.allowed))" }
                ?? "the part has \(keys.quotedList)"
            reading.remarks.append(
                FigmaRemark(
                    node,
                    "the property \"\(property.name)\" is no key of \(file.componentName(of: node)): \(reason)"
                )
            )
        }
    }

    /// Lists of all icons say little.
    private static func shortened(_ text: String) -> String { text.count > 120 ? text.prefix(120) + "…" : text }

    /// Gives the texts inside an instance to the required texts that no property says.
    private func completed(
        withTextsOf node: FigmaNode,
        _ part: DocumentObject,
        _ rule: DocumentRule,
        _ reading: inout Reading
    ) -> DocumentObject {
        var part = part
        let fields = codec.grammar.fields(of: rule, type: part["type"]?.string) ?? []
        let said = Set(node.properties.compactMap(\.value.string))
        var texts = node.meaningfulChildren.flatMap(\.descendants).compactMap(\.characters).filter {
            !said.contains($0)
        }[...]
        for field in fields where field.isRequired && part[field.name] == nil {
            guard codec.grammar.alternatives(of: field.shape).contains(where: \.isAnyText), let text = texts.popFirst()
            else { continue }
            part[field.name] = .string(text)
        }
        return completed(part, rule, node, &reading)
    }

    /// Adds required keys that the design does not say, and says so.
    private func completed(
        _ part: DocumentObject,
        _ rule: DocumentRule,
        _ node: FigmaNode,
        _ reading: inout Reading
    ) -> DocumentObject {
        guard let type = part["type"]?.string, let fields = codec.grammar.fields(of: rule, type: type) else {
            return part
        }
        var part = part
        let formats = [.left: format.lefts, .right: format.rights, .header: format.headers][rule] ?? format.footers
        let example = formats.first { $0.name == type }?.example
        for field in fields where field.isRequired && part[field.name] == nil && field.name != "type" {
            if field.shape.isBoolean {
                part[field.name] = false
            } else if let value = example?[field.name] {
                part[field.name] = value
                reading.remarks.append(
                    FigmaRemark(node, "\"\(field.name)\" of \(type) is made up: the design does not say it")
                )
            }
        }
        return part
    }
}
