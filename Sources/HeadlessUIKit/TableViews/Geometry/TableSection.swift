import Foundation

/// The heights of the elements in one section of a table.
struct TableSection {
    /// The rows whose heights are known, as opposed to estimated.
    enum Knowledge {
        case all
        case rows(Set<Int>)
    }

    /// The space above the header, or above the first row without a header, in points.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var isHeaderKnown = true
    var isFooterKnown = true
    private(set) var rows: LengthSequence
    private(set) var knowledge: Knowledge

    /// Creates a section with row heights.
    ///
    /// - Parameter isKnown: Whether the heights are known, as opposed to estimated.
    init(rows: LengthSequence, isKnown: Bool) {
        self.rows = rows
        knowledge = isKnown ? .all : .rows([])
    }

    var height: CGFloat { padding + header + rows.total + footer }

    func isKnown(_ row: Int) -> Bool {
        switch knowledge {
        case .all: true
        case .rows(let rows): rows.contains(row)
        }
    }

    mutating func setHeight(_ height: CGFloat, ofRow row: Int) {
        rows[row] = height
        guard case .rows(var known) = knowledge else { return }
        knowledge = .all
        known.insert(row)
        knowledge = .rows(known)
    }

    mutating func forgetRow(_ row: Int) {
        guard case .rows(var known) = knowledge else { return }
        knowledge = .all
        known.remove(row)
        knowledge = .rows(known)
    }
}
