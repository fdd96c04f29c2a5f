import Foundation

extension UITableView {
    /// Which changes of the content of cells in sight have them measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// None.
        case disabled = 0
        /// Those of which a cell says so by `invalidateIntrinsicContentSize()`.
        case enabled = 1
        /// Those as well that constraints in the content make: where a cell says so by
        /// `invalidateIntrinsicContentSize()`, here.
        case enabledIncludingConstraints = 2
    }

    /// The content of a cell in sight changed, or was only laid out anew.
    final func contentDidChange(of cell: UITableViewCell, isLayout: Bool) {
        guard selfSizingInvalidation != .disabled, !isLayout || selfSizingInvalidation == .enabledIncludingConstraints,
            let path = indexPath(for: cell)
        else { return }
        display.geometry?.forgetRow(path)
        display.needsPlacing(in: self)
    }
}
