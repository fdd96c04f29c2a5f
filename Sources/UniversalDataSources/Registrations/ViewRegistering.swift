import PortableUIKit

/// An object that views are registered with: a data source, or ``ViewRegistrations`` that several data sources share.
///
/// Views may be UIKit cells and headers, or plain views that conform to ``HostableView``.
@MainActor
public protocol ViewRegistering: AnyObject {
    /// Adds a registration, replacing one for the same model type, category and container.
    func register(_ registration: ViewRegistration)
}

// MARK: Cells

extension ViewRegistering {
    /// Registers a cell type for an item type.
    ///
    ///     dataSource.registerCell(
    ///         itemType: TileCellViewModel.self,
    ///         cellType: TileCell.self,
    ///         configuration: { cell, indexPath, item in
    ///             cell.configure(with: item)
    ///         }
    ///     )
    public func registerCell<Item, Cell: UIView>(
        itemType: Item.Type,
        cellType: Cell.Type,
        decorator: ViewDecorator<Cell>? = nil,
        configuration: @escaping @MainActor (Cell, IndexPath, Item) -> Void
    ) {
        register(
            ViewRegistration(
                itemType: itemType,
                viewType: cellType,
                decorator: decorator,
                configuration: configuration
            )
        )
    }

    /// Registers a cell type that configures itself for an item type.
    public func registerCell<Item, Cell: ConfigurableView>(
        itemType: Item.Type,
        cellType: Cell.Type,
        decorator: ViewDecorator<Cell>? = nil
    ) where Cell.ViewModel == Item {
        register(ViewRegistration(viewType: cellType, decorator: decorator))
    }

    /// Registers a cell type for its own view model type.
    ///
    ///     dataSource.registerCellType(SimpleCell.self)
    public func registerCellType<Cell: ConfigurableView>(
        _ cellType: Cell.Type,
        decorator: ViewDecorator<Cell>? = nil
    ) {
        register(ViewRegistration(viewType: cellType, decorator: decorator))
    }
}

// MARK: Supplementary views

extension ViewRegistering {
    /// Registers a supplementary view type for a model type and an element kind; in tables, UIKit's header or footer
    /// kind.
    ///
    /// - Parameters:
    ///   - itemType: `Void.self` for views that need no model.
    ///   - viewType: The type of the view.
    ///   - elementKind: The kind of the supplementary element.
    ///   - decorator: Called after the configuration of each view.
    ///   - configuration: Configures the view for a model.
    public func registerSupplementaryView<Item, View: UIView>(
        itemType: Item.Type,
        viewType: View.Type,
        elementKind: String,
        decorator: ViewDecorator<View>? = nil,
        configuration: @escaping @MainActor (View, IndexPath, Item) -> Void
    ) {
        register(
            ViewRegistration(
                itemType: itemType,
                viewType: viewType,
                elementKind: elementKind,
                decorator: decorator,
                configuration: configuration
            )
        )
    }

    /// Registers a supplementary view type that configures itself for a model type.
    public func registerSupplementaryView<Item, View: ConfigurableView>(
        itemType: Item.Type,
        viewType: View.Type,
        elementKind: String,
        decorator: ViewDecorator<View>? = nil
    ) where View.ViewModel == Item {
        register(ViewRegistration(viewType: viewType, elementKind: elementKind, decorator: decorator))
    }

    /// Registers a supplementary view type for its own view model type.
    public func registerSupplementaryViewType<View: ConfigurableView>(
        _ viewType: View.Type,
        elementKind: String,
        decorator: ViewDecorator<View>? = nil
    ) {
        register(ViewRegistration(viewType: viewType, elementKind: elementKind, decorator: decorator))
    }
}

// MARK: Decoration views

extension ViewRegistering {
    /// Registers a decoration view type with the layout of the collection view.
    ///
    /// Decoration views belong to the layout and show no model, so there is nothing to configure; table views have
    /// none.
    public func registerDecorationViewType(_ viewType: UICollectionReusableView.Type, elementKind: String) {
        register(ViewRegistration(decorationViewType: viewType, elementKind: elementKind))
    }
}
