import Foundation

extension UICollectionView {
    /// How long a change of layout takes, in seconds.
    private static let layoutReplacementDuration: TimeInterval = 0.25

    final func replaceLayout(
        with layout: UICollectionViewLayout,
        animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        let old = layoutStorage
        guard layout !== old else {
            completion?(true)
            return
        }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for (_, view) in visibleElements.sorted() { view.willTransition(from: old, to: layout) }
        // Decoration views belong to the layout.
        for (key, _) in visibleElements.sorted() {
            if case .decorationView = key { retire(key) }
        }
        old.collectionView = nil
        layoutStorage = layout
        layout.collectionView = self
        display.isLayoutPrepared = false
        display.needsPlacing = true
        setNeedsLayout()
        guard animated else {
            finishReplacement(of: old)
            completion?(true)
            return
        }
        UIView.animate(withDuration: Self.layoutReplacementDuration) {
            self.prepareLayoutIfNeeded()
            self.updateContentSize()
            let proposed = self.validContentOffset(self.contentOffset)
            self.contentOffset = layout.targetContentOffset(forProposedContentOffset: proposed)
            self.layoutElements()
        } completion: { _ in
            self.finishReplacement(of: old)
            completion?(true)
        }
    }

    private func finishReplacement(of old: UICollectionViewLayout) {
        old.finalizeLayoutTransition()
        layoutStorage.finalizeLayoutTransition()
        for (_, view) in visibleElements.sorted() { view.didTransition(from: old, to: layoutStorage) }
    }
}
