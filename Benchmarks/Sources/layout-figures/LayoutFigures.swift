import ConstraintSolver
import Figures
import Foundation

/// Prints the cost of solving and editing layouts of 200 views as ratios within the same run; exits with status 1 above
/// a limit.
///
/// - `first-solve`: the time for the second hundred views as a multiple of that for the first hundred.
/// - `edit`: an edited constant that moves half of the views, as a share of the first solve.
/// - `edit-growth`: an edit that moves all views, as a multiple of one that moves half of them; 2 is linear.
@main
enum LayoutFigures {
    static func main() throws {
        var figures: [Figure] = []
        for shape in LayoutShape.all { figures += try Measurement(shape, viewCount: 200).figures }
        exit(Figure.report(figures) ? 1 : 0)
    }
}

/// The measured cost of a shape.
private struct Measurement {
    private static let solveRuns = 9
    private static let editRuns = 101

    let shape: LayoutShape
    let viewCount: Int
    var half = Duration.zero
    var full = Duration.zero
    var constraintCount = 0
    var editOfHalf = Duration.zero
    var editOfAll = Duration.zero
    var editPivots = 0

    init(_ shape: LayoutShape, viewCount: Int) throws {
        self.shape = shape
        self.viewCount = viewCount
        var halves: [Duration] = []
        var fulls: [Duration] = []
        // Alternately, so that the load of the machine is the same for both.
        for _ in 0..<Self.solveRuns {
            let small = try shape.layout(of: viewCount / 2)
            halves.append(try processorTime { try small.solve() })
            let large = try shape.layout(of: viewCount)
            constraintCount = large.constraints.count
            fulls.append(try processorTime { try large.solve() })
        }
        half = halves.median
        full = fulls.median
        try measureEdits()
    }

    private mutating func measureEdits() throws {
        let layout = try shape.layout(of: viewCount)
        let editable = try layout.solve()
        let solver = layout.solver
        let pivots = solver.pivotCount
        var halves: [Duration] = []
        var alls: [Duration] = []
        for run in 0..<Self.editRuns {
            for (position, isAll) in [(editable.count / 2, false), (0, true)] {
                let identifier = editable[position]
                let constant = solver.constraint(for: identifier)?.constant ?? 0
                let time = try processorTime {
                    try solver.setConstant(constant + (run % 2 == 0 ? 3 : -3), of: identifier)
                    return solver.takeChanges()
                }
                if isAll { alls.append(time) } else { halves.append(time) }
            }
        }
        editOfHalf = halves.median
        editOfAll = alls.median
        editPivots = solver.pivotCount - pivots
    }

    var figures: [Figure] {
        [
            Figure(
                "layout/\(shape.name)/first-solve",
                (full - half) / half,
                limit: 2.5,
                remark: "\(full.milliseconds) for \(viewCount) views, \(constraintCount) constraints"
            ),
            Figure(
                "layout/\(shape.name)/edit",
                editOfHalf / full,
                limit: 0.03,
                remark: "\(editOfHalf.milliseconds), \(editPivots) pivots in all edits"
            ),
            Figure(
                "layout/\(shape.name)/edit-growth",
                editOfAll / editOfHalf,
                limit: 2.5,
                remark: "\(editOfAll.milliseconds) of \(editOfHalf.milliseconds)"
            ),
        ]
    }
}
