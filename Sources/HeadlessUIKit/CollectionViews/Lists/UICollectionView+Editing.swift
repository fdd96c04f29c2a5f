import Foundation

extension UICollectionView {
    private static let editingDuration: TimeInterval = 0.3

    final func editingDidChange() {
        swipes.closeActions(animated: true)
        // The selection during editing is separate from the selection outside of editing.
        selection.deselectAll()
        let changes = {
            for (key, view) in self.visibleElements.sorted() {
                guard let cell = view as? UICollectionViewCell else { continue }
                cell.isListEditing = self.showsEditing(key)
                cell.updateConfigurationIfNeeded()
                if cell is UICollectionViewListCell { self.measureAgain(cell, key: key) }
                cell.layoutIfNeeded()
            }
            self.layoutIfNeeded()
        }
        prepared.forEachCell { $0.isListEditing = isEditing }
        if window == nil { changes() } else { UIView.animate(withDuration: Self.editingDuration, animations: changes) }
    }

    /// Measures a cell again: other accessories change the width of its content and so maybe its height.
    private func measureAgain(_ cell: UICollectionViewCell, key: ElementKey) {
        guard let original = attributes(of: key),
            let context = contextForPreferredAttributes(of: cell, original: original)
        else { return }
        layoutStorage.invalidateLayout(with: context)
    }

    /// Sets the background color of a list, unless the app has set one.
    final func setListBackground(_ color: UIColor) {
        guard backgroundColor == .systemBackground || backgroundColor == listBackground else { return }
        listBackground = color
        if backgroundColor != color { backgroundColor = color }
    }
}
