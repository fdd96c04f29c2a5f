import PortableUIKit

/// What views are registered with: a data source, or ``ViewRegistrations`` that several data sources share.
///
/// Views may be cells and headers of UIKit, or plain views that conform to ``HostableView``.
@MainActor
public protocol ViewRegistering: AnyObject {
    /// Remembers a registration, in the place of one for the same type, place and container.
    func register(_ registration: ViewRegistration)
}

// MARK: Cells

extension ViewRegistering {
    /// Shows items of a type in cells of a type.
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

    /// Shows items of a type in cells that configure themselves with them.
    public func registerCell<Item, Cell: ConfigurableView>(
        itemType: Item.Type,
        cellType: Cell.Type,
        decorator: ViewDecorator<Cell>? = nil
    ) where Cell.ViewModel == Item {
        register(ViewRegistration(viewType: cellType, decorator: decorator))
    }

    /// Shows items of the type that the cells name as their view model.
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
    /// Shows models of a type in supplementary views of a kind; in tables the kinds are UIKit's for headers and footers.
    ///
    /// - Parameter itemType: `Void.self` for views that need no model.
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

    /// Shows models of a type in supplementary views that configure themselves with them.
    public func registerSupplementaryView<Item, View: ConfigurableView>(
        itemType: Item.Type,
        viewType: View.Type,
        elementKind: String,
        decorator: ViewDecorator<View>? = nil
    ) where View.ViewModel == Item {
        register(ViewRegistration(viewType: viewType, elementKind: elementKind, decorator: decorator))
    }

    /// Shows models of the type that the supplementary views name as their view model.
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
    /// Has the layout of the collection view make its decorations of a kind with views of a type.
    ///
    /// Decorations belong to the layout and show no model, so there is nothing to configure; tables have none.
    public func registerDecorationViewType(_ viewType: UICollectionReusableView.Type, elementKind: String) {
        register(ViewRegistration(decorationViewType: viewType, elementKind: elementKind))
    }
}
