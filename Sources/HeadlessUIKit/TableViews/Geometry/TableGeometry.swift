import Foundation

/// Where the rows, headers and footers of a table lie, from the top of its content to the bottom.
///
/// A value without views. Every lookup and every change of one height costs O(log sections + log rows).
struct TableGeometry {
    /// A stretch from top to bottom.
    struct Span: Equatable {
        var start: CGFloat
        var length: CGFloat
        var end: CGFloat { start + length }
    }

    /// The height of the table's own header.
    var tableHeader: CGFloat = 0
    /// The height of the table's own footer.
    var tableFooter: CGFloat = 0
    private(set) var sections: [TableSection]
    private var heights: LengthSequence

    init(sections: [TableSection] = []) {
        self.sections = sections
        heights = LengthSequence(sections.map(\.height))
    }

    /// The height of everything.
    var height: CGFloat { tableHeader + heights.total + tableFooter }

    // MARK: Places

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

    /// Where the rows of a section lie together.
    func span(ofRowsIn section: Int) -> Span {
        Span(start: startOfRows(section), length: sections[section].rows.total)
    }

    /// Where the table's own footer lies.
    var tableFooterSpan: Span { Span(start: tableHeader + heights.total, length: tableFooter) }

    private func startOfRows(_ section: Int) -> CGFloat {
        let header = span(ofHeader: section)
        return header.end
    }

    // MARK: What is at a place

    /// The sections that have a part between two places.
    func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard !sections.isEmpty, start < end, let first = heights.index(at: start - tableHeader) else { return 0..<0 }
        var last = first
        while last < sections.count, tableHeader + heights.start(of: last) < end { last += 1 }
        return first..<max(first, last)
    }

    /// The rows of a section that have a part between two places.
    func rows(in section: Int, from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let span = span(ofRowsIn: section)
        let rows = sections[section].rows
        guard start < end, span.end > start, span.start < end, let first = rows.index(at: start - span.start),
            let last = rows.index(at: end - span.start)
        else { return 0..<0 }
        // A row that only begins where the stretch ends has no part in it.
        let isBeyond = span.start + rows.start(of: last) >= end
        return first..<max(first, isBeyond ? last : last + 1)
    }

    /// The row at a place, nil where there is none.
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

    /// Has the height of a row asked for again when it is next in sight.
    mutating func forgetRow(_ path: IndexPath) {
        sections[path.section].forgetRow(path.row)
    }

    /// Has the height of a header asked for again when it is next in sight.
    mutating func forgetHeader(_ section: Int) {
        sections[section].isHeaderKnown = false
    }

    /// Has the height of a footer asked for again when it is next in sight.
    mutating func forgetFooter(_ section: Int) {
        sections[section].isFooterKnown = false
    }

    private mutating func change(_ section: Int, _ body: (inout TableSection) -> Void) {
        body(&sections[section])
        heights[section] = sections[section].height
    }
}
