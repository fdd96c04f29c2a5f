import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Responds to the start and end of a search.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before the search begins.
    func willPresentSearchController(_ searchController: UISearchController)

    /// Called after the search began.
    func didPresentSearchController(_ searchController: UISearchController)

    /// Called before the search ends.
    func willDismissSearchController(_ searchController: UISearchController)

    /// Called after the search ended.
    func didDismissSearchController(_ searchController: UISearchController)

    /// Presents the search in the app's own way. Never called here: the search is not presented.
    func presentSearchController(_ searchController: UISearchController)
}
