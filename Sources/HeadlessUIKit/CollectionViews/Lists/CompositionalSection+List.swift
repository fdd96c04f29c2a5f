import Foundation

extension CompositionalSection {
    /// The attributes of a row where the section is a list, without its place on screen.
    func listAttributes(of item: Int, at path: IndexPath, outline: (any OutlineSource)?) -> ListLayoutAttributes? {
        guard let list = model.list else { return nil }
        let hasHeader = list.headerMode == .firstItemInSection
        let attributes = ListLayoutAttributes()
        attributes.place.appearance = list.appearance
        attributes.place.role = item == 0 && hasHeader ? .header : .row
        attributes.place.isFirst = item == (hasHeader ? 1 : 0)
        attributes.place.isLast = item == itemCount - 1
        if list.showsSeparators {
            let separators = list.separatorConfiguration
            attributes.place.separators = list.itemSeparatorHandler?(path, separators) ?? separators
        }
        if let outline, let level = outline.outlineLevel(at: path) {
            // The header of a section stands above its rows, these begin at the edge.
            attributes.place.level = hasHeader ? max(0, level - 1) : level
            attributes.place.isExpanded = outline.isExpanded(at: path)
        }
        return attributes
    }

    /// The attributes of a header or footer where the section is a list, without its place on screen.
    func listAttributes(ofKind kind: String) -> ListLayoutAttributes? {
        guard let list = model.list else { return nil }
        let attributes = ListLayoutAttributes()
        attributes.place.appearance = list.appearance
        attributes.place.role = kind == UICollectionView.elementKindSectionFooter ? .footer : .header
        return attributes
    }
}

/// A data source whose rows are outlines.
@MainActor protocol OutlineSource: AnyObject {
    /// How many rows a row is below, nil where the section is no outline.
    func outlineLevel(at indexPath: IndexPath) -> Int?

    /// Whether the rows below a row show.
    func isExpanded(at indexPath: IndexPath) -> Bool

    /// Shows or hides the rows below a row.
    func toggleExpansion(at indexPath: IndexPath)
}
