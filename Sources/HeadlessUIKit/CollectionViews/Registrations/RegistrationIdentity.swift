import Foundation

/// The identity of a registration, which is the key for reusing views.
final class RegistrationIdentity: Sendable {
    /// Whether a data source is being asked for a view. Registrations record it when they are created.
    ///
    /// It is static because the initializers of registrations have no parameter that could pass it.
    @MainActor static var isProvidingView = false

    let reuseIdentifier: String
    /// Whether the registration was created while a data source was asked for a view. Its views could never be reused.
    let wasMadeInProvider: Bool

    init() {
        reuseIdentifier = UUID().uuidString
        wasMadeInProvider = MainQueue.isCurrent && MainActor.assumeIsolated { Self.isProvidingView }
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
