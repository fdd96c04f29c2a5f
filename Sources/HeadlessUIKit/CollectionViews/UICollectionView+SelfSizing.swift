import Foundation

extension UICollectionView {
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
    final func contentDidChange(of cell: UICollectionViewCell, isLayout: Bool) {
        switch selfSizingInvalidation {
        case .disabled: return
        case .enabled: if isLayout { return }
        case .enabledIncludingConstraints: break
        }
        guard !display.isPlacing, let key = visibleElements.key(of: cell) else { return }
        if isLayout, !needsResize(cell, key: key) { return }
        display.needsMeasuring.insert(ObjectIdentifier(cell))
        display.needsPlacing = true
        setNeedsLayout()
    }

    private func needsResize(_ cell: UICollectionViewCell, key: ElementKey) -> Bool {
        guard let original = attributes(of: key), let proposed = original.copied(to: original.indexPath) else {
            return false
        }
        return cell.preferredLayoutAttributesFitting(proposed).size != original.size
    }
}
