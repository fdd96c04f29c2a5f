import Foundation

extension UpdateWords {
    static let tableView = UpdateWords(list: "table view", item: "row")
}

extension UITableView: BatchUpdateHost {
    final var updateWords: UpdateWords { .tableView }

    final func batchWillBegin() {
        // Heights before the changes can only be asked for before the changes.
        _ = loadedGeometry()
    }

    final func makeAnimation(of batch: BatchUpdate, offset: CGPoint) -> any BatchAnimation {
        let styles = display.rowAnimations
        display.rowAnimations = RowAnimations()
        return TableUpdateAnimation(batch: batch, animations: styles, offset: offset, tableView: self)
    }

    /// Adds a change to the batch, or carries it out alone, and remembers how it is to be animated.
    final func record(_ animation: RowAnimation, _ change: @escaping (inout BatchUpdate) -> Void) {
        updates.record { [display] batch in
            var own = BatchUpdate()
            change(&own)
            display.rowAnimations.add(animation, for: own)
            batch.add(own)
        }
    }
}

/// How the rows and sections of a batch come and go.
struct RowAnimations {
    private var departing: [TableElement: UITableView.RowAnimation] = [:]
    private var arriving: [TableElement: UITableView.RowAnimation] = [:]

    mutating func add(_ animation: UITableView.RowAnimation, for batch: BatchUpdate) {
        for path in batch.deletedItems + batch.reloadedItems { departing[.row(path)] = animation }
        for section in batch.deletedSections + batch.reloadedSections { departing[.header(section)] = animation }
        for path in batch.insertedItems { arriving[.row(path)] = animation }
        for section in batch.insertedSections { arriving[.header(section)] = animation }
    }

    /// How a view goes; rows go with their sections.
    func departure(of key: TableElement) -> UITableView.RowAnimation {
        departing[key] ?? departing[.header(key.section)] ?? .automatic
    }

    /// How a view comes.
    ///
    /// - Parameter origin: Where a reloaded one stood before the update.
    func arrival(of key: TableElement, reloadedFrom origin: TableElement?) -> UITableView.RowAnimation {
        arriving[key] ?? arriving[.header(key.section)] ?? origin.map(departure) ?? .automatic
    }
}

extension TableElement {
    /// The section the element belongs to.
    var section: Int {
        switch self {
        case .row(let path): path.section
        case .header(let section), .footer(let section): section
        }
    }
}

extension UITableView.RowAnimation {
    /// Where a view begins that comes, or ends that goes, in this way; its own place unless it slides.
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
