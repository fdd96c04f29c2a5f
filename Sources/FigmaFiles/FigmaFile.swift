import ScreenDocumentsCore

/// A file of Figma, as its REST API returns it: `GET /v1/files/:key`, or `GET /v1/files/:key/nodes`.
package struct FigmaFile: Sendable {
    /// A component, or one of the variants of a set.
    package struct Component: Sendable {
        /// The name: that of its set for a variant.
        package var name: String
        /// The key by which other files use it.
        package var key: String
        package var description: String
    }

    /// The name of the file.
    package var name: String
    /// The pages.
    package var pages: [FigmaNode]
    /// The components that the layers use, by identifier.
    package var components: [String: Component]

    /// Reads a file.
    ///
    /// - Throws: Why it is none.
    package init(_ bytes: [UInt8], fileName: String) throws(FigmaError) {
        var limits = DocumentLimits()
        limits.byteCount = Self.largestFile
        let value: DocumentValue
        do {
            value = try DocumentText(bytes, fileName: fileName, limits: limits, nestingLimit: Self.nestingLimit).value()
        } catch {
            throw FigmaError(error.description)
        }
        if value["document"] == nil, value["nodes"] == nil, let status = value["status"] {
            let reason = value["err"]?.string ?? value["message"]?.string ?? "status \(status.json)"
            throw FigmaError("\(fileName): error: the API answered with an error: \(reason)")
        }
        name = value["name"]?.string ?? fileName
        components = [:]
        pages = []
        if let root = value["document"].flatMap(FigmaNode.init) {
            pages = root.type == "DOCUMENT" ? root.children : [root]
            addComponents(of: value)
        } else if let nodes = value["nodes"]?.object {
            for (_, node) in nodes.sorted {
                guard let root = node["document"].flatMap(FigmaNode.init) else { continue }
                pages.append(
                    root.type == "CANVAS" ? root : FigmaNode(id: "", name: name, type: "CANVAS", children: [root])
                )
                addComponents(of: node)
            }
        }
        guard !pages.isEmpty else {
            throw FigmaError(
                "\(fileName): error: this is no file of Figma; the answer of GET /v1/files/KEY is expected"
            )
        }
    }

    /// Each layer is two levels of JSON inside of the one around it: a hundred layers.
    private static let nestingLimit = 208

    /// Whole libraries have tens of megabytes.
    private static let largestFile = 268_435_456

    private mutating func addComponents(of value: DocumentValue) {
        let sets = value["componentSets"]?.object ?? [:]
        for (id, component) in value["components"]?.object ?? [:] {
            let set = component["componentSetId"]?.string.flatMap { sets[$0] }
            components[id] = Component(
                name: (set ?? component)["name"]?.string ?? "",
                key: (set ?? component)["key"]?.string ?? "",
                description: (set ?? component)["description"]?.string ?? ""
            )
        }
    }

    /// The name of the component of an instance; that of the layer if the file does not say it.
    package func componentName(of node: FigmaNode) -> String {
        node.componentID.flatMap { components[$0]?.name } ?? node.name
    }

    /// The names of the pictures that layers show: of the components in the folder "picture".
    package var pictures: [String] {
        Set(
            components.values.map { LayerName.path($0.name) }.filter { $0.count == 2 && $0[0] == "picture" }.map {
                $0[1]
            }
        ).sorted()
    }

    /// The frames that may be screens: those at the top of pages and in their sections, in the order of the file.
    package var frames: [FigmaNode] { pages.flatMap { Self.frames(in: $0) } }

    private static func frames(in node: FigmaNode) -> [FigmaNode] {
        node.visibleChildren.flatMap { child -> [FigmaNode] in
            child.type == "SECTION" ? frames(in: child) : child.type == "FRAME" ? [child] : []
        }
    }

    /// Returns the layer with an identifier, which addresses write with a hyphen; else the first frame with a name.
    package func frame(_ wanted: String) -> FigmaNode? {
        let id = wanted.split(separator: "-").joined(separator: ":")
        for page in pages {
            if let found = page.descendants.first(where: { $0.id == wanted || $0.id == id }) { return found }
        }
        return frames.first { $0.name == wanted }
    }
}

/// Why a file of Figma cannot be read.
package struct FigmaError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
