import PortableUIKit

/// A class of rows together with how they are filled: what `UICollectionView.CellRegistration` is for collections.
///
///     let tiles = TableViewCellRegistration<TileRow, TileViewModel> { cell, indexPath, item in
///         cell.textLabel?.text = item.title
///     }
///     tableView.dequeueConfiguredReusableCell(using: tiles, for: indexPath, item: tile)
///
/// Make it once and use it for all rows.
@MainActor
public struct TableViewCellRegistration<Cell: UITableViewCell, Item> {
    /// Fills a row for an item.
    public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let reuse: TableViewReuse

    /// Makes a registration whose rows are made from their class.
    public init(handler: @escaping Handler) {
        self.init(registering: { $0.register(Cell.self, forCellReuseIdentifier: $1) }, handler: handler)
    }

    /// Makes a registration whose rows are made in another way, as from a nib.
    ///
    /// - Parameter registering: Registers something with a table for a reuse identifier.
    public init(registering: @escaping @MainActor (UITableView, String) -> Void, handler: @escaping Handler) {
        self.handler = handler
        reuse = TableViewReuse(registering: registering)
    }
}

/// A class of headers or footers of tables together with how they are filled: what
/// `UICollectionView.SupplementaryRegistration` is for collections.
@MainActor
public struct TableViewHeaderFooterRegistration<View: UITableViewHeaderFooterView> {
    /// Fills a header or footer of a section.
    public typealias Handler = @MainActor (_ view: View, _ elementKind: String, _ section: Int) -> Void

    /// UIKit's kind for headers or for footers.
    public let elementKind: String
    let handler: Handler
    let reuse: TableViewReuse

    /// Makes a registration whose views are made from their class.
    ///
    /// - Parameter elementKind: `UICollectionView.elementKindSectionHeader` or `…Footer`.
    public init(elementKind: String, handler: @escaping Handler) {
        self.elementKind = elementKind
        self.handler = handler
        reuse = TableViewReuse { $0.register(View.self, forHeaderFooterViewReuseIdentifier: $1) }
    }
}

extension UITableView {
    /// A row for an item, one out of use or a new one, filled by the registration.
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

    /// A header or footer of a section, one out of use or a new one, filled by the registration.
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

/// The reuse identifier of a registration, and the tables that know it.
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
