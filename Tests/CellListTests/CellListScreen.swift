import CellList
import CellTesting
import Honeycomb
import ScreenHosting

/// The settings screen in a window, with the routes that its rows have opened.
@MainActor
final class CellListScreen {
    let viewModel: CellListViewModel
    let viewController: CellListViewController
    let app: ScreenTest

    private let routes: Routes

    var host: ScreenHost { app.host }

    var openedRoutes: [CellListRoute] { routes.opened }

    init() {
        let routes = Routes()
        self.routes = routes
        viewModel = CellListViewModel { routes.opened.append($0) }
        viewController = CellListViewController(viewModel: viewModel)
        let controller = viewController
        app = ScreenTest(controller, on: ScreenConfiguration(size: CGSize(width: 390, height: 844)))
    }

    func label(_ text: String) -> UILabel? {
        labels(in: host.window).first { $0.text == text }
    }

    func cell(_ text: String) -> UICollectionViewCell? {
        var view: UIView? = label(text)
        while let current = view {
            if let cell = current as? UICollectionViewCell { return cell }
            view = current.superview
        }
        return nil
    }

    /// The center of a view in window coordinates.
    func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// The center of the row with a text.
    func middle(of text: String) -> CGPoint {
        cell(text).map { middle(of: $0) } ?? .zero
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { subview in
            (subview as? UILabel).map { [$0] } ?? labels(in: subview)
        }
    }

    private final class Routes {
        var opened: [CellListRoute] = []
    }
}
