import PortableUIKit

/// Registrations shared by several data sources: of a collection view and a table view, or of many screens.
///
///     let registrations = ViewRegistrations()
///     registrations.registerCellType(TileCell.self)       // a UICollectionViewCell
///     registrations.registerCellType(TileRow.self)        // a UITableViewCell
///     registrations.registerCellType(SimpleView.self)     // a HostableView, for both
@MainActor
public final class ViewRegistrations: ViewRegistering {
    private var byContainer: [ViewContainer: [RegistrationKey: ViewRegistration]] = [:]
    /// The keys in order of registration, for lookups by protocol or superclass.
    private var order: [RegistrationKey] = []

    /// Creates an empty set of registrations.
    public init() {}

    /// Adds a registration for the containers that can show it, replacing an existing one for the same key.
    public func register(_ registration: ViewRegistration) {
        let key = registration.key
        if !order.contains(key) { order.append(key) }
        for container in ViewContainer.allCases where registration.isSuitable(for: container) {
            byContainer[container, default: [:]][key] = registration
        }
    }

    /// The registration for a key, or `nil` if there is none.
    public subscript(key: RegistrationKey, container: ViewContainer) -> ViewRegistration? {
        byContainer[container]?[key]
    }

    /// Returns the registered keys in order of their first registration.
    public func keys(for container: ViewContainer) -> [RegistrationKey] {
        order.filter { byContainer[container]?[$0] != nil }
    }

    /// Returns the registration of a model's own type, or the first one whose type the model conforms to or inherits
    /// from.
    func registration(
        of item: Any,
        elementKind: String?,
        container: ViewContainer
    ) -> ViewRegistration? {
        let own = RegistrationKey(itemType: type(of: item), elementKind: elementKind)
        guard let registered = byContainer[container] else { return nil }
        if let registration = registered[own] { return registration }
        for key in order where key.category == own.category && key.elementKind == elementKind {
            if let registration = registered[key], registration.accepts(item) { return registration }
        }
        return nil
    }
}
