import PortableUIKit

/// Registers cell and supplementary view classes with a collection view on first use.
@MainActor
final class ViewRegistry {
    /// A kind of supplementary view: its role and its class.
    struct Kind {
        let role: CollectionViewSupplementaryRole
        let name: String
    }

    private unowned let collectionView: UICollectionView
    private var cellIdentifiers: [ObjectIdentifier: String] = [:]
    private var kindNames: [CollectionViewSupplementaryRole: [ObjectIdentifier: String]] = [:]
    /// All kinds used so far, in order of first use.
    private(set) var kinds: [Kind] = []

    init(collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    func dequeueCell(_ type: UICollectionViewCell.Type, at indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier(of: type), for: indexPath)
    }

    func dequeueSupplementaryView(kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        // Each kind has one class, so it also serves as reuse identifier.
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }

    /// Returns the kind of a view class in a role, registering it on first use.
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
        // The number distinguishes types with equal names; the name helps in debugging.
        let identifier = "\(cellIdentifiers.count).\(type)"
        collectionView.register(type, forCellWithReuseIdentifier: identifier)
        cellIdentifiers[key] = identifier
        return identifier
    }
}
