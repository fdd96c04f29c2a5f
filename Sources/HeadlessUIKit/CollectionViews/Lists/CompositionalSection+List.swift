import Foundation

extension CompositionalSection {
    /// Returns the attributes of an item if the section is a list, else `nil`. The frame is not set.
    ///
    /// - Parameters:
    ///   - item: The index of the item on screen.
    ///   - path: The index path of the data source, or `nil` for a placeholder or a gap.
    ///   - outline: The data source, if it has section snapshots.
    func listAttributes(of item: Int, at path: IndexPath?, outline: (any OutlineSource)?) -> ListLayoutAttributes? {
        guard let list = model.list else { return nil }
        let hasHeader = list.headerMode == .firstItemInSection
        let attributes = ListLayoutAttributes()
        attributes.place.appearance = list.appearance
        attributes.place.role = item == 0 && hasHeader ? .header : .row
        attributes.place.isFirst = item == (hasHeader ? 1 : 0)
        attributes.place.isLast = item == itemCount - 1
        if list.showsSeparators {
            let separators = list.separatorConfiguration
            attributes.place.separators = path.flatMap { list.itemSeparatorHandler?($0, separators) } ?? separators
        }
        if let outline, let path, let level = outline.outlineLevel(at: path) {
            // The first item of the section is the parent of the other items: its children start at level 0.
            attributes.place.level = hasHeader ? max(0, level - 1) : level
            attributes.place.isExpanded = outline.isExpanded(at: path)
        }
        return attributes
    }

    /// Returns the attributes of a header or footer if the section is a list, else `nil`. The frame is not set.
    func listAttributes(ofKind kind: String) -> ListLayoutAttributes? {
        guard let list = model.list else { return nil }
        let attributes = ListLayoutAttributes()
        attributes.place.appearance = list.appearance
        attributes.place.role = kind == UICollectionView.elementKindSectionFooter ? .footer : .header
        return attributes
    }
}

/// A data source that can have section snapshots.
@MainActor protocol OutlineSource: AnyObject {
    /// Returns the number of ancestors of an item, or `nil` if its section has no section snapshot.
    func outlineLevel(at indexPath: IndexPath) -> Int?

    /// Returns whether an item is expanded.
    func isExpanded(at indexPath: IndexPath) -> Bool

    /// Expands or collapses an item.
    func toggleExpansion(at indexPath: IndexPath)
}
