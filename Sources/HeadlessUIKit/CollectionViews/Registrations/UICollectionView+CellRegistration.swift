import Foundation

extension UICollectionView {
    /// A cell class with a handler that configures cells, without reuse identifiers and casts. Create it once and use
    /// it for all cells.
    public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        /// A closure that configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identity = RegistrationIdentity()
        let handler: Handler

        /// Creates a registration with a handler that configures the cells.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// Returns a reused or new cell, configured for an item.
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
