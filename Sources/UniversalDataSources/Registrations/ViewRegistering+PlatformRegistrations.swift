import PortableUIKit

// UIKit's registrations configure their views themselves. They are used unchanged, including those with nibs.

extension ViewRegistration {
    /// Creates a registration from a UIKit cell registration, which creates and configures the cells.
    public init<Cell, Item>(_ registration: UICollectionView.CellRegistration<Cell, Item>) {
        self.init(
            itemType: Item.self,
            viewType: Cell.self,
            elementKind: nil,
            // The reuse identifier of UIKit's registration is not public; this one only distinguishes registrations.
            reuseIdentifier: UUID().uuidString,
            source: .collectionView { collectionView, indexPath, item in
                guard let item = item as? Item else { return nil }
                return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
            },
            decorator: nil,
            configuration: { (_: Cell, _: IndexPath, _: Item) in }
        )
    }

    /// Creates a registration from a UIKit supplementary registration, which creates and configures the views.
    ///
    /// - Parameters:
    ///   - registration: The registration of the view.
    ///   - elementKind: The element kind of the UIKit registration, which is not readable.
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

    /// Creates a registration from a table cell registration, which creates and configures the cells.
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

    /// Creates a registration from a table header or footer registration, which creates and configures the views.
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
    /// Registers a UIKit cell registration for its item type.
    public func registerCell<Cell, Item>(_ registration: UICollectionView.CellRegistration<Cell, Item>) {
        register(ViewRegistration(registration))
    }

    /// Registers a UIKit supplementary registration for a kind, independent of the section's model.
    ///
    /// - Parameters:
    ///   - registration: The registration of the view.
    ///   - elementKind: The element kind of the UIKit registration, which is not readable.
    public func registerSupplementaryView<View>(
        _ registration: UICollectionView.SupplementaryRegistration<View>,
        elementKind: String
    ) {
        register(ViewRegistration(registration, elementKind: elementKind))
    }

    /// Registers a table cell registration for its item type.
    public func registerCell<Cell, Item>(_ registration: TableViewCellRegistration<Cell, Item>) {
        register(ViewRegistration(registration))
    }

    /// Registers a table header or footer registration, independent of the section's model.
    public func registerSupplementaryView<View>(_ registration: TableViewHeaderFooterRegistration<View>) {
        register(ViewRegistration(registration))
    }
}
