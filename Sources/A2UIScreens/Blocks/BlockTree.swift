import A2UIProtocol

/// A component with everything in it, as far as a screen shows it: a value that tells whether anything is different.
struct BlockTree: Equatable {
    let node: A2UINode
    var children: [String: [BlockTree]] = [:]
    /// What the user has chosen that is nobody's data: the tab that is shown, the text by which options are filtered.
    var local = LocalState()

    /// The one component in a property.
    func child(_ name: String = "child") -> BlockTree? { children[name]?.first }

    /// Returns a tree with everything that a node leads to.
    ///
    /// - Parameter visit: Called with each node of it.
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
        // Components that name each other in a circle are shown once; the validator has reported them.
        guard depth > 0, count > 0, !path.contains(id.component), let node = surface.node(id) else { return nil }
        count -= 1
        var tree = BlockTree(node: node, local: local[id] ?? LocalState())
        let inner = path.union([id.component])
        for (name, ids) in node.children {
            // A tab that is not shown, and the inside of a dialog, cost nothing.
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

    /// The index of the tab that is shown.
    func shownTab(of count: Int) -> Int { min(max(local.tab, 0), max(count - 1, 0)) }
}

/// What the user has chosen in a component that is not in the data model.
struct LocalState: Equatable {
    var tab = 0
    var filter = ""
    /// Whether the user has changed the value: what is wrong with it is shown from then on.
    var isTouched = false
}
