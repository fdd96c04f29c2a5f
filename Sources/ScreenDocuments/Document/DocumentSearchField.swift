import Honeycomb

/// The search field in the bar of a document.
@MainActor
final class DocumentSearchField: NSObject, UISearchResultsUpdating {
    let controller = UISearchController(searchResultsController: nil)

    private var search: DocumentBar.Search?
    /// The text that the document knows.
    private var knownText = ""

    /// Shows a field. What the user types is not replaced by the text that the document had before.
    func show(_ search: DocumentBar.Search) {
        self.search = search
        controller.obscuresBackgroundDuringPresentation = false
        if controller.searchResultsUpdater == nil { controller.searchResultsUpdater = self }
        let bar = controller.searchBar
        if bar.placeholder != search.placeholder { bar.placeholder = search.placeholder }
        guard search.text != knownText else { return }
        knownText = search.text
        if bar.text != search.text { bar.text = search.text }
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        guard text != knownText else { return }
        knownText = text
        search?.perform(text)
    }
}
