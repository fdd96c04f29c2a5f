import Foundation

extension UICollectionView {
    /// A class of cells together with how they are filled: no reuse identifiers, no casts. To be made once and used for
    /// every cell.
    @preconcurrency @MainActor public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        /// Fills a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identity = RegistrationIdentity()
        let handler: Handler

        /// Makes a registration whose cells the handler fills.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// A cell for an item, one out of use or a new one, filled by the registration.
    public final func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        let identity = registration.identity
        identity.checkUse(kind: "cell", name: "\(type(of: registration))")
        if reuseQueue.registeredClass(kind: nil, identifier: identity.reuseIdentifier) == nil {
            register(Cell.self, forCellWithReuseIdentifier: identity.reuseIdentifier)
        }
        let view = dequeueReusableCell(withReuseIdentifier: identity.reuseIdentifier, for: indexPath)
        guard let cell = view as? Cell else {
            preconditionFailure("The identifier of a registration names its own cells only: \(view)")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
}
