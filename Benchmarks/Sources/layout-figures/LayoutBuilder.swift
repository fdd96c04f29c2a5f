import ConstraintSolver

/// Collects the constraints of a layout.
struct LayoutBuilder {
    /// A rectangle.
    struct View {
        let left: Variable
        let top: Variable
        let width: Variable
        let height: Variable

        var right: LinearExpression { left + width }
        var bottom: LinearExpression { top + height }
    }

    private let solver = ConstraintSolver()
    private var constraints: [Constraint] = []
    private var editable: [Int] = []
    let root: View

    init() {
        root = Self.makeView(solver)
        let frame = [(root.left, 0.0), (root.top, 0), (root.width, 390), (root.height, 844)]
        for (variable, value) in frame { constraints.append(variable == value) }
    }

    var layout: BuiltLayout { BuiltLayout(solver: solver, constraints: constraints, editable: editable) }

    func makeView() -> View {
        Self.makeView(solver)
    }

    mutating func add(_ constraint: Constraint) {
        constraints.append(constraint)
    }

    /// Adds a constraint whose constant is edited later.
    mutating func addEdit(_ constraint: Constraint) {
        editable.append(constraints.count)
        constraints.append(constraint)
    }

    mutating func addContent(of view: View, width: Double, height: Double, hugging: Double, resistance: Double) {
        for (variable, length) in [(view.width, width), (view.height, height)] {
            constraints.append((variable <= length).with(Strength(priority: hugging)))
            constraints.append((variable >= length).with(Strength(priority: resistance)))
        }
    }

    private static func makeView(_ solver: ConstraintSolver) -> View {
        View(
            left: solver.makeVariable(),
            top: solver.makeVariable(),
            width: solver.makeVariable(),
            height: solver.makeVariable()
        )
    }
}
