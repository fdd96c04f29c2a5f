import PortableUIKit

/// The type of view that shows models of a type, and how it is configured.
///
/// Registrations are usually created by ``ViewRegistering/registerCell(itemType:cellType:decorator:configuration:)``
/// and related methods.
@MainActor
public struct ViewRegistration {
    /// The source of the view.
    enum Source {
        /// A view created from its class or nib, and reused.
        case reused
        /// A view that a UIKit registration creates and configures.
        case collectionView((UICollectionView, IndexPath, Any) -> UICollectionReusableView?)
        /// A view that a ``TableViewCellRegistration`` or ``TableViewHeaderFooterRegistration`` creates and configures.
        case tableView((UITableView, IndexPath, Any) -> UIView?)
        /// A particular view.
        case instance(UIView)
    }

    /// The model type and the category of the view.
    public let key: RegistrationKey
    /// The type of the view.
    public let viewType: UIView.Type
    /// The reuse identifier, shared by all views of a type regardless of their models.
    public let reuseIdentifier: String

    let source: Source
    let decorator: AnyViewDecorator?
    /// The rows that show the models, if they are rows of a module above.
    package private(set) var rows: RowModel?
    private let acceptance: (Any) -> Bool
    private let configuration: (UIView, IndexPath, Any) -> Bool

    /// Creates a registration of a cell if `elementKind` is `nil`, otherwise of a supplementary view of that kind.
    public init<Item, View: UIView>(
        itemType: Item.Type,
        viewType: View.Type,
        elementKind: String? = nil,
        decorator: ViewDecorator<View>? = nil,
        configuration: @escaping @MainActor (View, IndexPath, Item) -> Void
    ) {
        self.init(
            itemType: itemType,
            viewType: viewType,
            elementKind: elementKind,
            reuseIdentifier: ViewTypes.reuseIdentifier(of: viewType),
            source: .reused,
            decorator: decorator,
            configuration: configuration
        )
    }

    /// Creates a registration of a cell or supplementary view that configures itself.
    public init<View: ConfigurableView>(
        viewType: View.Type,
        elementKind: String? = nil,
        decorator: ViewDecorator<View>? = nil
    ) {
        self.init(
            itemType: View.ViewModel.self,
            viewType: viewType,
            elementKind: elementKind,
            decorator: decorator
        ) { view, _, viewModel in
            view.configure(with: viewModel)
        }
    }

    init<Item, View: UIView>(
        itemType: Item.Type,
        viewType: View.Type,
        elementKind: String?,
        reuseIdentifier: String,
        source: Source,
        decorator: ViewDecorator<View>?,
        configuration: @escaping @MainActor (View, IndexPath, Item) -> Void
    ) {
        key = RegistrationKey(itemType: itemType, elementKind: elementKind)
        self.viewType = viewType
        self.reuseIdentifier = reuseIdentifier
        self.source = source
        self.decorator = decorator.map { AnyViewDecorator($0) }
        acceptance = { $0 is Item }
        self.configuration = { view, indexPath, item in
            guard let view = view as? View, let item = item as? Item else { return false }
            configuration(view, indexPath, item)
            return true
        }
    }

    /// Returns a copy whose models are shown as rows.
    package func showing(_ rows: RowModel) -> ViewRegistration {
        var copy = self
        copy.rows = rows
        return copy
    }

    /// Creates a registration of a decoration view, which shows no model.
    init(decorationViewType: UICollectionReusableView.Type, elementKind: String) {
        key = RegistrationKey(itemType: Void.self, category: .decorationView, elementKind: elementKind)
        viewType = decorationViewType
        reuseIdentifier = ViewTypes.reuseIdentifier(of: decorationViewType)
        source = .reused
        decorator = nil
        acceptance = { _ in false }
        configuration = { _, _, _ in false }
    }

    /// Returns whether an item is of the registered type, inherits from it or conforms to it.
    public func accepts(_ item: Any) -> Bool { acceptance(item) }

    /// Configures a view with a model; for a cell that hosts a plain view, configures the hosted view.
    ///
    /// - Throws: ``UniversalDataSourceProblem/unexpectedView(_:found:key:)`` if the view is not of the registered type.
    public func configure(
        _ view: UIView,
        indexPath: IndexPath,
        item: Any
    ) throws(UniversalDataSourceProblem) {
        if configuration(view, indexPath, item) { return }
        let shownView = view.shownView
        guard shownView === view || !configuration(shownView, indexPath, item) else { return }
        throw .unexpectedView(
            String(describing: viewType),
            found: String(describing: type(of: shownView)),
            key: key
        )
    }

    /// Returns whether a container can show the view.
    func isSuitable(for container: ViewContainer) -> Bool {
        switch source {
        case .collectionView: container == .collectionView
        case .tableView: container == .tableView
        case .instance(let view): ViewTypes.canShow(view)
        case .reused: ViewTypes.canShow(viewType, as: key.category, in: container)
        }
    }
}
