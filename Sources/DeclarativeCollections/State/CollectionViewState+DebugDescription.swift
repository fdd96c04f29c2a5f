extension CollectionViewState: CustomDebugStringConvertible {
    /// The state as an indented tree.
    ///
    /// ```
    /// CollectionViewState: 1 section, single selection of "country", refresh, more at the end within 1.0 screens
    ///   [0] "main": 2 items, rows 8 apart
    ///     header: ContainerSupplementaryElement<LargeHeader>
    ///     [0] "profile": ContainerItem<Profile> (select)
    ///     [1] "country": ContainerItem<Title> (disabled)
    /// ```
    public var debugDescription: String {
        var details = [counted(sections.count, "section")]
        if let selection = selection.debugDetail { details.append(selection) }
        if refreshHandler != nil { details.append("refresh") }
        if let pagingAtStart { details.append("more at the start within \(pagingAtStart.threshold)") }
        if let pagingAtEnd { details.append("more at the end within \(pagingAtEnd.threshold)") }
        var lines = ["CollectionViewState: \(details.joined(separator: ", "))"]
        if let bottomBar {
            lines.append("  below the list:")
            lines += bottomBar.items.map { "    \($0.debugDescription)" }
        }
        if let emptyItem {
            lines.append("  when empty: \(emptyItem.debugDescription)")
        }
        for (index, section) in sections.enumerated() {
            lines += section.debugLines(index: index).map { "  \($0)" }
        }
        return lines.joined(separator: "\n")
    }
}

extension CollectionViewSelection {
    /// The mode and the selected rows; `nil` if no row can be selected.
    fileprivate var debugDetail: String? {
        let names = identifiers.map { "\"\($0)\"" }.sorted()
        let selected = names.isEmpty ? "nothing" : names.joined(separator: " and ")
        let editing = isEditing.map { $0 ? " while editing" : " when edited" } ?? ""
        return switch mode {
        case .none: nil
        case .single: "single \(isToggling ? "toggling " : "")selection of \(selected)" + editing
        case .multiple: "multiple selection of \(selected)" + editing
        }
    }
}

extension CollectionViewPaging.Threshold: CustomStringConvertible {
    /// `200.0 points`, `5 rows` or `1.0 screens`.
    public var description: String {
        switch self {
        case .points(let points): "\(points) points"
        case .rows(let rows): counted(rows, "row")
        case .screens(let screens): "\(screens) screens"
        }
    }
}
