import BatchDiffing
import PortableUIKit

/// Checks whether rows that come on screen fit in their measured sizes. Debug builds only.
@MainActor
struct SizeCheck {
    private struct Candidate {
        weak var cell: UICollectionViewCell?
        var indexPath: IndexPath
    }

    private var candidates: [Candidate] = []
    /// One report per type is enough to find the mistake.
    private var reportedTypes: Set<ObjectIdentifier> = []

    /// Whether any cells are waiting to be checked.
    var isNeeded: Bool {
        !candidates.isEmpty
    }

    /// Schedules a check of a cell after layout.
    mutating func add(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        if !reportedTypes.contains(ObjectIdentifier(type(of: cell))) {
            candidates.append(Candidate(cell: cell, indexPath: indexPath))
        }
    }

    /// Returns the mismatches of the cells scheduled since the last call.
    mutating func mismatches() -> [SizeMismatch] {
        let candidates = self.candidates
        self.candidates = []
        var mismatches: [SizeMismatch] = []
        for candidate in candidates {
            guard let cell = candidate.cell, cell.superview != nil, !cell.isHidden, !cell.bounds.isEmpty,
                !reportedTypes.contains(ObjectIdentifier(type(of: cell)))
            else { continue }
            cell.layoutIfNeeded()
            guard let problem = ViewSizeInspection(of: cell.contentView).problem else { continue }
            reportedTypes.insert(ObjectIdentifier(type(of: cell)))
            mismatches.append(
                SizeMismatch(
                    place: GeometryElement.item(ElementPath(candidate.indexPath)).description,
                    type: "\(type(of: cell))",
                    size: cell.bounds.size,
                    problem: problem
                )
            )
        }
        return mismatches
    }
}
