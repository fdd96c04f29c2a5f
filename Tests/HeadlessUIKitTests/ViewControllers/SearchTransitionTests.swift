import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Transitions and results of search controllers")
struct SearchTransitionTests {
    @Test("a search controller that animates itself fades in")
    func fading() {
        let window = makeWindow()
        let root = UIViewController()
        window.rootViewController = root
        window.hostLayout()
        let search = UISearchController(searchResultsController: nil)
        let delegate = Delegate(animator: search)
        search.modalPresentationStyle = .fullScreen
        search.transitioningDelegate = delegate
        root.present(search, animated: true)
        window.hostLayout()
        expectEqual(search.transitionDuration(using: nil), 0.25)
        window.clock.advance(by: 0.125)
        let alpha = search.view.layer.presentedValues.opacity
        expect(alpha > 0 && alpha < 1)
        window.clock.advance(by: 0.5)
        expect(search.view.alpha == 1 && search.view.window === window)
    }

    @Test("results are shown while there is search text, or when the app says")
    func results() {
        let search = UISearchController(searchResultsController: nil)
        expect(!search.showsSearchResultsController)
        search.searchBar.text = "a"
        expect(search.showsSearchResultsController)
        search.showsSearchResultsController = false
        expect(!search.showsSearchResultsController && !search.automaticallyShowsSearchResultsController)
        search.automaticallyShowsSearchResultsController = true
        expect(search.showsSearchResultsController)
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        private let animator: any UIViewControllerAnimatedTransitioning

        init(animator: any UIViewControllerAnimatedTransitioning) {
            self.animator = animator
        }

        func animationController(
            forPresented presented: UIViewController,
            presenting: UIViewController,
            source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }
}
