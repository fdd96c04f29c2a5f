import Foundation

extension UICollectionView {
    private static let editingDuration: TimeInterval = 0.3

    final func editingDidChange() {
        swipes.closeActions(animated: true)
        // Selections while editing are apart from those otherwise.
        selection.deselectAll()
        let changes = {
            for (_, view) in self.visibleElements.sorted() {
                guard let cell = view as? UICollectionViewCell else { continue }
                cell.isInEditedList = self.isEditing
                cell.layoutIfNeeded()
            }
        }
        prepared.forEachCell { $0.isInEditedList = isEditing }
        if window == nil { changes() } else { UIView.animate(withDuration: Self.editingDuration, animations: changes) }
    }

    /// Lists say what lies behind their rows, where the app did not.
    final func takeListBackground(_ color: UIColor) {
        guard backgroundColor == .systemBackground || backgroundColor == listBackground else { return }
        listBackground = color
        if backgroundColor != color { backgroundColor = color }
    }
}
