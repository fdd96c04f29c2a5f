import PositionedJSON

/// How much a reader has looked at, which limits hold for whole documents.
struct CheckedCounts: Sendable {
    var values = 0
    var images = 0
    var rows = 0

    static func + (left: Self, right: Self) -> Self {
        Self(values: left.values + right.values, images: left.images + right.images, rows: left.rows + right.rows)
    }

    static func - (left: Self, right: Self) -> Self {
        Self(values: left.values - right.values, images: left.images - right.images, rows: left.rows - right.rows)
    }

    func exceed(_ limits: DocumentLimits) -> Bool {
        values > limits.valueCount || images > limits.imageCount || rows > limits.itemCount
    }
}

/// What became of the sections and rows of a document, and which names of the state each of them has read, so that after a
/// change only what read a changed name is checked again. Places are offsets in the text.
struct CheckedMemory: Sendable {
    struct Section: Sendable {
        let checked: DocumentChecker.Checked
        /// What it read, except in the rows of its lists.
        let reads: Set<ExactString>
        /// The places of its lists of rows.
        let lists: [Int]
        let counts: CheckedCounts
    }

    var sections: [Int: Section] = [:]
    var rows: [Int: CheckedRows] = [:]

    /// Returns what became of a section that read none of several names; `nil` if it did.
    func section(_ place: Int, independentOf names: Set<ExactString>) -> Section? {
        guard let section = sections[place], section.reads.isDisjoint(with: names),
            section.lists.allSatisfy({ rows[$0]?.reads(oneOf: names) == false })
        else { return nil }
        return section
    }
}

/// The rows of one section as they were checked.
struct CheckedRows: Sendable {
    private struct Source: Sendable {
        let reads: Set<ExactString>
        let counts: CheckedCounts
    }

    /// Increases with each change.
    var revision = 0
    /// The rows that are shown. One of the document may become none, or several.
    private(set) var shown: [JSONNode] = []
    private(set) var isChanged = false
    private(set) var isValid = true
    private(set) var counts = CheckedCounts()
    /// The first shown row of each row of the document, and the end; empty while each row is shown once.
    private var starts: [Int] = []
    private var sourceCount = 0
    /// What is known of the rows that read the state.
    private var sources: [Int: Source] = [:]
    /// The rows that read a name.
    private var readers: [ExactString: Set<Int>] = [:]

    init(capacity: Int) {
        shown.reserveCapacity(capacity)
    }

    /// Appends what became of the next row of the document; `nil` if it is invalid.
    mutating func append(_ rows: [JSONNode]?, isSame: Bool, reads: Set<ExactString>, counts: CheckedCounts) {
        let rows =
            rows
            ?? {
                isValid = false
                return []
            }()
        if rows.count != 1, starts.isEmpty { starts = Array(0...sourceCount) }
        shown += rows
        if !starts.isEmpty { starts.append(shown.count) }
        isChanged = isChanged || !isSame
        self.counts = self.counts + counts
        remember(sourceCount, reads, counts)
        sourceCount += 1
    }

    /// Whether a row reads one of several names.
    func reads(oneOf names: Set<ExactString>) -> Bool { names.contains { readers[$0]?.isEmpty == false } }

    /// The rows of the document that read one of several names, in order.
    func readers(of names: Set<ExactString>) -> [Int] {
        var found: Set<Int> = []
        for name in names { found.formUnion(readers[name] ?? []) }
        return found.sorted()
    }

    /// The shown rows that a row of the document has become.
    func range(of source: Int) -> Range<Int> {
        starts.isEmpty ? source..<source + 1 : starts[source]..<starts[source + 1]
    }

    /// Replaces what became of a row of the document. Returns whether the rows after it have kept their places.
    mutating func replace(_ source: Int, by rows: [JSONNode]?, reads: Set<ExactString>, counts: CheckedCounts) -> Bool {
        let rows =
            rows
            ?? {
                isValid = false
                return []
            }()
        if let old = sources[source] {
            self.counts = self.counts - old.counts
            for name in old.reads { readers[name]?.remove(source) }
        }
        self.counts = self.counts + counts
        remember(source, reads, counts)
        isChanged = true
        let range = range(of: source)
        if rows.count == range.count {
            for (index, row) in zip(range, rows) { shown[index] = row }
            return true
        }
        if starts.isEmpty { starts = Array(0...sourceCount) }
        shown.replaceSubrange(range, with: rows)
        for index in source + 1..<starts.count { starts[index] += rows.count - range.count }
        return false
    }

    private mutating func remember(_ source: Int, _ reads: Set<ExactString>, _ counts: CheckedCounts) {
        guard !reads.isEmpty else { return }
        sources[source] = Source(reads: reads, counts: counts)
        for name in reads { readers[name, default: []].insert(source) }
    }
}

/// What a change of the state has changed in a document.
package struct DocumentChanges: Sendable {
    /// What has become of the rows of a list.
    package struct List: Sendable {
        /// The revision of the list before; `nil` if there is none.
        package let before: Int?
        package let revision: Int
        /// The shown rows that are different; `nil` if all may be.
        package let rows: [Int]?
    }

    /// The places of the sections that are as before.
    package private(set) var keptSections: Set<Int> = []
    /// The lists of rows that were checked, by their places.
    package private(set) var lists: [Int: List] = [:]

    mutating func keep(section: Int) { keptSections.insert(section) }
    mutating func change(_ list: Int, to change: List) { lists[list] = change }
}
