import PortableUIKit

/// Height estimates for rows that have not been measured.
struct RowEstimates {
    /// Returns a number that grows when the estimates improve, so that they are recalculated only then.
    let basis: () -> Int
    /// Returns the expected height of the rows of a section in points; `nil` while there is no basis for it.
    let height: (_ section: Int) -> CGFloat?
}

extension CollectionGeometry {
    /// Estimates the row heights of sections without measured rows. Complexity: O(sections).
    mutating func estimateNewSections(from estimates: RowEstimates) {
        guard estimates.basis() > 0 else { return }
        let grid = grid
        for index in sections.indices where sections[index].rows.count > 0 && sections[index].rows.measuredCount == 0 {
            updateSection(index) { $0.estimate(from: estimates, section: index, grid: grid) }
        }
    }
}
