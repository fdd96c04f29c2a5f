/// A change of one or more lists, described with numbers instead of identities.
public struct Shape: Sendable {
    /// A row without an identity: its number and its content.
    public struct Cell: Sendable {
        var number: Int
        var version = 0
    }

    /// A section without identities.
    public struct Group: Sendable {
        var number: Int
        var cells: [Cell]
    }

    /// The name in the output.
    public let name: String
    /// The pairs of lists to compare: one pair, except for the shape with many small lists.
    let changes: [(source: [Group], target: [Group])]

    init(_ name: String, changes: [(source: [Group], target: [Group])]) {
        self.name = name
        self.changes = changes
    }

    /// Creates a change of one list.
    init(_ name: String, count: Int, change: (inout [Cell]) -> Void) {
        let cells = (0..<count).map { Cell(number: $0) }
        var changed = cells
        change(&changed)
        self.init(name, changes: [([Group(number: 0, cells: cells)], [Group(number: 0, cells: changed)])])
    }

    /// The total number of rows in all lists.
    public var count: Int {
        changes.reduce(0) { sum, change in
            sum + (change.source + change.target).reduce(0) { $0 + $1.cells.count }
        }
    }
}
