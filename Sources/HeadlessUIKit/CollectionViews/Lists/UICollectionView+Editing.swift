import Foundation

extension UICollectionView {
    private static let editingDuration: TimeInterval = 0.3

    final func editingDidChange() {
        swipes.closeActions(animated: true)
        // Selections while editing are apart from those otherwise.
        selection.deselectAll()
        let changes = {
            for (key, view) in self.visibleElements.sorted() {
                guard let cell = view as? UICollectionViewCell else { continue }
                cell.isInEditedList = self.isEdited(key)
                cell.updateConfigurationIfNeeded()
                if cell is UICollectionViewListCell { self.measureAgain(cell, key: key) }
                cell.layoutIfNeeded()
            }
            self.layoutIfNeeded()
        }
        prepared.forEachCell { $0.isInEditedList = isEditing }
        if window == nil { changes() } else { UIView.animate(withDuration: Self.editingDuration, animations: changes) }
    }

    /// With other accessories a row has other room for its content, and may need another height.
    private func measureAgain(_ cell: UICollectionViewCell, key: ElementKey) {
        guard let original = attributes(of: key),
            let context = contextForPreferredAttributes(of: cell, original: original)
        else { return }
        layoutStorage.invalidateLayout(with: context)
    }

    /// Lists say what lies behind their rows, where the app did not.
    final func takeListBackground(_ color: UIColor) {
        guard backgroundColor == .systemBackground || backgroundColor == listBackground else { return }
        listBackground = color
        if backgroundColor != color { backgroundColor = color }
    }
}
