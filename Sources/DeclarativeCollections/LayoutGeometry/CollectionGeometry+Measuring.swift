import BatchDiffing
import PortableUIKit

extension CollectionGeometry {
    /// Returns the height of an element in a width, both in points.
    typealias Measure = (_ element: GeometryElement, _ width: CGFloat) -> CGFloat

    /// The maximum number of passes. Corrected rows above the anchor can bring further rows into view, which need
    /// measuring in turn. A few passes are enough in practice; the limit prevents endless loops with inconsistent
    /// sizes.
    private static let maximumPasses = 8

    /// Measures all visible elements that have not been measured yet.
    ///
    /// - Parameters:
    ///   - visible: The visible pixel rows before the correction.
    ///   - anchor: The element or end that stays in place; by default the topmost visible element that is already
    ///     measured, otherwise the topmost one.
    ///   - estimates: The estimates for unmeasured rows; by default the heights of the first measured ones.
    ///   - measure: Returns the height of an element.
    /// - Returns: The distance in pixels by which the anchor moved: add it to the content offset so that nothing on
    ///   screen jumps.
    mutating func measure(
        visible: Range<Int>,
        anchor: GeometryAnchor? = nil,
        estimates: RowEstimates? = nil,
        using measure: Measure
    ) -> Int {
        guard !sections.isEmpty, !visible.isEmpty else { return 0 }
        let anchor = anchor ?? measuredAnchor(in: visible)
        var shift = 0
        for _ in 0..<Self.maximumPasses {
            if let anchor, let now = offset(of: anchor.place) {
                shift = now - anchor.offset
            }
            let range = (visible.lowerBound + shift)..<(visible.upperBound + shift)
            guard measureOnce(visible: range, estimates: estimates, using: measure) else { break }
        }
        return shift
    }

    /// Returns whether all visible elements have been measured.
    func isMeasured(in visible: Range<Int>) -> Bool {
        elements(in: visible).allSatisfy(isExact)
    }

    private func isExact(_ element: GeometryElement) -> Bool {
        let section = sections[element.section]
        return switch element {
        case .header: section.header.isExact
        case .footer: section.footer.isExact
        case .background: true
        case .item(let path): section.rows[section.row(ofItem: path.element)].isExact
        }
    }

    private func measuredAnchor(in visible: Range<Int>) -> GeometryAnchor? {
        let elements = elements(in: visible)
        return (elements.first(where: isExact) ?? elements.first).flatMap(anchor)
    }

    private mutating func measureOnce(
        visible: Range<Int>,
        estimates: RowEstimates?,
        using measure: Measure
    ) -> Bool {
        var measuredAny = false
        var index = section(at: visible.lowerBound)
        var top = sectionTop(index)
        while index < sections.count, top < visible.upperBound {
            let local = (visible.lowerBound - top)..<(visible.upperBound - top)
            let measured = measureSection(index, visible: local, estimates: estimates, using: measure)
            measuredAny = measuredAny || measured
            top += sections[index].height
            index += 1
        }
        return measuredAny
    }

    private mutating func measureSection(
        _ index: Int,
        visible: Range<Int>,
        estimates: RowEstimates?,
        using measure: Measure
    ) -> Bool {
        let grid = grid
        return updateSection(index) { section in
            let fullWidth = grid.points(section.supplementaryRange.count)
            var measuredAny = false
            if section.shape.hasHeader, !section.header.isExact, section.headerHeight > visible.lowerBound {
                section.header = .exact(grid.roundedUp(measure(.header(section: index), fullWidth)))
                measuredAny = true
            }
            let isFirstMeasurement = section.rows.measuredCount == 0
            let measuredRows = section.measureRows(in: visible) { item, column in
                let path = ElementPath(section: index, element: item)
                return grid.roundedUp(measure(.item(path), grid.points(column.count)))
            }
            // Estimates change only with their basis, not with every row: a content height that changes while scrolling
            // would make the scroll indicator jump.
            if measuredRows, let estimates {
                section.estimate(from: estimates, section: index, grid: grid)
            } else if isFirstMeasurement, let mean = section.rows.mean {
                section.rows.estimate = mean
            }
            measuredAny = measuredAny || measuredRows
            if section.shape.hasFooter, !section.footer.isExact,
                section.footerTop < visible.upperBound, section.height > visible.lowerBound
            {
                section.footer = .exact(grid.roundedUp(measure(.footer(section: index), fullWidth)))
                measuredAny = true
            }
            return measuredAny
        }
    }
}

extension SectionGeometry {
    fileprivate mutating func measureRows(
        in visible: Range<Int>,
        measure: (_ item: Int, _ column: Range<Int>) -> Int
    ) -> Bool {
        guard rows.count > 0, rowsTop < visible.upperBound, footerTop > visible.lowerBound else { return false }
        var measuredAny = false
        var row = row(at: visible.lowerBound)
        var offset = rowOffset(row)
        while row < rows.count, offset < visible.upperBound {
            if !rows[row].isExact {
                measureRow(row, measure: measure)
                measuredAny = true
            }
            offset += rows.height(of: row) + rowSpacing
            row += 1
        }
        return measuredAny
    }
}
