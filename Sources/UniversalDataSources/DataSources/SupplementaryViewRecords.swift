import PortableUIKit

/// The models of visible supplementary views, used to find the views that have to change.
@MainActor
struct SupplementaryViewRecords {
    /// The update that a view needs.
    enum Change {
        case none
        case configuration
        case replacement
    }

    private struct Entry {
        weak var view: UIView?
        let reuseIdentifier: String
        let model: AnyHashable?
        let isFilledByRegistration: Bool
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    mutating func remember(_ view: UIView, match: ViewFinder.Match) {
        entries = entries.filter { $0.value.view != nil }
        entries[ObjectIdentifier(view)] = Entry(
            view: view,
            reuseIdentifier: match.registration.reuseIdentifier,
            model: match.model as? AnyHashable,
            isFilledByRegistration: match.registration.fillsViewsItself
        )
    }

    func change(of view: UIView, to match: ViewFinder.Match, force: Bool) -> Change {
        guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return .replacement }
        guard entry.reuseIdentifier == match.registration.reuseIdentifier else { return .replacement }
        if entry.isFilledByRegistration { return force ? .replacement : .none }
        if force { return .configuration }
        guard let model = entry.model, let newModel = match.model as? AnyHashable else {
            // Models that are not hashable may have changed; a view without a model has not.
            return match.model is Void ? .none : .configuration
        }
        return model == newModel ? .none : .configuration
    }
}

extension ViewRegistration {
    /// Whether the registration configures its views only when it creates them.
    var fillsViewsItself: Bool {
        switch source {
        case .collectionView, .tableView: true
        case .reused, .instance: false
        }
    }
}
