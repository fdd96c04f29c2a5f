import Honeycomb

/// The settings screen.
public final class CellListViewController: CellScreenViewController {
    private let viewModel: CellListViewModel

    /// Creates the screen for a view model.
    public init(viewModel: CellListViewModel) {
        self.viewModel = viewModel

        super.init()
    }

    public override func viewDidLoad() {
        super.viewDidLoad()

        viewModel.didChangeViewState = { [weak self] viewState in
            self?.apply(viewState.collection, animated: true)
        }
        apply(viewModel.viewState.collection, animated: false)
    }
}
