import Foundation

/// Hears what is searched for. All methods are optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Whether typing may begin; yes unless told otherwise.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

    /// Typing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

    /// Whether typing may end; yes unless told otherwise.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

    /// Typing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

    /// The text changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Whether what was typed may take the place of a range, in UTF-16 units; yes unless told otherwise.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// The return key was tapped.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

    /// The button that gives up was tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

    /// Another place to search was chosen.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Yes.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

    /// Yes.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

    /// Yes.
    public func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool { true }

    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// Tells the delegate of a search bar what becomes of its field.
@MainActor final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
    private unowned let bar: UISearchBar

    init(bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar.tell { $0.searchBarTextDidBeginEditing(bar) }
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldEndEditing(bar) ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        bar.tell { $0.searchBarTextDidEndEditing(bar) }
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.tell { $0.searchBarSearchButtonClicked(bar) }
        return true
    }
}
