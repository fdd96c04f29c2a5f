import PortableUIKit

/// The types of views that a collection or a table makes, apart from what they show: registered once, used by every screen.
///
///     let viewTypes = ViewTypes([TileCell.self, SimpleCell.self])
///     viewTypes.register(on: collectionView)
///
/// A data source registers the classes that it needs by itself. Views that come from nibs are told here, in a closure, so that
/// `UINib` is named only where the platform has it:
///
///     viewTypes.register(BannerCell.self, inCollectionView: { collectionView, reuseIdentifier in
///         collectionView.register(UINib(nibName: "BannerCell", bundle: nil), forCellWithReuseIdentifier: reuseIdentifier)
///     })
@MainActor
public struct ViewTypes {
    private struct Entry {
        let viewType: UIView.Type
        let elementKind: String?
        var collectionView: ((UICollectionView, String) -> Void)?
        var tableView: ((UITableView, String) -> Void)?
    }

    /// In a dictionary by identifier and kind; registering again replaces.
    private var entries: [ViewTypeKey: Entry] = [:]

    /// Names types of cells that are made from their classes.
    public init(_ cellTypes: [UIView.Type] = []) {
        for type in cellTypes { register(type) }
    }

    /// Names a type of cells, or of supplementary views of a kind, that are made from their class.
    public mutating func register(_ viewType: UIView.Type, elementKind: String? = nil) {
        entries[ViewTypeKey(viewType, elementKind)] = Entry(viewType: viewType, elementKind: elementKind)
    }

    /// Names a type of views that a collection view makes in its own way, as from a nib.
    ///
    /// - Parameter registration: Registers something with the collection view for the reuse identifier it is given.
    public mutating func register(
        _ viewType: UIView.Type,
        elementKind: String? = nil,
        inCollectionView registration: @escaping @MainActor (UICollectionView, String) -> Void
    ) {
        let key = ViewTypeKey(viewType, elementKind)
        entries[key, default: Entry(viewType: viewType, elementKind: elementKind)].collectionView = registration
    }

    /// Names a type of views that a table makes in its own way, as from a nib.
    ///
    /// - Parameter registration: Registers something with the table for the reuse identifier it is given.
    public mutating func register(
        _ viewType: UIView.Type,
        elementKind: String? = nil,
        inTableView registration: @escaping @MainActor (UITableView, String) -> Void
    ) {
        let key = ViewTypeKey(viewType, elementKind)
        entries[key, default: Entry(viewType: viewType, elementKind: elementKind)].tableView = registration
    }

    /// Registers all types with a collection view that it can show. Needed once for each collection view.
    public func register(on collectionView: UICollectionView) {
        for (key, entry) in entries {
            if let registration = entry.collectionView {
                registration(collectionView, key.reuseIdentifier)
            } else {
                collectionView.register(entry.viewType, key: key)
            }
        }
    }

    /// Registers all types with a table that it can show. Needed once for each table.
    public func register(on tableView: UITableView) {
        for (key, entry) in entries {
            if let registration = entry.tableView {
                registration(tableView, key.reuseIdentifier)
            } else {
                tableView.register(entry.viewType, key: key)
            }
        }
    }

    /// What was registered.
    var keys: Set<ViewTypeKey> { Set(entries.keys) }

    /// The name under which views of a type are used again. It depends on nothing but the type.
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

    /// Whether a view that exists already can be put into a cell: cells are made by their container.
    static func canShow(_ view: UIView) -> Bool { !type(of: view).isMadeByContainer }
}

/// A type of views in one place.
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
    /// Registers the class with which a type of views is shown.
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
    /// Registers the class with which a type of views is shown.
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
