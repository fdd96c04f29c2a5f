import PortableUIKit

/// Registers cell and supplementary classes with a collection view the first time they are needed.
@MainActor
final class ViewRegistry {
    /// A kind of supplementary view: its role, and the class that plays it.
    struct Kind {
        let role: CollectionViewSupplementaryRole
        let name: String
    }

    private unowned let collectionView: UICollectionView
    private var cellIdentifiers: [ObjectIdentifier: String] = [:]
    private var kindNames: [CollectionViewSupplementaryRole: [ObjectIdentifier: String]] = [:]
    /// All kinds that have been used, in the order of their first use.
    private(set) var kinds: [Kind] = []

    init(collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    func dequeueCell(_ type: UICollectionViewCell.Type, at indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier(of: type), for: indexPath)
    }

    func dequeueSupplementaryView(kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        // A kind has one class, so it serves as reuse identifier as well.
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }

    /// The kind of a view class in a role, registered by the time it is returned.
    func kind(of type: UICollectionReusableView.Type, as role: CollectionViewSupplementaryRole) -> String {
        let key = ObjectIdentifier(type)
        if let name = kindNames[role]?[key] {
            return name
        }
        let name = "\(role.elementKind).\(kinds.count).\(type)"
        collectionView.register(type, forSupplementaryViewOfKind: name, withReuseIdentifier: name)
        kindNames[role, default: [:]][key] = name
        kinds.append(Kind(role: role, name: name))
        return name
    }

    private func reuseIdentifier(of type: UICollectionViewCell.Type) -> String {
        let key = ObjectIdentifier(type)
        if let identifier = cellIdentifiers[key] {
            return identifier
        }
        // The number tells apart types that print alike; the name is there for whoever debugs.
        let identifier = "\(cellIdentifiers.count).\(type)"
        collectionView.register(type, forCellWithReuseIdentifier: identifier)
        cellIdentifiers[key] = identifier
        return identifier
    }
}
