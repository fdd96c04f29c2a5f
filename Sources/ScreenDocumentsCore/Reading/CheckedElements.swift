import PositionedJSON

/// The elements of an array as they are checked one after the other. They are copied only if one of them changes.
struct CheckedElements {
    private let nodes: [JSONNode]
    private var count = 0
    private var changed: [JSONNode]?
    private var isValid = true

    init(_ nodes: [JSONNode]) {
        self.nodes = nodes
    }

    /// Appends what became of the next element.
    mutating func append(_ checked: DocumentChecker.Checked) {
        switch checked {
        case .same: changed?.append(nodes[count])
        case .changed(let other): replace(by: [other])
        case .dropped: replace(by: [])
        case .invalid: isValid = false
        }
        count += 1
    }

    /// Appends what takes the place of the next element; `nil` if it is invalid.
    mutating func append(_ others: [JSONNode]?) {
        replace(by: others ?? [])
        isValid = isValid && others != nil
        count += 1
    }

    private mutating func replace(by others: [JSONNode]) {
        if changed == nil { changed = Array(nodes[..<count]) }
        changed? += others
    }

    /// What became of the array, which is the value of `node`.
    func checked(_ node: JSONNode) -> DocumentChecker.Checked {
        guard isValid else { return .invalid }
        return changed.map { .changed(node.with(.array($0))) } ?? .same
    }
}
