import Foundation

/// The messages for programmer errors in collection views, with UIKit's wording.
enum CollectionViewMessages {
    /// The element kind that UIKit's messages use for cells.
    private static let cellKind = "UICollectionElementKindCell"

    static func cellIsNotRegistered(identifier: String) -> String {
        viewIsNotRegistered(kind: cellKind, identifier: identifier)
    }

    static func viewIsNotRegistered(kind: String, identifier: String) -> String {
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for "
            + "the identifier or connect a prototype cell in a storyboard"
    }

    static func cellIsNotProvided(indexPath: IndexPath) -> String {
        "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for "
            + "index path \(name(indexPath))"
    }

    static func cellWasNotDequeued(indexPath: IndexPath) -> String {
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must "
            + "be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath: (index path: "
            + "\(name(indexPath)))"
    }

    static func supplementaryViewWasNotDequeued(kind: String, indexPath: IndexPath) -> String {
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),"
            + "\(name(indexPath))) was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:"
            + "withReuseIdentifier:forIndexPath: or is nil"
    }

    static func decorationViewIsNotRegistered(kind: String, indexPath: IndexPath) -> String {
        "no decoration view class registered for element kind \(kind) (index path: \(name(indexPath)))"
    }

    static func reconfiguredCellIsAnother(indexPath: IndexPath) -> String {
        "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when "
            + "reconfiguring an item, which is not allowed. You can only dequeue a cell for the same registration or "
            + "reuse identifier when reconfiguring an item. To use a different cell, reload the item instead. (index "
            + "path: \(name(indexPath)))"
    }

    static func scrollTargetDoesNotExist(indexPath: IndexPath) -> String {
        "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) or section "
            + "(\(indexPath.section)) (index path: \(name(indexPath)))"
    }

    private static func name(_ indexPath: IndexPath) -> String {
        "{length = \(indexPath.count), path = \(indexPath.map(String.init).joined(separator: " - "))}"
    }
}
