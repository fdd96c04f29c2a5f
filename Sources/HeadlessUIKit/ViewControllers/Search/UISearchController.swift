import Foundation

/// Runs a search: a bar to type in, and somebody who shows what is found.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    private let bar = UISearchBar()
    private let results: UIViewController?
    private lazy var barDelegate = SearchBarObserver(controller: self)
    private var isActiveStorage = false

    /// Makes a search whose results a controller shows; nil for the one that is searched.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        bar.observer = barDelegate
    }

    /// Controllers are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Shows what is found.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// Hears when the search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// The bar to type in.
    open var searchBar: UISearchBar { bar }

    /// The controller that shows what is found; nil for the one that is searched.
    open var searchResultsController: UIViewController? { results }

    /// Whether what is searched is dimmed meanwhile. It is not, where no other controller shows the results.
    open var obscuresBackgroundDuringPresentation = true

    /// Whether the navigation bar is hidden meanwhile. Bars stay here.
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the button that gives up comes and goes by itself.
    open var automaticallyShowsCancelButton = true

    /// Whether the buttons for where to search come and go by themselves.
    open var automaticallyShowsScopeBar = true

    /// Whether a search goes on.
    open var isActive: Bool {
        get { isActiveStorage }
        set {
            guard newValue != isActiveStorage else { return }
            if newValue { begin() } else { end() }
        }
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
        results?.viewIfLoaded?.isHidden = bar.text?.isEmpty ?? true
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func showResults() {
        guard let results, let owner = bar.owningController, let view = results.view else { return }
        owner.addChild(results)
        view.frame = owner.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isHidden = bar.text?.isEmpty ?? true
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
    /// The controller on whose screen the bar is: for a bar in a navigation bar, the one on top.
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

/// Shows what is found.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search began, ended, or looks for something else.
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears when a search begins and ends. All methods are optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// The search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)

    /// The search began.
    func didPresentSearchController(_ searchController: UISearchController)

    /// The search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)

    /// The search ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}

    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}

    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}

    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Begins and ends the search as its bar is used.
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
