import Foundation

/// What makes one registration different from another: views are used again by their registration.
@MainActor final class RegistrationIdentity {
    /// Whether a data source is being asked for a view. Registrations have initialisers without arguments that tell where
    /// they are made, so this is the only place to look.
    static var isProvidingView = false

    let reuseIdentifier: String
    /// Made while a data source was asked for a view: then no view would ever be used again.
    let wasMadeInProvider: Bool

    init() {
        reuseIdentifier = UUID().uuidString
        wasMadeInProvider = Self.isProvidingView
    }

    func checkUse(kind: String, name: String) {
        precondition(
            !wasMadeInProvider,
            "Attempted to dequeue a \(kind) using a registration that was created inside "
                + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. "
                + "Creating a new registration each time a cell is requested will prevent reuse and cause created cells "
                + "to remain inaccessible in memory for the lifetime of the collection view. Registrations should be "
                + "created up front and reused. Registration: \(name)"
        )
    }
}
