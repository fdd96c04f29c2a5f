import ConstraintSolver
import SeededRandom

/// Adds, edits and removes constraints at random and compares the solver with an oracle after every step.
struct RandomScript {
    private var generator: SeededGenerator
    private let solver = ConstraintSolver()
    private let oracle: VertexOracle
    /// The implicit bounds of the solver's variables.
    private let bounds: [Constraint]
    private var constraints: [(identifier: ConstraintIdentifier, constraint: Constraint)] = []
    private var lastValues: [Double]

    init(seed: UInt64, variableCount: Int, isNonNegative: Bool = false) {
        generator = SeededGenerator(seed: seed)
        let solver = solver
        let variables = (0..<variableCount).map { _ in solver.makeVariable(isNonNegative: isNonNegative) }
        oracle = VertexOracle(variables: variables)
        bounds = isNonNegative ? variables.map { $0 >= 0 } : []
        lastValues = Array(repeating: 0, count: variableCount)
    }

    /// - Returns: A description of the failure; `nil` if there was none.
    mutating func run(steps: Int) throws -> String? {
        for (index, variable) in oracle.variables.enumerated() {
            let constraint = (variable == Double(random(10))).with(Strength(priority: Double(index + 1)))
            let identifier = try solver.add(constraint)
            constraints.append((identifier, constraint))
        }
        for step in 0..<steps {
            let choice = constraints.count > 9 ? 9 : random(10)
            let complaint: String?
            switch choice {
            case 0..<5: complaint = try add()
            case 5..<8: complaint = try edit()
            default: complaint = try remove()
            }
            if let complaint = complaint ?? check() { return "step \(step): \(complaint)" }
        }
        return nil
    }

    private mutating func add() throws -> String? {
        let terms = oracle.variables.map {
            LinearExpression.Term(variable: $0, coefficient: Double(random(5) - 2))
        }
        let relations: [Constraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
        let strengths = [Strength.required, .required, .strong, .medium, Strength(priority: 501), .weak]
        let constraint = Constraint(
            LinearExpression(terms: terms, constant: Double(random(41) - 20)),
            relations[random(3)],
            strength: strengths[random(strengths.count)]
        )
        let isPossible = oracle.leastErrors(constraints.map(\.constraint) + bounds + [constraint]) != nil
        do {
            let identifier = try solver.add(constraint)
            constraints.append((identifier, constraint))
            return isPossible ? nil : "accepted \(constraint)"
        } catch {
            guard case .conflict(let names) = error else { throw error }
            return isPossible ? "refused \(constraint)" : checkNames(names, constraint)
        }
    }

    private mutating func edit() throws -> String? {
        let index = random(constraints.count)
        var others = constraints.map(\.constraint)
        others[index].constant = Double(random(41) - 20)
        let isPossible = oracle.leastErrors(others + bounds) != nil
        do {
            try solver.setConstant(others[index].constant, of: constraints[index].identifier)
            constraints[index].constraint = others[index]
            return isPossible ? nil : "accepted an edit to \(others[index])"
        } catch {
            guard case .conflict(let names) = error else { throw error }
            return isPossible ? "refused an edit to \(others[index])" : checkNames(names, others[index])
        }
    }

    private mutating func remove() throws -> String? {
        // The first constraints bound every variable, as the oracle requires.
        let first = oracle.variables.count
        guard constraints.count > first else { return nil }
        try solver.remove(constraints.remove(at: first + random(constraints.count - first)).identifier)
        return nil
    }

    /// The constraints of a conflict have to be unsatisfiable together and satisfiable without any one of them.
    private func checkNames(_ names: [ConstraintIdentifier], _ constraint: Constraint) -> String? {
        let wishes = constraints.prefix(oracle.variables.count).map(\.constraint).filter { !$0.strength.isRequired }
        let base = wishes + bounds
        let named = names.compactMap { solver.constraint(for: $0) }
        if oracle.leastErrors(base + named + [constraint]) != nil { return "the named ones do not conflict" }
        // Variables with implicit bounds may cause more than one conflict.
        for index in named.indices where bounds.isEmpty {
            var fewer = named
            fewer.remove(at: index)
            if oracle.leastErrors(base + fewer + [constraint]) == nil { return "named one too many" }
        }
        return nil
    }

    private mutating func check() -> String? {
        for variable in solver.takeChanges() {
            guard let index = oracle.variables.firstIndex(of: variable) else { return "a stranger changed" }
            lastValues[index] = solver.value(of: variable)
        }
        let point = oracle.variables.map { solver.value(of: $0) }
        for (value, reported) in zip(point, lastValues) where abs(value - reported) > 1e-6 { return "a silent change" }
        let all = constraints.map(\.constraint) + bounds
        guard let errors = oracle.errors(at: point, all) else { return "a required constraint is off at \(point)" }
        guard let least = oracle.leastErrors(all) else { return "the oracle finds nothing" }
        for (error, least) in zip(errors, least) where abs(error - least) > 1e-5 {
            return "errors \(errors) instead of \(least)"
        }
        return nil
    }

    private mutating func random(_ bound: Int) -> Int {
        Int(generator.next() % UInt64(bound))
    }
}
