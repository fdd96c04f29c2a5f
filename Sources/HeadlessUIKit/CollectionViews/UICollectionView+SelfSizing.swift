import Foundation

extension UICollectionView {
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
    final func contentDidChange(of cell: UICollectionViewCell, isLayout: Bool) {
        switch selfSizingInvalidation {
        case .disabled: return
        case .enabled: if isLayout { return }
        case .enabledIncludingConstraints: break
        }
        guard !display.isPlacing, let key = visibleElements.key(of: cell) else { return }
        if isLayout, !wantsOtherSize(cell, key: key) { return }
        display.measuredAgain.insert(ObjectIdentifier(cell))
        display.needsPlacing = true
        setNeedsLayout()
    }

    private func wantsOtherSize(_ cell: UICollectionViewCell, key: ElementKey) -> Bool {
        guard let original = attributes(of: key), let proposed = original.copied(to: original.indexPath) else {
            return false
        }
        return cell.preferredLayoutAttributesFitting(proposed).size != original.size
    }
}
