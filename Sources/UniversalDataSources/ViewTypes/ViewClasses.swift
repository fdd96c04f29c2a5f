import PortableUIKit

/// The classes that show a view type in a collection view; `nil` if it cannot be shown.
@MainActor
struct CollectionViewClasses {
    let cell: UICollectionViewCell.Type?
    let supplementaryView: UICollectionReusableView.Type?

    init(of viewType: UIView.Type) {
        if let type = viewType as? UICollectionViewCell.Type {
            self.init(cell: type, supplementaryView: type)
        } else if let type = viewType as? UICollectionReusableView.Type {
            self.init(cell: nil, supplementaryView: type)
        } else if let type = viewType as? any HostableView.Type, !viewType.isMadeByContainer {
            self.init(hosting: type)
        } else {
            self.init(cell: nil, supplementaryView: nil)
        }
    }

    private init(cell: UICollectionViewCell.Type?, supplementaryView: UICollectionReusableView.Type?) {
        self.cell = cell
        self.supplementaryView = supplementaryView
    }

    private init<View: HostableView>(hosting type: View.Type) {
        self.init(
            cell: HostingCollectionViewCell<View>.self,
            supplementaryView: HostingCollectionReusableView<View>.self
        )
    }

    func viewClass(of category: UICollectionView.ElementCategory) -> UICollectionReusableView.Type? {
        category == .cell ? cell : supplementaryView
    }
}

/// The classes that show a view type in a table view; `nil` if it cannot be shown.
@MainActor
struct TableViewClasses {
    let cell: UITableViewCell.Type?
    let headerFooterView: UITableViewHeaderFooterView.Type?

    init(of viewType: UIView.Type) {
        if let type = viewType as? any HostableView.Type, !viewType.isMadeByContainer {
            self.init(hosting: type)
        } else {
            self.init(
                cell: viewType as? UITableViewCell.Type,
                headerFooterView: viewType as? UITableViewHeaderFooterView.Type
            )
        }
    }

    private init(cell: UITableViewCell.Type?, headerFooterView: UITableViewHeaderFooterView.Type?) {
        self.cell = cell
        self.headerFooterView = headerFooterView
    }

    private init<View: HostableView>(hosting type: View.Type) {
        self.init(cell: HostingTableViewCell<View>.self, headerFooterView: HostingTableViewHeaderFooterView<View>.self)
    }
}

extension UIView {
    /// Whether views of this class are cells or headers, which cannot be hosted by others.
    static var isMadeByContainer: Bool {
        isSubclass(of: UICollectionReusableView.self) || isSubclass(of: UITableViewCell.self)
            || isSubclass(of: UITableViewHeaderFooterView.self)
    }

    private static func isSubclass<Other: UIView>(of other: Other.Type) -> Bool { self is Other.Type }
}
