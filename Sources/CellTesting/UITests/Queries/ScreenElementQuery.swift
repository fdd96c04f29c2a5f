import PortableUIKit

/// Elements of a screen that fulfill conditions. They are looked for anew at each use.
///
/// ```swift
/// app.cells["country"].tap()
/// app.staticTexts.matching { $0.label.hasPrefix("Total") }.firstMatch
/// app.cells.containing(.staticText, identifier: "Unread").count
/// ```
@MainActor
public struct ScreenElementQuery: ScreenElementQueryProvider {
    let app: ScreenTest
    let type: ScreenElementType
    /// The name that was asked for, for messages.
    let name: String?
    /// The query as Swift.
    let path: String
    let site: TestReporter
    /// Returns the nodes below the root of a tree, in reading order.
    let find: @MainActor (ElementNode) -> [ElementNode]

    /// Returns the query of all elements of a kind, at any depth in the elements of this query.
    public func descendants(matching type: ScreenElementType) -> ScreenElementQuery {
        next(type: type, path: "." + type.queryName) { $0.flatMap(\.descendants).filter { type.includes($0.type) } }
    }

    /// Returns the query of the direct children of a kind.
    public func children(matching type: ScreenElementType) -> ScreenElementQuery {
        next(type: type, path: ".children(matching: .\(type.rawValue))") {
            $0.flatMap(\.children).filter { type.includes($0.type) }
        }
    }

    /// Returns the elements of this query with an identifier, a label or a placeholder.
    public func matching(identifier: String) -> ScreenElementQuery {
        next(type: type, name: identifier, path: ".matching(identifier: \"\(identifier)\")") {
            ElementNode.nodes($0, named: identifier)
        }
    }

    /// Returns the elements of this query of a kind and with a name.
    public func matching(_ type: ScreenElementType, identifier: String?) -> ScreenElementQuery {
        let kind = next(type: type, path: "") { $0.filter { type.includes($0.type) } }
        return identifier.map(kind.matching(identifier:)) ?? kind
    }

    /// Returns the elements of this query whose attributes fulfill a condition.
    public func matching(_ predicate: @escaping (ScreenElementAttributes) -> Bool) -> ScreenElementQuery {
        next(type: type, path: ".matching { … }") { $0.filter { predicate(ScreenElementAttributes($0)) } }
    }

    /// Returns the elements of this query that contain an element of a kind, with a name if one is given.
    public func containing(_ type: ScreenElementType, identifier: String?) -> ScreenElementQuery {
        let argument = identifier.map { "\"\($0)\"" } ?? "nil"
        return next(type: self.type, path: ".containing(.\(type.rawValue), identifier: \(argument))") { nodes in
            nodes.filter { node in
                let parts = node.descendants.filter { type.includes($0.type) }
                return identifier.map { name in parts.contains { $0.isNamed(name) } } ?? !parts.isEmpty
            }
        }
    }

    /// Returns the elements of this query that contain an element whose attributes fulfill a condition.
    public func containing(_ predicate: @escaping (ScreenElementAttributes) -> Bool) -> ScreenElementQuery {
        next(type: type, path: ".containing { … }") { nodes in
            nodes.filter { $0.descendants.contains { predicate(ScreenElementAttributes($0)) } }
        }
    }

    // MARK: Elements

    /// The element with an identifier, a label or a placeholder. If no element has it, `"country"` also finds
    /// `main.country`, the row with that title, and the control without a name in a row with that name.
    public subscript(
        name: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> ScreenElement {
        named(name, at: TestReporter(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// The only element of the query. Using it is a failure if there are several.
    public var element: ScreenElement { ScreenElement(query: self, choice: .only) }

    /// The first element of the query in reading order.
    public var firstMatch: ScreenElement { ScreenElement(query: self, choice: .first) }

    /// The element with a number, counted from 0 in reading order among those that are on the screen.
    public func element(boundBy index: Int) -> ScreenElement {
        ScreenElement(query: self, choice: .index(index))
    }

    /// The only element of this query whose attributes fulfill a condition.
    public func element(matching predicate: @escaping (ScreenElementAttributes) -> Bool) -> ScreenElement {
        matching(predicate).element
    }

    /// The number of elements that are on the screen. Rows that lists have not loaded do not count.
    public var count: Int { nodes.count }

    /// The elements that are on the screen, each bound by its number.
    public var allElementsBoundByIndex: [ScreenElement] { nodes.indices.map(element(boundBy:)) }

    /// The labels of the elements that are on the screen.
    public var labels: [String] { nodes.map(\.label) }

    func named(_ name: String, at site: TestReporter) -> ScreenElement {
        let query = ScreenElementQuery(
            app: app,
            type: type,
            name: name,
            path: path + "[\"\(name)\"]",
            site: site,
            find: { [find] in ElementNode.nodes(find($0), named: name) }
        )
        return ScreenElement(query: query, choice: .only)
    }

    var nodes: [ElementNode] { find(app.tree.root) }

    private func next(
        type: ScreenElementType,
        name: String? = nil,
        path: String,
        find: @escaping @MainActor ([ElementNode]) -> [ElementNode]
    ) -> ScreenElementQuery {
        let start = self.find
        return ScreenElementQuery(app: app, type: type, name: name, path: self.path + path, site: site) { root in
            find(start(root))
        }
    }
}
