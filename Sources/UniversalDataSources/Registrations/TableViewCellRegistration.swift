import PortableUIKit

/// A table view cell class and its configuration handler: the counterpart of `UICollectionView.CellRegistration`.
///
///     let tiles = TableViewCellRegistration<TileRow, TileViewModel> { cell, indexPath, item in
///         cell.textLabel?.text = item.title
///     }
///     tableView.dequeueConfiguredReusableCell(using: tiles, for: indexPath, item: tile)
///
/// Create it once and use it for all rows.
@MainActor
public struct TableViewCellRegistration<Cell: UITableViewCell, Item> {
    /// A closure that configures a cell with an item.
    public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let reuse: TableViewReuse

    /// Creates a registration whose cells are created from their class.
    public init(handler: @escaping Handler) {
        self.init(registering: { $0.register(Cell.self, forCellReuseIdentifier: $1) }, handler: handler)
    }

    /// Creates a registration whose cells are created differently, for instance from a nib.
    ///
    /// - Parameters:
    ///   - registering: Registers a cell with a table view for a reuse identifier.
    ///   - handler: Configures a cell for an item.
    public init(registering: @escaping @MainActor (UITableView, String) -> Void, handler: @escaping Handler) {
        self.handler = handler
        reuse = TableViewReuse(registering: registering)
    }
}

/// A table header or footer view class and its configuration handler: the counterpart of
/// `UICollectionView.SupplementaryRegistration`.
@MainActor
public struct TableViewHeaderFooterRegistration<View: UITableViewHeaderFooterView> {
    /// A closure that configures a header or footer view.
    public typealias Handler = @MainActor (_ view: View, _ elementKind: String, _ section: Int) -> Void

    /// `UICollectionView.elementKindSectionHeader` or `elementKindSectionFooter`.
    public let elementKind: String
    let handler: Handler
    let reuse: TableViewReuse

    /// Creates a registration whose views are created from their class.
    ///
    /// - Parameters:
    ///   - elementKind: `UICollectionView.elementKindSectionHeader` or `…Footer`.
    ///   - handler: Configures a view for a section.
    public init(elementKind: String, handler: @escaping Handler) {
        self.elementKind = elementKind
        self.handler = handler
        reuse = TableViewReuse { $0.register(View.self, forHeaderFooterViewReuseIdentifier: $1) }
    }
}

extension UITableView {
    /// Dequeues or creates a cell and configures it with an item.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: TableViewCellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell {
        registration.reuse.register(on: self)
        let view = dequeueReusableCell(withIdentifier: registration.reuse.identifier, for: indexPath)
        guard let cell = view as? Cell else {
            preconditionFailure("The registration of \(Cell.self) made \(view); look into its nib.")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Dequeues or creates a header or footer view and configures it.
    public func dequeueConfiguredReusableHeaderFooterView<View>(
        using registration: TableViewHeaderFooterRegistration<View>,
        forSection section: Int
    ) -> View {
        registration.reuse.register(on: self)
        let view = dequeueReusableHeaderFooterView(withIdentifier: registration.reuse.identifier)
        guard let headerFooterView = view as? View else {
            preconditionFailure("The registration of \(View.self) made \(String(describing: view)).")
        }
        registration.handler(headerFooterView, registration.elementKind, section)
        return headerFooterView
    }
}

/// The reuse identifier of a registration, and the table views it is registered with.
@MainActor
final class TableViewReuse {
    private struct Table {
        weak var tableView: UITableView?
    }

    let identifier = UUID().uuidString
    private let registering: (UITableView, String) -> Void
    private var tables: [Table] = []

    init(registering: @escaping @MainActor (UITableView, String) -> Void) {
        self.registering = registering
    }

    func register(on tableView: UITableView) {
        if tables.contains(where: { $0.tableView === tableView }) { return }
        tables.removeAll { $0.tableView == nil }
        tables.append(Table(tableView: tableView))
        registering(tableView, identifier)
    }
}
