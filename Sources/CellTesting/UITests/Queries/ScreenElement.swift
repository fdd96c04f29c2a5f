import PortableUIKit

/// An element of a screen. It is looked for anew at each use.
///
/// An element that is not on the screen is looked for in the lists on it, which are scrolled through: for `exists` and
/// attributes they return to where they were, for actions they stay where the element is.
@MainActor
public struct ScreenElement: ScreenElementQueryProvider {
    /// Which of several elements is meant.
    enum Choice: Equatable {
        case only, first
        case index(Int)
    }

    let query: ScreenElementQuery
    let choice: Choice

    /// The elements of a kind, at any depth in this one.
    public func descendants(matching type: ScreenElementType) -> ScreenElementQuery {
        chosen.descendants(matching: type)
    }

    /// The direct children of a kind.
    public func children(matching type: ScreenElementType) -> ScreenElementQuery {
        chosen.children(matching: type)
    }

    /// The element, without a failure if others match, too.
    public var firstMatch: ScreenElement {
        choice == .only ? ScreenElement(query: query, choice: .first) : self
    }

    // MARK: Attributes

    /// Whether the element exists, also as a row to which a list has to be scrolled.
    public var exists: Bool {
        isOnScreen || isFoundInLists
    }

    /// Whether the element is on the screen and would receive a tap.
    public var isHittable: Bool {
        guard let node = choose(query.nodes) else { return false }
        return node.part?.action != nil || HitPoint(of: node, in: query.app.host.window).point != nil
    }

    /// The attributes. Failing to find the element is a failure of the test.
    public var attributes: ScreenElementAttributes? {
        query.app.withNode(of: self, for: nil, at: query.site) { ScreenElementAttributes($0) }
    }

    /// The accessibility label, or the text of a label or a button; empty if there is none.
    public var label: String { attributes?.label ?? "" }

    /// The accessibility identifier; empty if there is none.
    public var identifier: String { attributes?.identifier ?? "" }

    /// The value: "1" or "0" of a switch, "50%" of a slider, the text of a field.
    public var value: String? { attributes?.value }

    /// The placeholder of a text field.
    public var placeholderValue: String? { attributes?.placeholderValue }

    /// The texts of the labels in the element, in reading order.
    public var texts: [String] { attributes?.texts ?? [] }

    /// The kind of the element.
    public var elementType: ScreenElementType { attributes?.elementType ?? .any }

    /// The frame in the window, in points.
    public var frame: CGRect { attributes?.frame ?? .zero }

    /// Whether the element and the row in which it is are enabled.
    public var isEnabled: Bool { attributes?.isEnabled ?? false }

    /// Whether the element is selected.
    public var isSelected: Bool { attributes?.isSelected ?? false }

    /// Whether text is typed into the element.
    public var hasFocus: Bool {
        query.app.withNode(of: self, for: nil, at: query.site) { node in
            KeyboardElements.firstResponder(in: node.view) != nil
        } ?? false
    }

    // MARK: Time

    /// Lets the clock of the screen run until the element exists. It is a virtual clock, so this takes no time; on Apple
    /// platforms it is the real one.
    ///
    /// Asynchronous code does not run meanwhile; wait with ``ScreenTest/settle(within:fileID:filePath:line:column:)`` or
    /// ``appears(within:)``.
    ///
    /// - Parameter timeout: The maximum number of seconds.
    /// - Returns: Whether the element exists.
    public func waitForExistence(timeout: TimeInterval) -> Bool {
        query.app.wait(timeout) { isOnScreen } || exists
    }

    /// Lets the clock of the screen run until the element does not exist.
    ///
    /// - Parameter timeout: The maximum number of seconds.
    /// - Returns: Whether the element does not exist.
    public func waitForNonExistence(timeout: TimeInterval) -> Bool {
        query.app.wait(timeout) { !isOnScreen } && !exists
    }

    /// Waits until the element exists while asynchronous code runs.
    ///
    /// - Parameter limit: The maximum number of seconds, on the clock of the screen and in reality.
    public func appears(within limit: TimeInterval = 5) async -> Bool {
        await query.app.run(within: limit) { isOnScreen } || exists
    }

    /// Waits until the element does not exist while asynchronous code runs.
    ///
    /// - Parameter limit: The maximum number of seconds, on the clock of the screen and in reality.
    public func disappears(within limit: TimeInterval = 5) async -> Bool {
        await query.app.run(within: limit) { !isOnScreen } && !exists
    }

    // MARK: Finding

    private var isOnScreen: Bool { isChosen(query.nodes) }

    private var isFoundInLists: Bool {
        guard choice == .only || choice == .first else { return false }
        return query.app.isInLists { !query.find($0.root).isEmpty }
    }

    /// Returns the node that is meant; nil if it is not among the given ones, or not the only one.
    func choose(_ nodes: [ElementNode]) -> ElementNode? {
        switch choice {
        case .only: nodes.count == 1 ? nodes.first : nil
        case .first: nodes.first
        case .index(let index): nodes.indices.contains(index) ? nodes[index] : nil
        }
    }

    private func isChosen(_ nodes: [ElementNode]) -> Bool {
        switch choice {
        case .only, .first: !nodes.isEmpty
        case .index(let index): nodes.indices.contains(index)
        }
    }

    /// The element as Swift.
    var path: String {
        switch choice {
        case .only: query.path
        case .first: query.path + ".firstMatch"
        case .index(let index): query.path + ".element(boundBy: \(index))"
        }
    }

    private var chosen: ScreenElementQuery {
        let query = query
        let element = self
        return ScreenElementQuery(
            app: query.app,
            type: query.type,
            name: query.name,
            path: path,
            site: query.site,
            find: { root in
                let nodes = query.find(root)
                return element.choice == .only ? nodes : element.choose(nodes).map { [$0] } ?? []
            }
        )
    }
}
