/// Keeps the business state of the settings screen and turns every change of it into a new state of the view.
@MainActor
public final class CellListViewModel {
    /// The business state.
    public private(set) var state: CellListState

    /// Called with a new state of the view whenever the business state has changed.
    public var didChangeViewState: (@MainActor (CellListViewState) -> Void)?

    private let stateMapper = CellListStateMapper()
    private let router: @MainActor (CellListRoute) -> Void

    /// Creates a model.
    ///
    /// - Parameters:
    ///   - state: The business state to begin with.
    ///   - router: Opens the screen that a row leads to.
    public init(
        state: CellListState = CellListState(),
        router: @escaping @MainActor (CellListRoute) -> Void = { _ in }
    ) {
        self.state = state
        self.router = router
    }

    /// What the view has to show now.
    public var viewState: CellListViewState {
        stateMapper.mapToState(state) { [weak self] action in
            self?.handle(action)
        }
    }

    private func handle(_ action: CellListAction) {
        switch action {
        case .open(let route):
            router(route)

        case .toggleViews:
            state.isNotifiedOfViews.toggle()
            didChangeViewState?(viewState)

        case .toggleInvitations:
            state.isNotifiedOfInvitations.toggle()
            didChangeViewState?(viewState)
        }
    }
}
