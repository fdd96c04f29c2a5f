/// The queue of waiting states: at most one, since a newer state makes an older one obsolete. Completion handlers of
/// skipped states are called with those of the newer one.
struct UpdateQueue {
    struct Update {
        var state: CollectionViewState
        var isAnimated: Bool
        var completions: [@MainActor () -> Void]
    }

    private var waiting: Update?

    var isEmpty: Bool {
        waiting == nil
    }

    mutating func enqueue(
        _ state: CollectionViewState,
        isAnimated: Bool,
        completion: (@MainActor () -> Void)?
    ) {
        let completions = (waiting?.completions ?? []) + (completion.map { [$0] } ?? [])
        waiting = Update(state: state, isAnimated: isAnimated, completions: completions)
    }

    mutating func dequeue() -> Update? {
        defer { waiting = nil }
        return waiting
    }
}
