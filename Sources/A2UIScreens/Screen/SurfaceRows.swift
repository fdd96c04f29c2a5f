import A2UIProtocol
import CellParts
import ContainerCells
import DeclarativeCollections
import PortableUIKit

/// The rows of a surface. Children of lists and columns at the root are separate rows, so that only visible ones are laid out. Every
/// other component is one row with its descendants.
@MainActor
final class SurfaceRows {
    private struct Row {
        let id: A2UINodeID
        let alignment: StackElement.Alignment
        var tree: BlockTree
        var nodes: Set<A2UINodeID>
        var gap: CGFloat
        /// The cached item; `nil` if something in it has changed.
        var item: CollectionViewDiffableItem?
    }

    private let surface: A2UISurface
    private let root: A2UINodeID
    private let limits: A2UILimits
    private var rows: [A2UINodeID: Row] = [:]
    private var order: [A2UINodeID] = []
    /// The containers whose children are separate rows.
    private var containers: Set<A2UINodeID> = []
    private var local: [A2UINodeID: LocalState] = [:]

    /// The number of created rows, for tests.
    private(set) var madeCount = 0

    init(surface: A2UISurface, root: A2UINodeID, limits: A2UILimits) {
        self.surface = surface
        self.root = root
        self.limits = limits
    }

    /// Changes the user's choices in a component.
    func change(_ id: A2UINodeID, _ change: (inout LocalState) -> Void) -> Bool {
        let old = local[id] ?? LocalState()
        var new = old
        change(&new)
        local[id] = new
        return old != new
    }

    /// Returns the items after a change of some nodes; `nil` means all nodes.
    func items(changed: Set<A2UINodeID>?, spacing: SpacingScale, screen: BlockHandlers) -> [CollectionViewDiffableItem]
    {
        let isStructural = changed.map { !containers.isDisjoint(with: $0) } ?? true
        if isStructural || order.isEmpty { flatten(changed, spacing) } else { refresh(changed ?? []) }
        return order.compactMap { id in
            guard let row = rows[id] else { return nil }
            if let item = row.item { return item }
            let item = item(row, spacing, screen)
            rows[id]?.item = item
            return item
        }
    }

    /// Discards all items, after a change outside of the surface.
    func forgetItems() {
        for id in order { rows[id]?.item = nil }
    }

    private func flatten(_ changed: Set<A2UINodeID>?, _ spacing: SpacingScale) {
        containers = []
        var found: [(A2UINodeID, StackElement.Alignment)] = []
        visit(root, .stretch, [], &found)
        var known: Set<A2UINodeID> = []
        var old = rows
        rows = [:]
        order = []
        var before: A2UINode?
        for (id, alignment) in found where known.insert(id).inserted {
            var row: Row?
            if let present = old.removeValue(forKey: id), let changed, present.nodes.isDisjoint(with: changed),
                present.alignment == alignment
            {
                row = present
            } else {
                row = make(id, alignment)
            }
            guard var row else { continue }
            let gap = BlockGaps.gap(before, row.tree.node, spacing)
            if row.gap != gap { row.item = nil }
            row.gap = gap
            before = row.tree.node
            rows[id] = row
            order.append(id)
        }
        surface.keepNodes(rows.values.reduce(into: containers) { $0.formUnion($1.nodes) })
    }

    private func visit(
        _ id: A2UINodeID,
        _ alignment: StackElement.Alignment,
        _ path: Set<String>,
        _ found: inout [(A2UINodeID, StackElement.Alignment)]
    ) {
        guard path.count < limits.depth, !path.contains(id.component), found.count < limits.nodeCount else { return }
        // A missing root is looked up again after each change.
        guard let node = surface.node(id) else {
            containers.insert(id)
            return
        }
        let isList = node.type == "List" && node.text("direction") != "horizontal"
        guard node.type == "Column" || isList else {
            found.append((id, alignment))
            return
        }
        containers.insert(id)
        let own = StackElement.Alignment(rawValue: node.text("align")) ?? .stretch
        for child in node.children["children"] ?? [] {
            visit(child, own == .stretch ? alignment : own, path.union([id.component]), &found)
        }
    }

    private func make(_ id: A2UINodeID, _ alignment: StackElement.Alignment) -> Row? {
        madeCount += 1
        var nodes: Set<A2UINodeID> = []
        guard let tree = BlockTree.make(id, in: surface, limits: limits, local: local, visit: { nodes.insert($0) })
        else {
            return nil
        }
        return Row(id: id, alignment: alignment, tree: tree, nodes: nodes, gap: 0)
    }

    private func refresh(_ changed: Set<A2UINodeID>) {
        for id in order {
            guard let row = rows[id], !row.nodes.isDisjoint(with: changed), var new = make(id, row.alignment) else {
                continue
            }
            new.gap = row.gap
            rows[id] = new
        }
    }

    private func item(_ row: Row, _ spacing: SpacingScale, _ screen: BlockHandlers) -> CollectionViewDiffableItem {
        let item = ContainerItem(
            differenceIdentifier: row.id.description,
            accessibilityIdentifier: row.id.description,
            content: A2UIBlock(tree: row.tree, alignment: row.alignment, screen: screen),
            insets: UIEdgeInsets(top: row.gap, left: spacing.m, bottom: 0, right: spacing.m),
            isSelectedBackgroundNeeded: false
        )
        return CollectionViewDiffableItem(item)
    }
}
