import PortableUIKit

/// What rows that were never measured are expected to be like.
struct RowEstimates {
    /// A number that grows whenever more is known, so that nothing is worked out anew for nothing.
    let basis: () -> Int
    /// The expected height of a row of a section in points; `nil` while nothing is known of its rows.
    let height: (_ section: Int) -> CGFloat?
}

extension CollectionGeometry {
    /// Estimates the rows of sections that nothing was measured of. Complexity: O(sections).
    mutating func estimateNewSections(from estimates: RowEstimates) {
        guard estimates.basis() > 0 else { return }
        let grid = grid
        for index in sections.indices where sections[index].rows.count > 0 && sections[index].rows.measuredCount == 0 {
            updateSection(index) { $0.estimate(from: estimates, section: index, grid: grid) }
        }
    }
}
