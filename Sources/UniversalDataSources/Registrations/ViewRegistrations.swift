import PortableUIKit

/// Registrations that several data sources share: of a collection and of a table, or of many screens.
///
///     let registrations = ViewRegistrations()
///     registrations.registerCellType(TileCell.self)       // a UICollectionViewCell
///     registrations.registerCellType(TileRow.self)        // a UITableViewCell
///     registrations.registerCellType(SimpleView.self)     // a HostableView, for both
@MainActor
public final class ViewRegistrations: ViewRegistering {
    private var byContainer: [ViewContainer: [RegistrationKey: ViewRegistration]] = [:]
    /// In the order of registration, for models that are found through a protocol or a superclass.
    private var order: [RegistrationKey] = []

    /// Makes a set of registrations without any.
    public init() {}

    /// Remembers a registration for the containers that can show it, in the place of one that was there.
    public func register(_ registration: ViewRegistration) {
        let key = registration.key
        if !order.contains(key) { order.append(key) }
        for container in ViewContainer.allCases where registration.isSuitable(for: container) {
            byContainer[container, default: [:]][key] = registration
        }
    }

    /// The registration for a key, nil where there is none.
    public subscript(key: RegistrationKey, container: ViewContainer) -> ViewRegistration? {
        byContainer[container]?[key]
    }

    /// What is registered, in the order of the first registrations.
    public func keys(for container: ViewContainer) -> [RegistrationKey] {
        order.filter { byContainer[container]?[$0] != nil }
    }

    /// The registration of a model's own type, else the first one whose type the model conforms to or inherits from.
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
