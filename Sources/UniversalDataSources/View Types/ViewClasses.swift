import PortableUIKit

/// The classes with which a type of views is shown in a collection view, nil where it cannot be.
@MainActor
struct CollectionViewClasses {
    let cell: UICollectionViewCell.Type?
    let supplementaryView: UICollectionReusableView.Type?

    init(of viewType: UIView.Type) {
        if let type = viewType as? UICollectionViewCell.Type {
            self.init(cell: type, supplementaryView: type)
        } else if let type = viewType as? UICollectionReusableView.Type {
            self.init(cell: nil, supplementaryView: type)
        } else if let type = viewType as? any HostableView.Type {
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
