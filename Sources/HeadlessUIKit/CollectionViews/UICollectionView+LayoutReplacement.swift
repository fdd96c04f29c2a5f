import Foundation

extension UICollectionView {
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
        // Decoration views belong to the old layout.
        for (key, _) in visibleElements.sorted() {
            if case .decorationView = key { recycleView(for: key) }
        }
        layoutStorage = layout
        layout.user = self
        scrollers.leaveAll()
        display.isLayoutPrepared = false
        display.needsPlacing = true
        setNeedsLayout()
        guard animated, window != nil else {
            finishReplacement(of: old)
            completion?(true)
            return
        }
        // The replacement asks the old layout for previous positions, so the old layout is detached only after that.
        let replacement = LayoutReplacement(collectionView: self, old: old, new: layout)
        replacement.run {
            self.finishReplacement(of: old)
            completion?(true)
        }
    }

    final func startTransition(
        to layout: UICollectionViewLayout,
        completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        precondition(
            display.interactiveTransition == nil,
            "The collection view is already in an interactive transition"
        )
        let transition =
            delegate?.collectionView(self, transitionLayoutForOldLayout: layoutStorage, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: layoutStorage, nextLayout: layout)
        display.interactiveTransition = (transition, completion)
        replaceLayout(with: transition, animated: false, completion: nil)
        return transition
    }

    final func endTransition(isFinished: Bool) {
        guard let (transition, completion) = display.interactiveTransition else { return }
        display.interactiveTransition = nil
        let target = isFinished ? transition.nextLayout : transition.currentLayout
        replaceLayout(with: target, animated: true) { completion?($0, isFinished) }
    }

    private func finishReplacement(of old: UICollectionViewLayout) {
        if old !== layoutStorage { old.user = nil }
        old.finalizeLayoutTransition()
        layoutStorage.finalizeLayoutTransition()
        for (_, view) in visibleElements.sorted() { view.didTransition(from: old, to: layoutStorage) }
    }
}
