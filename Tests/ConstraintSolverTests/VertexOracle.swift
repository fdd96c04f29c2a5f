import ConstraintSolver

/// Solves small problems by trying every vertex, without a simplex method.
///
/// The best solutions form a face of the arrangement of all constraints' hyperplanes. As long as the planes bound every
/// variable, each face has a vertex: the common point of as many planes as there are variables.
struct VertexOracle {
    let variables: [Variable]

    /// The minimal errors by priority, the highest first; `nil` if no point satisfies the required constraints.
    func leastErrors(_ constraints: [Constraint]) -> [Double]? {
        let planes = constraints.map { (factors: factors(of: $0), constant: $0.constant) }
        var best: [Double]?
        func visit(_ chosen: [Int], _ next: Int) {
            if chosen.count == variables.count {
                guard let point = intersection(chosen.map { planes[$0] }) else { return }
                guard let errors = errors(at: point, constraints) else { return }
                if let other = best, !isLess(errors, other) { return }
                best = errors
            } else {
                for index in next..<max(next, planes.count) { visit(chosen + [index], index + 1) }
            }
        }
        visit([], 0)
        return best
    }

    /// The errors of a point by priority; `nil` if it violates a required constraint.
    func errors(at point: [Double], _ constraints: [Constraint]) -> [Double]? {
        var sums: [Double: Double] = [:]
        for constraint in constraints {
            let sum = zip(factors(of: constraint), point).reduce(0) { $0 + $1.0 * $1.1 }
            let error = constraint.error(ofSum: sum)
            if constraint.strength.isRequired {
                if error > 1e-5 { return nil }
            } else {
                sums[constraint.strength.priority, default: 0] += error
            }
        }
        return sums.sorted { $0.key > $1.key }.map(\.value)
    }

    private func factors(of constraint: Constraint) -> [Double] {
        variables.map { variable in
            constraint.terms.filter { $0.variable == variable }.reduce(0) { $0 + $1.coefficient }
        }
    }

    private func isLess(_ left: [Double], _ right: [Double]) -> Bool {
        for (left, right) in zip(left, right) where abs(left - right) > 1e-7 { return left < right }
        return false
    }

    /// Gaussian elimination; `nil` for planes that do not intersect in one point.
    private func intersection(_ planes: [(factors: [Double], constant: Double)]) -> [Double]? {
        var rows = planes.map { $0.factors + [$0.constant] }
        for column in rows.indices {
            let candidates = rows.indices.dropFirst(column)
            guard let pivot = candidates.max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > 1e-9
            else { return nil }
            rows.swapAt(column, pivot)
            for row in rows.indices where row != column {
                let factor = rows[row][column] / rows[column][column]
                for position in rows[row].indices { rows[row][position] -= factor * rows[column][position] }
            }
        }
        return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
    }
}
