import PositionedJSON

/// A document is checked again after each change of its state. What did not read a name that has changed stays as it was.
extension DocumentChecker {
    /// Whether what is checked is remembered: a document with a state, in its own text, not in a template.
    private var isRemembering: Bool {
        isLenient && !state.isEmpty && !isDefinition && templateDepth == 0
    }

    /// Checks a section, unless nothing that it read has changed.
    func checkRemembered(_ node: JSONNode) -> Checked {
        guard isRemembering else { return checkElement(node, .section) }
        if let changedNames, let known = memory.section(node.offset, independentOf: changedNames) {
            counts = counts + known.counts
            changes.keep(section: node.offset)
            return known.checked
        }
        let outer = lists
        lists = []
        let (checked, reads, counts) = observed { checkElement(node, .section) }
        memory.sections[node.offset] = CheckedMemory.Section(
            checked: checked,
            reads: reads,
            lists: lists,
            counts: counts
        )
        lists = outer
        return checked
    }

    /// Checks the rows of a section, or those of them that read something that has changed.
    func checkRows(_ nodes: [JSONNode], of list: JSONNode) -> Checked {
        guard isRemembering else {
            var elements = CheckedElements(nodes)
            for row in nodes {
                switch becomes(row) {
                case .one(let checked): elements.append(checked)
                case .several(let rows): elements.append(rows)
                }
            }
            return elements.checked(list)
        }
        lists.append(list.offset)
        if let changedNames, let known = memory.rows.removeValue(forKey: list.offset) {
            return recheck(consume known, changedNames, nodes, of: list)
        }
        var rows = CheckedRows(capacity: nodes.count)
        for row in nodes {
            let (result, reads, counts) = observed { becomes(row) }
            rows.append(result.nodes(row), isSame: result.isSame, reads: reads, counts: counts)
        }
        rows.revision = nextRevision()
        changes.change(list.offset, to: DocumentChanges.List(before: nil, revision: rows.revision, rows: nil))
        return remember(rows, of: list)
    }

    private func recheck(
        _ known: consuming CheckedRows,
        _ changedNames: Set<ExactString>,
        _ nodes: [JSONNode],
        of list: JSONNode
    ) -> Checked {
        var rows = consume known
        var changed: [Int] = []
        var areInPlace = true
        let before = counts
        for index in rows.readers(of: changedNames) {
            let (result, reads, counts) = observed { becomes(nodes[index]) }
            areInPlace = rows.replace(index, by: result.nodes(nodes[index]), reads: reads, counts: counts) && areInPlace
            if areInPlace { changed += rows.range(of: index) }
        }
        counts = before + rows.counts
        let oldRevision = rows.revision
        if !areInPlace || !changed.isEmpty { rows.revision = nextRevision() }
        let change = DocumentChanges.List(
            before: oldRevision,
            revision: rows.revision,
            rows: areInPlace ? changed : nil
        )
        changes.change(list.offset, to: change)
        return remember(rows, of: list)
    }

    private func remember(_ rows: CheckedRows, of list: JSONNode) -> Checked {
        guard rows.isValid else { return .invalid }
        memory.rows[list.offset] = rows
        return rows.isChanged ? .changed(list.with(.array(rows.shown))) : .same
    }

    /// Returns what the check of an element results in, the names of the state that it read, and how much it looked at.
    private func observed<Result>(_ check: () -> Result) -> (Result, Set<ExactString>, CheckedCounts) {
        let outer = reads
        let before = counts
        reads = []
        let result = check()
        let own = reads
        reads = outer
        return (result, own, counts - before)
    }

    /// What a row of a document becomes.
    private enum Becoming {
        case one(Checked)
        /// What a template makes of a list; `nil` if something is invalid.
        case several([JSONNode]?)

        func nodes(_ row: JSONNode) -> [JSONNode]? {
            switch self {
            case .one(.same): [row]
            case .one(.changed(let other)): [other]
            case .one(.dropped): []
            case .one(.invalid): nil
            case .several(let rows): rows
            }
        }

        var isSame: Bool {
            if case .one(.same) = self { true } else { false }
        }
    }

    private func becomes(_ row: JSONNode) -> Becoming {
        if row.member("each") != nil { return .several(expandEach(row)) }
        return .one(countItem(row) ? checkRow(row) : .dropped)
    }
}
