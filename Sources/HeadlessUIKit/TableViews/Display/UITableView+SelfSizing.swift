import Foundation

extension UITableView {
    /// The changes to the content of visible cells that resize them.
    @available(iOS 16, *)
    public enum SelfSizingInvalidation: Int, Sendable {
        /// No changes.
        case disabled = 0
        /// Calls of `invalidateIntrinsicContentSize()` on the cell.
        case enabled = 1
        /// Calls of `invalidateIntrinsicContentSize()`, and changes of constraints in the content view.
        case enabledIncludingConstraints = 2
    }

    /// Called when the content of a visible cell changed, or was only laid out again.
    final func contentDidChange(of cell: UITableViewCell, isLayout: Bool) {
        // Measuring lays out the content, too, which must not request another measurement.
        guard selfSizingInvalidation != .disabled, !display.isPlacing, let path = shownRow(of: cell) else { return }
        if isLayout, selfSizingInvalidation != .enabledIncludingConstraints || !needsResize(cell, at: path) {
            return
        }
        display.geometry?.invalidateRow(path)
        display.needsPlacing(in: self)
    }

    private func needsResize(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
        guard askedHeight(ofRow: path) < 0 else { return false }
        display.isPlacing = true
        defer { display.isPlacing = false }
        return fittingHeight(of: cell, key: .row(path)) != loadedGeometry().span(ofRow: path).length
    }
}
