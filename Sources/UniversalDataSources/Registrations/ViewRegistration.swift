import PortableUIKit

/// How models of one type are shown: by views of which type, and how those are filled.
///
/// Registrations are usually made by ``ViewRegistering/registerCell(itemType:cellType:decorator:configuration:)`` and its
/// siblings.
@MainActor
public struct ViewRegistration {
    /// Where the view comes from.
    enum Source {
        /// Made from its class or nib, and used again.
        case reused
        /// Made by a registration of UIKit, which fills it as well.
        case collectionView((UICollectionView, IndexPath, Any) -> UICollectionReusableView?)
        /// Made by a ``TableViewCellRegistration`` or a ``TableViewHeaderFooterRegistration``, which fills it as well.
        case tableView((UITableView, IndexPath, Any) -> UIView?)
        /// One particular view.
        case instance(UIView)
    }

    /// What is shown, and where.
    public let key: RegistrationKey
    /// The type of the views.
    public let viewType: UIView.Type
    /// The name under which views are used again: views of a type are, whatever model they showed before.
    public let reuseIdentifier: String

    let source: Source
    let decorator: AnyViewDecorator?
    private let acceptance: (Any) -> Bool
    private let configuration: (UIView, IndexPath, Any) -> Bool

    /// Makes a registration of a cell where `elementKind` is nil, else of a supplementary view of that kind.
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

    /// Makes a registration of a cell, or of a supplementary view, that configures itself.
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

    /// Makes the registration of decoration views, which show no model.
    init(decorationViewType: UICollectionReusableView.Type, elementKind: String) {
        key = RegistrationKey(itemType: Void.self, category: .decorationView, elementKind: elementKind)
        viewType = decorationViewType
        reuseIdentifier = ViewTypes.reuseIdentifier(of: decorationViewType)
        source = .reused
        decorator = nil
        acceptance = { _ in false }
        configuration = { _, _, _ in false }
    }

    /// Whether a model is of the type, a subclass of it, or conforms to it.
    public func accepts(_ item: Any) -> Bool { acceptance(item) }

    /// Fills a view with a model; where the view is a cell around a plain view, the plain view.
    ///
    /// - Throws: ``UniversalDataSourceProblem/unexpectedView(_:found:key:)`` where the view is not of the type.
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

    /// Whether the view can be shown there.
    func isSuitable(for container: ViewContainer) -> Bool {
        switch source {
        case .collectionView: container == .collectionView
        case .tableView: container == .tableView
        case .instance(let view): ViewTypes.canShow(view)
        case .reused: ViewTypes.canShow(viewType, as: key.category, in: container)
        }
    }
}
