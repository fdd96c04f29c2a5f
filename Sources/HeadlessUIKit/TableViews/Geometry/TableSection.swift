import Foundation

/// The heights of the elements in one section of a table.
struct TableSection {
    /// The rows whose heights are known, as opposed to estimated.
    enum MeasuredRows {
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
    private(set) var measuredRows: MeasuredRows

    /// Creates a section with row heights.
    ///
    /// - Parameter isKnown: Whether the heights are known, as opposed to estimated.
    init(rows: LengthSequence, isKnown: Bool) {
        self.rows = rows
        measuredRows = isKnown ? .all : .rows([])
    }

    var height: CGFloat { padding + header + rows.total + footer }

    func isKnown(_ row: Int) -> Bool {
        switch measuredRows {
        case .all: true
        case .rows(let rows): rows.contains(row)
        }
    }

    mutating func setHeight(_ height: CGFloat, ofRow row: Int) {
        rows[row] = height
        guard case .rows(var known) = measuredRows else { return }
        measuredRows = .all
        known.insert(row)
        measuredRows = .rows(known)
    }

    mutating func invalidateRow(_ row: Int) {
        guard case .rows(var known) = measuredRows else { return }
        measuredRows = .all
        known.remove(row)
        measuredRows = .rows(known)
    }
}
