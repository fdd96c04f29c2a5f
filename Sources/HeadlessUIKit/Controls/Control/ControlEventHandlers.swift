/// The actions and targets of a control and their events, in the order they were added.
@MainActor struct ControlEventHandlers {
    enum Handler {
        case action(UIAction)
        case target(TargetAction)
    }

    private struct Entry {
        let handler: Handler
        var events: UIControl.Event

        var action: UIAction? {
            if case .action(let action) = handler { action } else { nil }
        }

        var target: TargetAction? {
            if case .target(let target) = handler { target } else { nil }
        }
    }

    private var entries: [Entry] = []
    /// The touch event whose control events are being sent.
    var event: UIEvent?

    /// Every action and target with its events.
    var all: [(handler: Handler, events: UIControl.Event)] {
        entries.map { ($0.handler, $0.events) }
    }

    /// The targets.
    var targets: [TargetAction] { entries.compactMap(\.target) }

    /// The events that have an action or a target.
    var events: UIControl.Event {
        entries.reduce(into: []) { $0.formUnion($1.events) }
    }

    func handlers(for events: UIControl.Event) -> [Handler] {
        entries.filter { !$0.events.isDisjoint(with: events) }.map(\.handler)
    }

    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        if let index = entries.firstIndex(where: { $0.action === action }) {
            entries[index].events.formUnion(events)
            return
        }
        remove(action.identifier, for: events)
        entries.append(Entry(handler: .action(action), events: events))
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        remove(events) { $0.action?.identifier == identifier }
    }

    mutating func add(_ target: TargetAction, for events: UIControl.Event) {
        entries.removeAll { $0.target?.isDead ?? false }
        let index = entries.firstIndex { $0.target?.isSame(target: target.target, action: target.action) ?? false }
        if let index {
            entries[index].events.formUnion(events)
        } else {
            entries.append(Entry(handler: .target(target), events: events))
        }
    }

    mutating func removeTargets(for events: UIControl.Event, where isRemoved: (TargetAction) -> Bool) {
        remove(events) { $0.target.map(isRemoved) ?? false }
    }

    private mutating func remove(_ events: UIControl.Event, where isConcerned: (Entry) -> Bool) {
        for index in entries.indices where isConcerned(entries[index]) { entries[index].events.subtract(events) }
        entries.removeAll(where: \.events.isEmpty)
    }
}
