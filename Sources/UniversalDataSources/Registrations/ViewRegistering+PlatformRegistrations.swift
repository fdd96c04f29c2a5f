import PortableUIKit

// UIKit's registrations fill their views themselves. They are accepted as they are, nibs included.

extension ViewRegistration {
    /// Takes over a registration of UIKit, which makes and fills the cells of a collection view.
    public init<Cell, Item>(_ registration: UICollectionView.CellRegistration<Cell, Item>) {
        self.init(
            itemType: Item.self,
            viewType: Cell.self,
            elementKind: nil,
            // The reuse identifier of UIKit's registration is not public; this one only tells registrations apart.
            reuseIdentifier: UUID().uuidString,
            source: .collectionView { collectionView, indexPath, item in
                guard let item = item as? Item else { return nil }
                return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
            },
            decorator: nil,
            configuration: { (_: Cell, _: IndexPath, _: Item) in }
        )
    }

    /// Takes over a registration of UIKit, which makes and fills the supplementary views of a collection view.
    ///
    /// - Parameter elementKind: The kind that the registration was made with, which it does not tell.
    public init<View>(
        _ registration: UICollectionView.SupplementaryRegistration<View>,
        elementKind: String
    ) {
        self.init(
            itemType: Void.self,
            viewType: View.self,
            elementKind: elementKind,
            reuseIdentifier: UUID().uuidString,
            source: .collectionView { collectionView, indexPath, _ in
                collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
            },
            decorator: nil,
            configuration: { (_: View, _: IndexPath, _: Any) in }
        )
    }

    /// Takes over a registration of rows, which makes and fills the cells of a table.
    public init<Cell, Item>(_ registration: TableViewCellRegistration<Cell, Item>) {
        self.init(
            itemType: Item.self,
            viewType: Cell.self,
            elementKind: nil,
            reuseIdentifier: registration.reuse.identifier,
            source: .tableView { tableView, indexPath, item in
                guard let item = item as? Item else { return nil }
                return tableView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
            },
            decorator: nil,
            configuration: { (_: Cell, _: IndexPath, _: Item) in }
        )
    }

    /// Takes over a registration of headers or footers, which makes and fills those of a table.
    public init<View>(_ registration: TableViewHeaderFooterRegistration<View>) {
        self.init(
            itemType: Void.self,
            viewType: View.self,
            elementKind: registration.elementKind,
            reuseIdentifier: registration.reuse.identifier,
            source: .tableView { tableView, indexPath, _ in
                tableView.dequeueConfiguredReusableHeaderFooterView(using: registration, forSection: indexPath.section)
            },
            decorator: nil,
            configuration: { (_: View, _: IndexPath, _: Any) in }
        )
    }
}

extension ViewRegistering {
    /// Shows items with a registration of UIKit.
    public func registerCell<Cell, Item>(_ registration: UICollectionView.CellRegistration<Cell, Item>) {
        register(ViewRegistration(registration))
    }

    /// Shows supplementary views of a kind with a registration of UIKit, whatever the model of the section is.
    ///
    /// - Parameter elementKind: The kind that the registration was made with, which it does not tell.
    public func registerSupplementaryView<View>(
        _ registration: UICollectionView.SupplementaryRegistration<View>,
        elementKind: String
    ) {
        register(ViewRegistration(registration, elementKind: elementKind))
    }

    /// Shows items with a registration of rows.
    public func registerCell<Cell, Item>(_ registration: TableViewCellRegistration<Cell, Item>) {
        register(ViewRegistration(registration))
    }

    /// Shows headers or footers with a registration of them, whatever the model of the section is.
    public func registerSupplementaryView<View>(_ registration: TableViewHeaderFooterRegistration<View>) {
        register(ViewRegistration(registration))
    }
}
