import Foundation

/// The vertical positions of the rows, headers and footers of a table.
///
/// A value without references to views. Lookups and changes of a height are O(log sections + log rows).
struct TableGeometry {
    /// A vertical range.
    struct Span: Equatable {
        var start: CGFloat
        var length: CGFloat
        var end: CGFloat { start + length }
    }

    /// The height of the table header view, in points.
    var tableHeader: CGFloat = 0
    /// The height of the table footer view, in points.
    var tableFooter: CGFloat = 0
    private(set) var sections: [TableSection]
    private var heights: LengthSequence

    init(sections: [TableSection] = []) {
        self.sections = sections
        heights = LengthSequence(sections.map(\.height))
    }

    /// The total height, in points.
    var height: CGFloat { tableHeader + heights.total + tableFooter }

    // MARK: Positions

    func span(ofSection section: Int) -> Span {
        Span(start: tableHeader + heights.start(of: section), length: sections[section].height)
    }

    func span(ofHeader section: Int) -> Span {
        let heights = sections[section]
        return Span(start: span(ofSection: section).start + heights.padding, length: heights.header)
    }

    func span(ofFooter section: Int) -> Span {
        let footer = sections[section].footer
        return Span(start: span(ofSection: section).end - footer, length: footer)
    }

    func span(ofRow path: IndexPath) -> Span {
        let rows = sections[path.section].rows
        return Span(start: startOfRows(path.section) + rows.start(of: path.row), length: rows[path.row])
    }

    /// Returns the vertical range of all rows of a section.
    func span(ofRowsIn section: Int) -> Span {
        Span(start: startOfRows(section), length: sections[section].rows.total)
    }

    /// The vertical range of the table footer view.
    var tableFooterSpan: Span { Span(start: tableHeader + heights.total, length: tableFooter) }

    private func startOfRows(_ section: Int) -> CGFloat {
        let header = span(ofHeader: section)
        return header.end
    }

    // MARK: Elements at positions

    /// Returns the sections that intersect a vertical range.
    func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard !sections.isEmpty, start < end, let first = heights.index(at: start - tableHeader) else { return 0..<0 }
        var last = first
        while last < sections.count, tableHeader + heights.start(of: last) < end { last += 1 }
        return first..<max(first, last)
    }

    /// Returns the rows of a section that intersect a vertical range.
    func rows(in section: Int, from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let span = span(ofRowsIn: section)
        let rows = sections[section].rows
        guard start < end, span.end > start, span.start < end, let first = rows.index(at: start - span.start),
            let last = rows.index(at: end - span.start)
        else { return 0..<0 }
        // A row that starts at the end of the range does not intersect it.
        let isBeyond = span.start + rows.start(of: last) >= end
        return first..<max(first, isBeyond ? last : last + 1)
    }

    /// Returns the row at a y-coordinate, or `nil` if there is none.
    func row(at place: CGFloat) -> IndexPath? {
        guard !sections.isEmpty, let section = heights.index(at: place - tableHeader) else { return nil }
        let span = span(ofRowsIn: section)
        guard place >= span.start, place < span.end,
            let row = sections[section].rows.index(at: place - span.start)
        else { return nil }
        return IndexPath(row: row, section: section)
    }

    // MARK: Changes

    mutating func setHeight(_ height: CGFloat, ofRow path: IndexPath) {
        change(path.section) { $0.setHeight(height, ofRow: path.row) }
    }

    mutating func setHeaderHeight(_ height: CGFloat, padding: CGFloat, of section: Int) {
        change(section) {
            $0.header = height
            $0.padding = padding
            $0.isHeaderKnown = true
        }
    }

    mutating func setFooterHeight(_ height: CGFloat, of section: Int) {
        change(section) {
            $0.footer = height
            $0.isFooterKnown = true
        }
    }

    /// Invalidates the height of a row, so that it is measured again when the row becomes visible.
    mutating func invalidateRow(_ path: IndexPath) {
        sections[path.section].invalidateRow(path.row)
    }

    /// Invalidates the height of a header, so that it is measured again when the header becomes visible.
    mutating func invalidateHeader(_ section: Int) {
        sections[section].isHeaderKnown = false
    }

    /// Invalidates the height of a footer, so that it is measured again when the footer becomes visible.
    mutating func invalidateFooter(_ section: Int) {
        sections[section].isFooterKnown = false
    }

    private mutating func change(_ section: Int, _ body: (inout TableSection) -> Void) {
        body(&sections[section])
        heights[section] = sections[section].height
    }
}
