import ConstraintSolver

/// A layout of many views, as constraints with four variables per view.
struct LayoutShape: Sendable {
    let name: String
    let build: @Sendable (inout LayoutBuilder, _ count: Int) throws -> Void

    /// Returns the constraints of a number of views.
    func layout(of count: Int) throws -> BuiltLayout {
        var builder = LayoutBuilder()
        try build(&builder, count)
        return builder.layout
    }

    /// A form: views in a column, from edge to edge.
    static let column = LayoutShape(name: "column") { builder, count in
        var above: LayoutBuilder.View?
        for _ in 0..<count {
            let view = builder.makeView()
            builder.add(view.left == builder.root.left + 16)
            builder.add(view.right == builder.root.right - 16)
            builder.addEdit(view.top == (above?.bottom ?? builder.root.top + 0) + 8)
            builder.add(view.height + 0.0 == 30)
            above = view
        }
    }

    /// Rows of four views with equal widths and a shared height.
    static let grid = LayoutShape(name: "grid") { builder, count in
        var above: LayoutBuilder.View?
        var row: [LayoutBuilder.View] = []
        for index in 0..<count {
            let view = builder.makeView()
            if index % 4 == 0 {
                if let last = row.last { builder.add(last.right == builder.root.right - 8) }
                above = row.first
                row = []
            }
            builder.add(view.left == (row.last?.right ?? builder.root.left + 0) + 8)
            if let first = row.first {
                builder.add(view.width + 0.0 == first.width + 0.0)
                builder.add(view.top + 0.0 == first.top + 0.0)
                builder.add(view.height + 0.0 == first.height + 0.0)
            } else {
                builder.addEdit(view.top == (above?.bottom ?? builder.root.top + 0) + 8)
                builder.add(view.height + 0.0 == view.width * 0.5)
            }
            row.append(view)
        }
        if let last = row.last { builder.add(last.right == builder.root.right - 8) }
    }

    /// Texts with intrinsic sizes beside images that hug theirs: priorities as in the rows of a feed.
    static let feed = LayoutShape(name: "feed") { builder, count in
        var above: LayoutBuilder.View?
        for index in 0..<count / 2 {
            let picture = builder.makeView()
            let text = builder.makeView()
            builder.add(picture.left == builder.root.left + 16)
            builder.addEdit(picture.top == (above?.bottom ?? builder.root.top + 0) + 8)
            builder.addContent(of: picture, width: 40, height: 40, hugging: 251, resistance: 751)
            builder.add(text.left == picture.right + 8)
            builder.add(text.right <= builder.root.right - 16)
            builder.add(text.top >= picture.top + 0)
            builder.add(text.bottom <= picture.bottom + 0)
            builder.add(text.top + text.bottom == picture.top + picture.bottom)
            builder.addContent(of: text, width: Double(120 + index % 7 * 60), height: 20, hugging: 250, resistance: 750)
            above = picture
        }
    }

    static let all = [column, grid, feed]
}

/// Constraints and their variables.
struct BuiltLayout {
    let solver: ConstraintSolver
    var constraints: [Constraint]
    /// The indexes of constraints whose constants are edited, from the first view to the last.
    var editable: [Int]

    /// Adds all constraints.
    ///
    /// - Returns: The identifiers of the editable constraints.
    func solve() throws -> [ConstraintIdentifier] {
        var identifiers: [ConstraintIdentifier] = []
        identifiers.reserveCapacity(constraints.count)
        for constraint in constraints { identifiers.append(try solver.add(constraint)) }
        _ = solver.takeChanges()
        return editable.map { identifiers[$0] }
    }
}
