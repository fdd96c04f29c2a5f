extension UISearchBar {
    /// The visual style of a search bar.
    public enum Style: UInt, Sendable {
        case `default` = 0
        case prominent = 1
        case minimal = 2
    }

    /// The icons of a search bar.
    public enum Icon: Int, Sendable {
        /// The magnifying glass before the text.
        case search = 0
        /// The clear button.
        case clear = 1
        /// The bookmark button.
        case bookmark = 2
        /// The button of the list of results.
        case resultsList = 3
    }
}
