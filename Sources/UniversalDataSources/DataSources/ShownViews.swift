import PortableUIKit

/// What supplementary views show, to find out which of them have to change.
@MainActor
struct ShownViews {
    /// What has to be done about a view.
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
            // Models that cannot be compared may have changed; without a model nothing has.
            return match.model is Void ? .none : .configuration
        }
        return model == newModel ? .none : .configuration
    }
}

extension ViewRegistration {
    /// Whether the registration fills its views when it makes them, and in no other way.
    var fillsViewsItself: Bool {
        switch source {
        case .collectionView, .tableView: true
        case .reused, .instance: false
        }
    }
}
