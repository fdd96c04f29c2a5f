#if canImport(SwiftUI)
import Honeycomb
import SwiftUI

/// Connects the view controller of a ``CellScreen`` with its bindings.
@MainActor
final class CellScreenCoordinator: NSObject {
    private weak var controller: CellScreenViewController?
    private var environment: HostedEnvironment?
    private var isRefreshing: Binding<Bool>?
    private var scrollPosition: ScrollPositionBinding?
    /// The position that the binding and the screen have in common.
    private var knownPosition: AnyHashable?
    private var refreshes: [CheckedContinuation<Void, Never>] = []

    func connect(to controller: CellScreenViewController) {
        self.controller = controller
        controller.driver.delegate = self
    }

    /// Shows a screen.
    func show(_ screen: CellScreen, environment values: EnvironmentValues, animated: Bool) {
        guard let controller else { return }
        let environment = environment?.updated(with: values) ?? HostedEnvironment(values)
        self.environment = environment
        isRefreshing = screen.isRefreshing
        scrollPosition = screen.scrollPosition

        var state = screen.state
        if let selection = screen.selection { state.selection = selection }
        if let handler = refreshHandler(values) { state.refreshHandler = handler }
        state.environment[HostedEnvironmentKey.self] = environment
        if controller.theme != values.cellTheme { controller.theme = values.cellTheme }
        controller.apply(state, animated: animated)
        showRefreshing(in: controller)
        scroll(in: controller, animated: animated)
    }

    // MARK: Refreshing

    private func refreshHandler(_ values: EnvironmentValues) -> (@MainActor () async -> Void)? {
        if isRefreshing != nil {
            return { [weak self] in await self?.refresh() }
        }
        guard let action = values.refresh else { return nil }
        return { await action() }
    }

    /// Sets the binding, and returns when the app has set it back.
    private func refresh() async {
        guard let isRefreshing else { return }
        isRefreshing.wrappedValue = true
        await withCheckedContinuation { refreshes.append($0) }
    }

    private func showRefreshing(in controller: CellScreenViewController) {
        guard let isRefreshing, let control = controller.collectionView.refreshControl else {
            return finishRefreshes()
        }
        if !isRefreshing.wrappedValue {
            finishRefreshes()
            if control.isRefreshing { control.endRefreshing() }
        } else if refreshes.isEmpty, !control.isRefreshing {
            control.beginRefreshing()
        }
    }

    /// Lets the refreshes end that wait for the binding.
    func finishRefreshes() {
        let finished = refreshes
        refreshes = []
        finished.forEach { $0.resume() }
    }

    // MARK: Scroll position

    private func scroll(in controller: CellScreenViewController, animated: Bool) {
        guard let scrollPosition, let position = scrollPosition.identifier(), position != knownPosition else { return }
        knownPosition = position
        Task { [weak driver = controller.driver] in
            await driver?.scroll(to: position, position: .top, animated: animated)
        }
    }

    private func reportPosition(in list: UIScrollView) {
        // Only the user's scrolling changes the binding: updates scroll as well, in the middle of an update of SwiftUI.
        guard list.isTracking || list.isDragging || list.isDecelerating else { return }
        guard let scrollPosition, let position = firstVisibleRow, position != knownPosition else { return }
        knownPosition = position
        scrollPosition.didScroll(position)
    }

    /// The identifier of the first row that is at least partly visible.
    private var firstVisibleRow: AnyHashable? {
        guard let controller else { return nil }
        let list = controller.collectionView
        let top = list.contentOffset.y + list.adjustedContentInset.top
        let path = list.indexPathsForVisibleItems.sorted().first { path in
            (list.layoutAttributesForItem(at: path)?.frame.maxY ?? top) > top
        }
        let sections = controller.driver.state.sections
        guard let path, sections.indices.contains(path.section) else { return nil }
        let items = sections[path.section].items
        return items.indices.contains(path.item) ? items[path.item].differenceIdentifier.base : nil
    }
}

extension CellScreenCoordinator: UICollectionViewDelegate {
    /// Sets the binding of the scroll position.
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        reportPosition(in: scrollView)
    }
}
#endif
