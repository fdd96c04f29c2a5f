/// A view that a collection view or a table makes, places and uses again.
@MainActor protocol ReusableView: UIView {
    /// The identifier the view was dequeued with.
    var reuseIdentifier: String? { get }
    /// The z-index the view has among its siblings, nil while it is out of use.
    var placedZIndex: Int? { get set }

    /// Called when the view goes out of use.
    func wentOutOfUse()
}
