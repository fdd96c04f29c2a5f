import Foundation

/// Manages a search: its search bar and the presentation of its results.
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    private static let fadeDuration: TimeInterval = 0.25

    private let bar = UISearchBar()
    private let results: UIViewController?
    private lazy var barDelegate = SearchBarObserver(controller: self)
    private var isActiveStorage = false

    /// Creates a search controller. With `nil` the searched view controller shows the results itself.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        bar.observer = barDelegate
    }

    /// Creates a search controller whose searched view controller shows the results itself.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.observer = barDelegate
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The object that updates the search results.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// The delegate that is told when the search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// The search bar.
    open var searchBar: UISearchBar { bar }

    /// The view controller that shows the results; `nil` if the searched one shows them itself.
    open var searchResultsController: UIViewController? { results }

    /// Whether the searched content is dimmed while searching. No effect here: only a results controller covers it.
    open var obscuresBackgroundDuringPresentation = true

    /// Whether the navigation bar is hidden while searching. No effect here: it stays visible.
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the cancel button appears and disappears with the search.
    open var automaticallyShowsCancelButton = true

    /// Whether the scope bar appears and disappears with the search.
    open var automaticallyShowsScopeBar = true

    /// Whether the results appear with the first character of the search text and disappear with the last one.
    open var automaticallyShowsSearchResultsController = true {
        didSet { updateResults() }
    }

    /// Whether the results are shown during a search. Setting it ends showing them automatically.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? bar.text?.isEmpty == false : showsResultsStorage }
        set {
            showsResultsStorage = newValue
            automaticallyShowsSearchResultsController = false
        }
    }

    private var showsResultsStorage = false

    private func updateResults() {
        results?.viewIfLoaded?.isHidden = !showsSearchResultsController
    }

    /// Whether a search is in progress.
    open var isActive: Bool {
        get { isActiveStorage }
        set {
            guard newValue != isActiveStorage else { return }
            if newValue { begin() } else { end() }
        }
    }

    /// The duration in seconds of the animation of the presented search controller.
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.fadeDuration
    }

    /// Fades the search controller in or out.
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let isPresented = transitionContext.viewController(forKey: .to) === self
        let faded = transitionContext.view(forKey: isPresented ? .to : .from)
        if let new = transitionContext.view(forKey: .to), new.superview == nil {
            if let faded, faded !== new {
                transitionContext.containerView.insertSubview(new, belowSubview: faded)
            } else {
                transitionContext.containerView.addSubview(new)
            }
        }
        if isPresented { faded?.alpha = 0 }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { faded?.alpha = isPresented ? 1 : 0 },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
        )
    }

    final func begin() {
        guard !isActiveStorage else { return }
        delegate?.willPresentSearchController(self)
        isActiveStorage = true
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
        if automaticallyShowsScopeBar, bar.scopeButtonTitles?.isEmpty == false { bar.showsScopeBar = true }
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didPresentSearchController(self)
    }

    final func end() {
        guard isActiveStorage else { return }
        delegate?.willDismissSearchController(self)
        isActiveStorage = false
        bar.resignFirstResponder()
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
        if automaticallyShowsScopeBar { bar.showsScopeBar = false }
        bar.searchTextField.text = nil
        hideResults()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
    }

    final func textDidChange() {
        updateResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func showResults() {
        guard let results, let owner = bar.owningController, let view = results.view else { return }
        owner.addChild(results)
        view.frame = owner.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isHidden = !showsSearchResultsController
        owner.view.addSubview(view)
        results.didMove(toParent: owner)
    }

    private func hideResults() {
        guard let results, results.parent != nil else { return }
        results.willMove(toParent: nil)
        results.viewIfLoaded?.removeFromSuperview()
        results.removeFromParent()
    }
}

extension UISearchBar {
    /// The view controller whose screen shows the bar: for a bar in a navigation bar, the top view controller.
    fileprivate var owningController: UIViewController? {
        var responder: UIResponder? = self
        while let candidate = responder {
            if let navigation = candidate as? UINavigationController { return navigation.topViewController }
            if let controller = candidate as? UIViewController { return controller }
            responder = candidate.next
        }
        return nil
    }
}

/// Updates the search results.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search begins or ends, or the search text changes.
    func updateSearchResults(for searchController: UISearchController)
}

/// Begins and ends the search for the events of its search bar.
@MainActor private final class SearchBarObserver: NSObject, UISearchBarDelegate {
    private unowned let controller: UISearchController

    init(controller: UISearchController) {
        self.controller = controller
        super.init()
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        controller.begin()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        controller.textDidChange()
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        controller.isActive = false
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        controller.textDidChange()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }
}
