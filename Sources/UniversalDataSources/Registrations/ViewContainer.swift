/// What views are shown in: some kinds of cells belong to one of them only.
public enum ViewContainer: Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// A `UICollectionView`.
    case collectionView
    /// A `UITableView`.
    case tableView

    /// The name in messages.
    public var description: String {
        switch self {
        case .collectionView: "collection view"
        case .tableView: "table view"
        }
    }
}
