/// A kind of view that shows cells; some cell classes work in only one of them.
public enum ViewContainer: Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// A `UICollectionView`.
    case collectionView
    /// A `UITableView`.
    case tableView

    /// The class name, for messages.
    public var description: String {
        switch self {
        case .collectionView: "collection view"
        case .tableView: "table view"
        }
    }
}
