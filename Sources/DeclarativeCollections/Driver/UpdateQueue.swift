/// The states that wait for their turn: one at most, since a newer state makes an older one obsolete. Completions are
/// never obsolete; those of states that were passed over are called with the newer one's.
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
