import PortableUIKit

/// The view types that a collection view or table view creates, independent of their models: registered once for all
/// screens.
///
///     let viewTypes = ViewTypes([TileCell.self, SimpleCell.self])
///     viewTypes.register(on: collectionView)
///
/// A data source registers the classes that it needs. Views from nibs are registered here with a closure, so that
/// `UINib` is used only where the platform has it:
///
///     viewTypes.register(BannerCell.self, inCollectionView: { collectionView, reuseIdentifier in
///         collectionView.register(UINib(nibName: "BannerCell", bundle: nil), forCellWithReuseIdentifier:
///         reuseIdentifier)
///     })
@MainActor
public struct ViewTypes {
    private struct Entry {
        let viewType: UIView.Type
        let elementKind: String?
        var collectionView: ((UICollectionView, String) -> Void)?
        var tableView: ((UITableView, String) -> Void)?
    }

    /// The entries by identifier and kind; registering again replaces an entry.
    private var entries: [ViewTypeKey: Entry] = [:]

    /// Creates a set of cell types that are created from their classes.
    public init(_ cellTypes: [UIView.Type] = []) {
        for type in cellTypes { register(type) }
    }

    /// Adds a type of cell, or of supplementary view, that is created from its class.
    public mutating func register(_ viewType: UIView.Type, elementKind: String? = nil) {
        entries[ViewTypeKey(viewType, elementKind)] = Entry(viewType: viewType, elementKind: elementKind)
    }

    /// Adds a view type that a collection view creates differently, for instance from a nib.
    ///
    /// - Parameters:
    ///   - viewType: The type of the view.
    ///   - elementKind: The kind of the supplementary element.
    ///   - registration: Registers the view with a collection view for a reuse identifier.
    public mutating func register(
        _ viewType: UIView.Type,
        elementKind: String? = nil,
        inCollectionView registration: @escaping @MainActor (UICollectionView, String) -> Void
    ) {
        let key = ViewTypeKey(viewType, elementKind)
        entries[key, default: Entry(viewType: viewType, elementKind: elementKind)].collectionView = registration
    }

    /// Adds a view type that a table view creates differently, for instance from a nib.
    ///
    /// - Parameters:
    ///   - viewType: The type of the view.
    ///   - elementKind: The kind of the supplementary element.
    ///   - registration: Registers the view with a table view for a reuse identifier.
    public mutating func register(
        _ viewType: UIView.Type,
        elementKind: String? = nil,
        inTableView registration: @escaping @MainActor (UITableView, String) -> Void
    ) {
        let key = ViewTypeKey(viewType, elementKind)
        entries[key, default: Entry(viewType: viewType, elementKind: elementKind)].tableView = registration
    }

    /// Registers all suitable types with a collection view. Call it once for each collection view.
    public func register(on collectionView: UICollectionView) {
        for (key, entry) in entries {
            if let registration = entry.collectionView {
                registration(collectionView, key.reuseIdentifier)
            } else {
                collectionView.register(entry.viewType, key: key)
            }
        }
        RegisteredViewTypes.add(keys, of: collectionView)
    }

    /// Registers all suitable types with a table view. Call it once for each table view.
    public func register(on tableView: UITableView) {
        for (key, entry) in entries {
            if let registration = entry.tableView {
                registration(tableView, key.reuseIdentifier)
            } else {
                tableView.register(entry.viewType, key: key)
            }
        }
        RegisteredViewTypes.add(keys, of: tableView)
    }

    /// The keys of all added types.
    var keys: Set<ViewTypeKey> { Set(entries.keys) }

    /// Returns the reuse identifier of a view type, which depends only on the type.
    public static func reuseIdentifier(of viewType: UIView.Type) -> String { String(reflecting: viewType) }

    static func canShow(
        _ viewType: UIView.Type,
        as category: UICollectionView.ElementCategory,
        in container: ViewContainer
    ) -> Bool {
        switch container {
        case .collectionView: CollectionViewClasses(of: viewType).viewClass(of: category) != nil
        case .tableView:
            switch category {
            case .cell: TableViewClasses(of: viewType).cell != nil
            case .supplementaryView: TableViewClasses(of: viewType).headerFooterView != nil
            default: false
            }
        }
    }

    /// Returns whether an existing view can be hosted in a cell: cells and headers cannot, containers create them.
    static func canShow(_ view: UIView) -> Bool { !type(of: view).isMadeByContainer }
}

/// A view type and an element kind.
struct ViewTypeKey: Hashable {
    let reuseIdentifier: String
    let elementKind: String?

    @MainActor
    init(_ viewType: UIView.Type, _ elementKind: String?) {
        reuseIdentifier = ViewTypes.reuseIdentifier(of: viewType)
        self.elementKind = elementKind
    }
}

extension UICollectionView {
    /// Registers the class that shows a view type.
    func register(_ viewType: UIView.Type, key: ViewTypeKey) {
        let classes = CollectionViewClasses(of: viewType)
        if let kind = key.elementKind {
            guard let viewClass = classes.supplementaryView else { return }
            register(viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: key.reuseIdentifier)
        } else {
            guard let cellClass = classes.cell else { return }
            register(cellClass, forCellWithReuseIdentifier: key.reuseIdentifier)
        }
    }
}

extension UITableView {
    /// Registers the class that shows a view type.
    func register(_ viewType: UIView.Type, key: ViewTypeKey) {
        let classes = TableViewClasses(of: viewType)
        if key.elementKind == nil {
            guard let cellClass = classes.cell else { return }
            register(cellClass, forCellReuseIdentifier: key.reuseIdentifier)
        } else {
            guard let viewClass = classes.headerFooterView else { return }
            register(viewClass, forHeaderFooterViewReuseIdentifier: key.reuseIdentifier)
        }
    }
}
