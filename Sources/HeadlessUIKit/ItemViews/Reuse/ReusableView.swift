/// A view that a collection view or a table creates, places and reuses.
@MainActor protocol ReusableView: UIView {
    /// The reuse identifier of the view.
    var reuseIdentifier: String? { get }
    /// The z-index among the siblings, or `nil` while the view is not in use.
    var placedZIndex: Int? { get set }

    /// Called when the view is recycled.
    func didRecycle()
}
