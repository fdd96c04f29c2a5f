import A2UIProtocol

/// A component with all shown descendants, as a value: equality tells whether a row has to be updated.
struct BlockTree: Equatable {
    let node: A2UINode
    var children: [String: [BlockTree]] = [:]
    /// The user's choices that are not in the data model, such as the selected tab and the filter text of options.
    var local = LocalState()

    /// The single component of a property.
    func child(_ name: String = "child") -> BlockTree? { children[name]?.first }

    /// Returns the tree of a node.
    ///
    /// - Parameter visit: Called with each node of the tree.
    static func make(
        _ id: A2UINodeID,
        in surface: A2UISurface,
        limits: A2UILimits,
        local: [A2UINodeID: LocalState],
        visit: (A2UINodeID) -> Void
    ) -> BlockTree? {
        var count = limits.nodeCount
        return make(id, in: surface, depth: limits.depth, count: &count, path: [], local, visit)
    }

    private static func make(
        _ id: A2UINodeID,
        in surface: A2UISurface,
        depth: Int,
        count: inout Int,
        path: Set<String>,
        _ local: [A2UINodeID: LocalState],
        _ visit: (A2UINodeID) -> Void
    ) -> BlockTree? {
        visit(id)
        // A cycle is shown once; the validator has reported it.
        guard depth > 0, count > 0, !path.contains(id.component), let node = surface.node(id) else { return nil }
        count -= 1
        var tree = BlockTree(node: node, local: local[id] ?? LocalState())
        let inner = path.union([id.component])
        for (name, ids) in node.children {
            // Hidden tabs and closed dialogs are not computed.
            let shown =
                name == "tabs"
                ? ids.enumerated().filter { $0.offset == tree.shownTab(of: ids.count) }.map(\.element) : ids
            if node.type == "Modal", name == "content" { continue }
            tree.children[name] = shown.compactMap {
                make($0, in: surface, depth: depth - 1, count: &count, path: inner, local, visit)
            }
        }
        return tree
    }

    /// The index of the selected tab.
    func shownTab(of count: Int) -> Int { min(max(local.tab, 0), max(count - 1, 0)) }
}

/// The user's choices in a component that are not in the data model.
struct LocalState: Equatable {
    var tab = 0
    var filter = ""
    /// Whether the user has changed the value; from then on, failed checks are shown.
    var isTouched = false
    /// What the user typed into a number field, which the number does not tell: `12.` and `12.0` are both 12.
    var typed: String?
}
