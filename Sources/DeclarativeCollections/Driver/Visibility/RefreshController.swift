import PortableUIKit

/// Adds a refresh control to the collection view while the state is refreshable, and ends refreshing when the handler
/// returns.
@MainActor
final class RefreshController {
    private unowned let collectionView: UICollectionView
    private var handler: (@MainActor () async -> Void)?
    private var control: UIRefreshControl?
    private var task: Task<Void, Never>?
    /// The host's setting before the control was added.
    private var hostAlwaysBouncesVertically = false

    init(collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    deinit {
        task?.cancel()
    }

    /// Applies a state's handler. A running refresh continues.
    func show(_ handler: (@MainActor () async -> Void)?) {
        self.handler = handler
        if handler == nil {
            removeControl()
        } else if control == nil, collectionView.refreshControl == nil {
            addControl()
        }
    }

    private func addControl() {
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.start() }, for: .valueChanged)
        collectionView.refreshControl = control
        self.control = control
        // Otherwise a list shorter than the screen could not be pulled.
        hostAlwaysBouncesVertically = collectionView.alwaysBounceVertical
        collectionView.alwaysBounceVertical = true
        if task != nil { control.beginRefreshing() }
    }

    private func removeControl() {
        guard let control else { return }
        control.endRefreshing()
        // The app may have set its own refresh control.
        if collectionView.refreshControl === control {
            collectionView.refreshControl = nil
        }
        collectionView.alwaysBounceVertical = hostAlwaysBouncesVertically
        self.control = nil
    }

    private func start() {
        guard task == nil, let handler else { return }
        task = Task { [weak self] in
            await handler()
            self?.finish()
        }
    }

    private func finish() {
        task = nil
        control?.endRefreshing()
    }
}
