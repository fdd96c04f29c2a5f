/// The actions of a control and their events, in the order they were added.
@MainActor struct ControlEventHandlers {
    private struct Entry {
        let action: UIAction
        var events: UIControl.Event
    }

    private var entries: [Entry] = []

    /// Every action with its events.
    var all: [(action: UIAction, events: UIControl.Event)] {
        entries.map { ($0.action, $0.events) }
    }

    /// The events that have an action.
    var events: UIControl.Event {
        entries.reduce(into: []) { $0.formUnion($1.events) }
    }

    func actions(for events: UIControl.Event) -> [UIAction] {
        entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
    }

    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        if let index = entries.firstIndex(where: { $0.action === action }) {
            entries[index].events.formUnion(events)
            return
        }
        remove(action.identifier, for: events)
        entries.append(Entry(action: action, events: events))
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        for index in entries.indices where entries[index].action.identifier == identifier {
            entries[index].events.subtract(events)
        }
        entries.removeAll(where: \.events.isEmpty)
    }
}
