/// Holds the business state of the settings screen and publishes a new view state for each change.
@MainActor
public final class CellListViewModel {
    /// The business state.
    public private(set) var state: CellListState

    /// Called with the new view state after the business state changes.
    public var didChangeViewState: (@MainActor (CellListViewState) -> Void)?

    private let stateMapper = CellListStateMapper()
    private let router: @MainActor (CellListRoute) -> Void

    /// Creates a view model.
    ///
    /// - Parameters:
    ///   - state: The initial business state.
    ///   - router: Opens the screen for a route.
    public init(
        state: CellListState = CellListState(),
        router: @escaping @MainActor (CellListRoute) -> Void = { _ in }
    ) {
        self.state = state
        self.router = router
    }

    /// The current view state.
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
