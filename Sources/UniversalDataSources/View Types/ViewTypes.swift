import PortableUIKit

/// The types of views that a collection or a table makes, apart from what they show: registered once, used by every screen.
///
///     let viewTypes = ViewTypes([TileCell.self, SimpleCell.self])
///     viewTypes.register(on: collectionView)
///
/// A data source registers the classes that it needs by itself. Views that come from nibs are told here, in a closure, so that
/// `UINib` is named only where the platform has it:
///
///     viewTypes.register(BannerCell.self) { collectionView, reuseIdentifier in
///         collectionView.register(UINib(nibName: "BannerCell", bundle: nil), forCellWithReuseIdentifier: reuseIdentifier)
///     }
@MainActor
public struct ViewTypes {
    private struct Entry {
        let viewType: UIView.Type
        let elementKind: String?
        var collectionView: ((UICollectionView, String) -> Void)?
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
        case .tableView: false
        }
    }

    /// Whether a view that exists already can be put into a cell: cells themselves have to be made by their collection view.
    static func canShow(_ view: UIView, in container: ViewContainer) -> Bool {
        !(view is UICollectionReusableView)
    }
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
    ///
    /// - Returns: Whether there is one.
    @discardableResult
    func register(_ viewType: UIView.Type, key: ViewTypeKey) -> Bool {
        let classes = CollectionViewClasses(of: viewType)
        if let kind = key.elementKind {
            guard let viewClass = classes.supplementaryView else { return false }
            register(viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: key.reuseIdentifier)
        } else {
            guard let cellClass = classes.cell else { return false }
            register(cellClass, forCellWithReuseIdentifier: key.reuseIdentifier)
        }
        return true
    }
}
