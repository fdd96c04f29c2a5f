/// Sections that collapse.
extension CollectionViewSection {
    /// Returns a copy without its rows, which keeps its header and footer; unchanged if `isCollapsed` is `false`.
    ///
    /// The state belongs to the app: a header with a chevron calls its handler, which applies a state with the section
    /// expanded or collapsed, and the rows appear or disappear with the animation of the difference.
    ///
    /// ```swift
    /// CollectionViewSection(differenceIdentifier: "archive", header: header) { … }.collapsed(!isExpanded)
    /// ```
    public func collapsed(_ isCollapsed: Bool = true) -> Self {
        guard isCollapsed else { return self }
        var copy = self
        copy.items = []
        copy.emptyItem = nil
        return copy
    }
}
