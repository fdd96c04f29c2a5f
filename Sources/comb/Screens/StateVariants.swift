import Honeycomb

/// States that are made of the rows of one state, for monkeys to apply.
@MainActor
struct StateVariants {
    /// The states: the state itself, sections in reverse, rows in reverse, every other row, and none.
    let states: [CollectionViewState]

    init(of state: CollectionViewState) {
        func changed(_ change: (inout CollectionViewState) -> Void) -> CollectionViewState {
            var copy = state
            change(&copy)
            return copy
        }
        states = [
            state,
            changed { $0.sections.reverse() },
            changed { state in
                for index in state.sections.indices { state.sections[index].items.reverse() }
            },
            changed { state in
                for index in state.sections.indices {
                    state.sections[index].items = state.sections[index].items.enumerated()
                        .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
                }
            },
            changed { $0.sections = [] },
        ]
    }

    /// What the numbers of the states mean.
    let legend = """
        states[0] is the document, [1] its sections in reverse, [2] its rows in reverse, [3] every other row, [4] no sections.
        """
}
