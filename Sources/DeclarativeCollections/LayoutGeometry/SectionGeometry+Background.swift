extension SectionGeometry {
    /// Returns the horizontal range of headers and footers.
    ///
    /// They have insets of their own, as rows have. Inside the insets of the section they line up with the texts of its rows and
    /// never touch the edge of a background. Outside of them they line up with the edges of cards.
    static func supplementaryRange(shape: SectionShape, columns: ColumnGrid, grid: PixelGrid) -> Range<Int> {
        let outer = columns.outerRange
        guard shape.background != nil || !shape.hasCards else { return outer }
        let insets = shape.background?.insets ?? .zero
        // A background that is narrower than its rows does not make the header narrower than them.
        let left = columns.fullRange.lowerBound + min(0, grid.roundedSigned(insets.left))
        let right = columns.fullRange.upperBound - min(0, grid.roundedSigned(insets.right))
        let start = max(outer.lowerBound, left)
        return start..<max(start, min(outer.upperBound, right))
    }

    /// Returns the frame of the background, relative to the top of the section; `nil` if there is none or its area is
    /// empty.
    func backgroundFrame(grid: PixelGrid) -> PixelFrame? {
        guard let area = shape.background else { return nil }
        let includesHeader = area.includesHeader && shape.hasHeader
        let includesFooter = area.includesFooter && shape.hasFooter
        guard rows.count > 0 || includesHeader || includesFooter else { return nil }
        let rowsEnd = rows.count > 0 ? footerTop - bottomInset : footerTop
        let top = (includesHeader ? 0 : rowsTop) + grid.roundedSigned(area.insets.top)
        let bottom = (includesFooter ? height : rowsEnd) - grid.roundedSigned(area.insets.bottom)
        let left = columns.fullRange.lowerBound + grid.roundedSigned(area.insets.left)
        let right = columns.fullRange.upperBound - grid.roundedSigned(area.insets.right)
        return PixelFrame(columns: left..<max(left, right), rows: top..<max(top, bottom))
    }
}

extension CollectionGeometry {
    /// Returns the sections whose backgrounds intersect a range of pixel rows. Complexity: O(sections in the range +
    /// log n).
    func backgrounds(in visible: Range<Int>) -> [Int] {
        var found: [Int] = []
        guard !sections.isEmpty, !visible.isEmpty else { return found }
        // A background may extend beyond its section by its insets, so the neighboring sections are checked as well.
        var index = max(0, section(at: visible.lowerBound) - 1)
        while index < sections.count {
            let top = sectionTop(index)
            if let frame = frame(of: .background(section: index)), frame.rows.overlaps(visible) {
                found.append(index)
            } else if top >= visible.upperBound {
                break
            }
            index += 1
        }
        return found
    }
}
