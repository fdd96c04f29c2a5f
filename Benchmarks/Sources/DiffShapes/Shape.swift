/// A change of one or more lists, described by numbers that any kind of identity can stand for.
public struct Shape: Sendable {
    /// A row before identities are made: which one, and its content.
    public struct Cell: Sendable {
        var number: Int
        var version = 0
    }

    /// A section before identities are made.
    public struct Group: Sendable {
        var number: Int
        var cells: [Cell]
    }

    /// The name in the output.
    public let name: String
    /// What is compared with what: one pair, but for the shape of many small lists.
    let changes: [(source: [Group], target: [Group])]

    init(_ name: String, changes: [(source: [Group], target: [Group])]) {
        self.name = name
        self.changes = changes
    }

    /// A change of one list.
    init(_ name: String, count: Int, change: (inout [Cell]) -> Void) {
        let cells = (0..<count).map { Cell(number: $0) }
        var changed = cells
        change(&changed)
        self.init(name, changes: [([Group(number: 0, cells: cells)], [Group(number: 0, cells: changed)])])
    }

    /// The number of rows on both sides together.
    public var count: Int {
        changes.reduce(0) { sum, change in
            sum + (change.source + change.target).reduce(0) { $0 + $1.cells.count }
        }
    }
}
