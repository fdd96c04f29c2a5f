import BatchDiffing

/// A section as the driver compares it with its next version. Rows that were never measured are not compared: they have no height
/// and no cell that could be out of date.
struct DrivenSection: DifferenceSection {
    let section: CollectionViewSection

    var differenceIdentity: DifferenceIdentifier { section.differenceIdentifier }

    var differenceElements: [CollectionViewDiffableItem] { section.items }

    func isContentEqual(to other: DrivenSection) -> Bool {
        section.isContentEqual(to: other.section)
    }

    static func areContentsEqual(_ item: CollectionViewDiffableItem, _ next: CollectionViewDiffableItem) -> Bool {
        guard item.box !== next.box else { return true }
        // The type of the cell may differ where a cell was prepared.
        guard item.box.isMeasured else { return item.box.typeIdentifier == next.box.typeIdentifier }
        // The height in the layout is now that of the next version, or marked as outdated.
        next.box.isMeasured = true
        return item == next
    }
}
