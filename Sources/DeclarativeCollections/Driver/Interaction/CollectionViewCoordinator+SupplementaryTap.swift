import PortableUIKit

extension CollectionViewCoordinator {
    /// Returns the header or footer that handles a tap on `view`; `nil` if it has no handler or a control takes the
    /// touch.
    func tappableSupplementaryView(under view: UIView?) -> UICollectionReusableView? {
        var candidate = view
        while let current = candidate, current !== collectionView, !(current is UIControl) {
            if let view = current as? UICollectionReusableView {
                return supplementaryViews[view]?.content.isTappable == true ? view : nil
            }
            candidate = current.superview
        }
        return nil
    }

    func supplementaryViewWasTapped(_ recognizer: SupplementaryTapRecognizer) {
        let point = recognizer.location(in: collectionView)
        guard let view = tappableSupplementaryView(under: collectionView.hitTest(point, with: nil)) else { return }
        performCallback(.betweenLayouts, supplementaryViews[view]?.content.didSelectHandler)
    }
}
