import ScreenDocumentsCore

/// A layer of a file, as the REST API of Figma describes it.
///
/// Source: the types of `@figma/rest-api-spec`.
package struct FigmaNode: Sendable {
    /// The identifier in the file, such as `12:34`.
    package var id: String
    /// The name in the list of layers.
    package var name: String
    /// The kind: `FRAME`, `INSTANCE`, `TEXT` and others.
    package var type: String
    /// All other members but the children.
    package var members: DocumentObject
    /// The layers inside, from back to front; in auto layout, from the first to the last.
    package var children: [FigmaNode]

    package init(id: String, name: String, type: String, members: DocumentObject = [:], children: [FigmaNode] = []) {
        self.id = id
        self.name = name
        self.type = type
        self.members = members
        self.children = children
    }

    /// Reads a layer; `nil` if it is not an object with a type.
    package init?(_ value: DocumentValue) {
        guard var members = value.object, let type = members.removeValue(forKey: "type")?.string else { return nil }
        self.type = type
        id = members.removeValue(forKey: "id")?.string ?? ""
        name = members.removeValue(forKey: "name")?.string ?? ""
        children = (members.removeValue(forKey: "children")?.array ?? []).compactMap { FigmaNode($0) }
        self.members = members
    }

    /// The layer as the API writes it.
    package var value: DocumentValue {
        var object = members
        object["id"] = .string(id)
        object["name"] = .string(name)
        object["type"] = .string(type)
        if !children.isEmpty || Self.containers.contains(type) { object["children"] = .array(children.map(\.value)) }
        return .object(object)
    }

    private static let containers: Set<String> = [
        "DOCUMENT", "CANVAS", "FRAME", "INSTANCE", "COMPONENT", "COMPONENT_SET",
    ]
}

extension FigmaNode {
    /// Whether the layer is shown.
    package var isVisible: Bool { members["visible"]?.boolean ?? true }

    /// The layers inside that are shown.
    package var visibleChildren: [FigmaNode] { children.filter(\.isVisible) }

    /// Whether Figma made the name: "Frame 12".
    var hasMadeName: Bool {
        let words = name.split(separator: " ")
        return words.count == 2 && ["Frame", "Group"].contains(words[0]) && Int(words[1]) != nil
    }

    /// Whether the layer holds others as a frame does.
    package var isFrame: Bool { ["FRAME", "GROUP", "SECTION", "COMPONENT"].contains(type) }

    /// The text of a text layer.
    package var characters: String? { type == "TEXT" ? members["characters"]?.string : nil }

    /// The component of an instance.
    package var componentID: String? { members["componentId"]?.string }

    /// `HORIZONTAL`, `VERTICAL` or `GRID` for auto layout.
    package var layoutMode: String? { members["layoutMode"]?.string.flatMap { $0 == "NONE" ? nil : $0 } }

    /// The frame on the page, in points; `nil` if the file does not say it.
    package var box: FigmaBox? {
        get { members["absoluteBoundingBox"].flatMap(FigmaBox.init) }
        set { members["absoluteBoundingBox"] = newValue?.value }
    }

    /// The size of the letters of a text layer, in points.
    package var fontSize: Double? { members["style"]?["fontSize"]?.number }

    /// The weight of the letters of a text layer, 100 to 900.
    package var fontWeight: Double? { members["style"]?["fontWeight"]?.number }

    /// The radius of the corners, in points; 0 for square ones.
    package var cornerRadius: Double { members["cornerRadius"]?.number ?? 0 }

    /// The topmost visible fill of one color.
    package var fill: FigmaPaint? {
        (members["fills"]?.array ?? []).compactMap(FigmaPaint.init).last(where: \.isVisible)
    }

    /// The variable that a member is bound to, by its identifier.
    package func variable(of member: String) -> String? {
        let bound = members["boundVariables"]?[member]
        return bound?["id"]?.string ?? bound?.array?.first?["id"]?.string
    }

    /// The properties of an instance, sorted by name.
    package var properties: [FigmaProperty] {
        guard let object = members["componentProperties"]?.object else { return [] }
        return object.sorted.compactMap { FigmaProperty(key: $0.key, $0.value) }
    }

    /// The layer and all that is shown inside, in reading order of the file.
    package var descendants: [FigmaNode] { [self] + visibleChildren.flatMap(\.descendants) }
}

/// A frame on a page, in points.
package struct FigmaBox: Equatable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    init?(_ value: DocumentValue) {
        guard let x = value["x"]?.number, let y = value["y"]?.number, let width = value["width"]?.number,
            let height = value["height"]?.number
        else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }

    var value: DocumentValue {
        ["x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height)]
    }

    package var maxX: Double { x + width }
    package var maxY: Double { y + height }
    package var midX: Double { x + width / 2 }
    package var midY: Double { y + height / 2 }

    /// The frame in the coordinates of another one.
    package func relative(to other: FigmaBox) -> FigmaBox {
        FigmaBox(x: x - other.x, y: y - other.y, width: width, height: height)
    }
}

/// A fill of one color, with components from 0 to 1.
package struct FigmaPaint: Equatable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double
    /// The variable that the color is bound to, by its identifier.
    package var variable: String?
    package var isVisible = true

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init?(_ value: DocumentValue) {
        guard value["type"]?.string == "SOLID", let color = value["color"], let red = color["r"]?.number,
            let green = color["g"]?.number, let blue = color["b"]?.number
        else { return nil }
        self.init(
            red: red,
            green: green,
            blue: blue,
            alpha: (color["a"]?.number ?? 1) * (value["opacity"]?.number ?? 1)
        )
        variable = value["boundVariables"]?["color"]?["id"]?.string
        isVisible = value["visible"]?.boolean ?? true
    }

    /// The paint as the API writes it.
    package var value: DocumentValue {
        let color: DocumentValue = ["r": .number(red), "g": .number(green), "b": .number(blue), "a": .number(alpha)]
        return ["type": "SOLID", "blendMode": "NORMAL", "color": color]
    }

    /// `#RRGGBB`, followed by the alpha if it is not opaque.
    package var hexadecimal: String {
        let bytes = (alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]).map {
            UInt8((min(max($0, 0), 1) * 255).rounded())
        }
        return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}

/// A property of an instance.
package struct FigmaProperty: Equatable, Sendable {
    /// The kinds of properties.
    package enum Kind: String, Sendable {
        case text = "TEXT"
        case boolean = "BOOLEAN"
        case variant = "VARIANT"
        case swap = "INSTANCE_SWAP"
    }

    /// The name, without the number that Figma adds.
    package var name: String
    package var kind: Kind
    /// A text, a truth value, or the identifier of a component.
    package var value: DocumentValue

    package init(name: String, kind: Kind, value: DocumentValue) {
        (self.name, self.kind, self.value) = (name, kind, value)
    }

    init?(key: String, _ value: DocumentValue) {
        guard let kind = value["type"]?.string.flatMap(Kind.init), let content = value["value"] else { return nil }
        name = key.lastIndex(of: "#").map { String(key[..<$0]) } ?? key
        self.kind = kind
        self.value = content
    }
}
