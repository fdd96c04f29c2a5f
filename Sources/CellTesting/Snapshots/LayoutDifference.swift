import CellParts
import PortableUIKit

/// The difference of two layouts in words.
struct LayoutDifference {
    /// The sentences, from top to bottom; empty if the layouts are equal.
    private(set) var sentences: [String] = []

    init(from old: LayoutNode, to new: LayoutNode) {
        compare(old, new, name: Self.name(of: new) ?? new.type)
    }

    private mutating func compare(_ old: LayoutNode, _ new: LayoutNode, name: String) {
        if old.text != new.text { add(name, "text \(Self.quoted(old.text)) → \(Self.quoted(new.text))") }
        if old.color != new.color { add(name, "text color \(old.color ?? "none") → \(new.color ?? "none")") }
        if !new.isRow {
            addLength(name, "leading", old.frame.minX, new.frame.minX)
            addLength(name, "top", old.frame.minY, new.frame.minY)
        }
        addLength(name, "width", old.frame.width, new.frame.width)
        if !new.isRow { addLength(name, "height", old.frame.height, new.frame.height) }
        compareChildren(old.children, new.children)
    }

    private mutating func compareChildren(_ old: [LayoutNode], _ new: [LayoutNode]) {
        let pairs = Self.pairs(old, new)
        let moves = pairs.compactMap { pair -> (old: LayoutNode, new: LayoutNode)? in
            guard let oldNode = pair.old, let newNode = pair.new, newNode.isRow else { return nil }
            return (oldNode, newNode)
        }
        addRowMoves(moves)
        for pair in pairs {
            switch (pair.old, pair.new) {
            case (let old?, let new?): compare(old, new, name: Self.name(of: new) ?? Self.name(of: old) ?? new.type)
            case (nil, let new?): sentences.append("\(Self.title(of: new)) is new")
            case (let old?, nil): sentences.append("\(Self.title(of: old)) is gone")
            case (nil, nil): break
            }
        }
    }

    /// A row that grew moves all below it: one sentence says so.
    private mutating func addRowMoves(_ rows: [(old: LayoutNode, new: LayoutNode)]) {
        var shift: CGFloat = 0
        for (index, row) in rows.enumerated() {
            let move = row.new.frame.minY - row.old.frame.minY
            let growth = row.new.frame.height - row.old.frame.height
            let title = Self.title(of: row.new)
            let isLast = index == rows.count - 1
            if move != shift {
                let rest = rows[(index + 1)...].allSatisfy { $0.new.frame.minY - $0.old.frame.minY == move }
                sentences.append(
                    "\(title) is \(Self.points(move - shift)) \(move > shift ? "lower" : "higher")"
                        + (rest && !isLast ? ", all below moved" : "")
                )
                shift = move
            }
            if growth != 0 {
                let next = isLast ? nil : rows[index + 1].new.frame.minY - rows[index + 1].old.frame.minY
                let movesRest = next == shift + growth
                sentences.append(
                    "\(title) is \(Self.points(growth)) \(growth > 0 ? "taller" : "shorter")"
                        + (movesRest ? ", all below moved" : "")
                )
                if movesRest { shift += growth }
            }
        }
    }

    /// Pairs nodes: by identifier, else by text, else by type in order.
    private static func pairs(
        _ old: [LayoutNode],
        _ new: [LayoutNode]
    ) -> [(old: LayoutNode?, new: LayoutNode?)] {
        var remaining = old
        var partners = [LayoutNode?](repeating: nil, count: new.count)
        let rules: [(LayoutNode, LayoutNode) -> Bool] = [
            { $0.identifier != nil && $0.identifier == $1.identifier },
            {
                $0.identifier == nil && $1.identifier == nil && $0.type == $1.type && $0.text != nil
                    && $0.text == $1.text
            },
            { $0.type == $1.type && $0.identifier == nil && $1.identifier == nil },
            // Identifiers may be made of texts.
            { $0.type == $1.type && !$0.isRow && $0.text != nil && $1.text != nil },
        ]
        for rule in rules {
            for index in new.indices where partners[index] == nil {
                guard let match = remaining.firstIndex(where: { rule($0, new[index]) }) else { continue }
                partners[index] = remaining.remove(at: match)
            }
        }
        return zip(partners, new).map { ($0, $1) } + remaining.map { ($0, nil) }
    }

    private mutating func add(_ name: String, _ change: String) {
        sentences.append("\(name): \(change)")
    }

    private mutating func addLength(_ name: String, _ what: String, _ old: CGFloat, _ new: CGFloat) {
        guard old != new else { return }
        var change = "\(what) \(LayoutNode.number(old)) → \(LayoutNode.number(new))"
        if what == "leading" || what == "top", let from = Self.token(old), let to = Self.token(new) {
            change += " (\(from) → \(to))"
        }
        add(name, change)
    }

    private static func token(_ value: CGFloat) -> String? {
        SpacingToken.allCases.first { $0.value(as: CGFloat.self) == value }?.rawValue
    }

    private static func points(_ value: CGFloat) -> String {
        let length = LayoutNode.number((abs(value) * 100).rounded() / 100)
        return length == "1" ? "1 point" : "\(length) points"
    }

    private static func title(of node: LayoutNode) -> String {
        (node.isRow ? "row " : "") + (name(of: node) ?? node.type)
    }

    /// The text in quotes, else the identifier, else the first text below.
    private static func name(of node: LayoutNode) -> String? {
        if let identifier = node.identifier, node.text == nil { return quoted(identifier) }
        if let text = node.text, !text.isEmpty { return quoted(text) }
        return node.isRow ? node.children.lazy.compactMap(name).first : nil
    }

    private static func quoted(_ text: String?) -> String {
        text.map { "\"\($0)\"" } ?? "none"
    }
}
