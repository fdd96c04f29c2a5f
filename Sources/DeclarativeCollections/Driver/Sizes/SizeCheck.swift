import Diffing
import PortableUIKit

/// Looks at rows that came on screen whether they fit in the sizes that were measured for them. Debug builds only.
@MainActor
struct SizeCheck {
    private struct Candidate {
        weak var cell: UICollectionViewCell?
        var indexPath: IndexPath
    }

    private var candidates: [Candidate] = []
    /// One report a type is enough to find the mistake.
    private var reportedTypes: Set<ObjectIdentifier> = []

    /// Whether there is anything to look at.
    var isNeeded: Bool {
        !candidates.isEmpty
    }

    /// Has a cell looked at when it has been laid out.
    mutating func add(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        if !reportedTypes.contains(ObjectIdentifier(type(of: cell))) {
            candidates.append(Candidate(cell: cell, indexPath: indexPath))
        }
    }

    /// What does not fit, of the cells that came on screen since the last time.
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
