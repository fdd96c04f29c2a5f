import Foundation

extension UpdateTerms {
    static let tableView = UpdateTerms(list: "table view", item: "row")
}

extension UITableView: BatchUpdateHost {
    final var updateTerms: UpdateTerms { .tableView }

    final func batchWillBegin() {
        // Heights before the changes can be requested only before the changes.
        _ = loadedGeometry()
    }

    final func makeAnimation(of batch: BatchUpdate, offset: CGPoint) -> any BatchAnimation {
        let styles = display.rowAnimations
        display.rowAnimations = RowAnimations()
        return TableUpdateAnimation(batch: batch, animations: styles, offset: offset, tableView: self)
    }

    /// Adds a change and its animation to the open batch, or performs it immediately.
    final func record(_ animation: RowAnimation, _ change: @escaping (inout BatchUpdate) -> Void) {
        updates.record { [display] batch in
            var own = BatchUpdate()
            change(&own)
            display.rowAnimations.add(animation, for: own)
            batch.add(own)
        }
    }
}

/// The animations of the rows and sections that a batch inserts, deletes and reloads.
struct RowAnimations {
    private var deletions: [TableElement: UITableView.RowAnimation] = [:]
    private var insertions: [TableElement: UITableView.RowAnimation] = [:]

    mutating func add(_ animation: UITableView.RowAnimation, for batch: BatchUpdate) {
        for path in batch.deletedItems + batch.reloadedItems { deletions[.row(path)] = animation }
        for section in batch.deletedSections + batch.reloadedSections { deletions[.header(section)] = animation }
        for path in batch.insertedItems { insertions[.row(path)] = animation }
        for section in batch.insertedSections { insertions[.header(section)] = animation }
    }

    /// Returns the animation of a deleted row, header or footer. Rows are animated like their deleted section.
    func deleteAnimation(of key: TableElement) -> UITableView.RowAnimation {
        deletions[key] ?? deletions[.header(key.section)] ?? .automatic
    }

    /// Returns the animation of an inserted row, header or footer.
    ///
    /// - Parameter origin: The element before the update, if it is reloaded.
    func insertAnimation(of key: TableElement, reloadedFrom origin: TableElement?) -> UITableView.RowAnimation {
        insertions[key] ?? insertions[.header(key.section)] ?? origin.map(deleteAnimation) ?? .automatic
    }
}

extension TableElement {
    /// The section that contains the element.
    var section: Int {
        switch self {
        case .row(let path): path.section
        case .header(let section), .footer(let section): section
        }
    }
}

extension UITableView.RowAnimation {
    /// Returns the initial frame of an inserted view or the final frame of a deleted one. It differs from the view's
    /// frame only if the animation slides.
    func frame(beside frame: CGRect, in bounds: CGRect) -> CGRect {
        switch self {
        case .left: frame.offsetBy(dx: -bounds.width, dy: 0)
        case .right: frame.offsetBy(dx: bounds.width, dy: 0)
        case .top: frame.offsetBy(dx: 0, dy: -frame.height)
        case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
        case .fade, .none, .middle, .automatic: frame
        }
    }
}
