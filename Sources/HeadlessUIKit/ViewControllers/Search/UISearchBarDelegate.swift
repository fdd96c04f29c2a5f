import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Responds to the user's input in a search bar. All methods are optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    // default: true
    /// Returns whether editing may begin. The default is `true`.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

    /// Called after editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

    // default: true
    /// Returns whether editing may end. The default is `true`.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

    /// Called after editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

    /// Called after the search text changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    // default: true
    /// Returns whether a range, in UTF-16 units, may be replaced with new text. The default is `true`.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// The return key was tapped.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

    /// The bookmark button was tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

    /// The cancel button was tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

    /// The button of the list of results was tapped.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

    /// Another scope button was selected.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
