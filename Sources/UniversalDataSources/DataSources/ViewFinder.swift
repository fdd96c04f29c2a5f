import PortableUIKit

/// Finds the view for a model: in the map if there is one, then among the registrations.
@MainActor
final class ViewFinder {
    /// A registration, and the payload of the item that it shows.
    struct Match {
        let registration: ViewRegistration
        let model: Any
        /// The reason a placeholder is shown.
        var problem: UniversalDataSourceProblem?
    }

    let container: ViewContainer
    let registrations: ViewRegistrations
    var map: CorrespondenceMap?

    init(container: ViewContainer, registrations: ViewRegistrations, map: CorrespondenceMap?) {
        self.container = container
        self.registrations = registrations
        self.map = map
    }

    /// Returns the view for an item or its payload; a placeholder if none is known.
    func cell(for item: Any) -> Match {
        let models = itemPayloads(of: item)
        return match(models, elementKind: nil) ?? placeholder(for: models, elementKind: nil)
    }

    /// Returns the supplementary view for a model. Without a model, a registered view that needs none, or an empty one.
    func supplementaryView(for item: Any?, elementKind: String) -> Match {
        let models = item.map(itemPayloads) ?? []
        if let match = match(models, elementKind: elementKind) { return match }
        let withoutModel: Any = ()
        if let match = match([withoutModel], elementKind: elementKind) { return match }
        guard models.isEmpty else { return placeholder(for: models, elementKind: elementKind) }
        let empty = ViewRegistration(
            itemType: Void.self,
            viewType: EmptyView.self,
            elementKind: elementKind
        ) { (_: EmptyView, _, _) in }
        return Match(registration: empty, model: withoutModel)
    }

    private func match(_ models: [Any], elementKind: String?) -> Match? {
        for model in models {
            if let resolution = try? map?.resolution(of: model, elementKind: elementKind, container: container) {
                return Match(registration: resolution.registration, model: model)
            }
            let registered = registrations.registration(of: model, elementKind: elementKind, container: container)
            if let registered { return Match(registration: registered, model: model) }
        }
        return nil
    }

    private func placeholder(for models: [Any], elementKind: String?) -> Match {
        let key = RegistrationKey(models: models, elementKind: elementKind)
        let registration = ViewRegistration(
            itemType: String.self,
            viewType: PlaceholderView.self,
            elementKind: elementKind
        ) { view, _, text in view.show(text) }
        return Match(
            registration: registration,
            model: "No view for \(key.itemTypeName)",
            problem: .missing(key, container: container, registered: registered(elementKind: elementKind))
        )
    }

    private func registered(elementKind: String?) -> [String] {
        let rules = map?.rules(elementKind: elementKind).map(\.description) ?? []
        let keys = registrations.keys(for: container).filter {
            $0.elementKind == elementKind && $0.category != .decorationView
        }
        return rules + keys.map(\.itemTypeName)
    }
}
