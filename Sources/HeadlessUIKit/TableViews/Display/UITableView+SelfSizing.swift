import Foundation

extension UITableView {
    /// Which changes of the content of cells in sight have them measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// None.
        case disabled = 0
        /// Those of which a cell says so by `invalidateIntrinsicContentSize()`.
        case enabled = 1
        /// Those as well that constraints in the content make.
        case enabledIncludingConstraints = 2
    }

    /// The content of a cell in sight changed, or was only laid out anew.
    final func contentDidChange(of cell: UITableViewCell, isLayout: Bool) {
        // What is being measured has its content laid out, and is no news.
        guard selfSizingInvalidation != .disabled, !display.isPlacing, let path = indexPath(for: cell) else { return }
        if isLayout, selfSizingInvalidation != .enabledIncludingConstraints || !wantsOtherHeight(cell, at: path) {
            return
        }
        display.geometry?.forgetRow(path)
        display.needsPlacing(in: self)
    }

    private func wantsOtherHeight(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
        guard delegate?.tableView(self, heightForRowAt: path) ?? rowHeight < 0 else { return false }
        display.isPlacing = true
        defer { display.isPlacing = false }
        return fittingHeight(of: cell, key: .row(path)) != loadedGeometry().span(ofRow: path).length
    }
}
