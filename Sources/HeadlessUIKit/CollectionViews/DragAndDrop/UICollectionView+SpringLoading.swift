import Foundation

extension UICollectionView: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests over an item selects it, as a tap does. `false` by default. The delegate can exclude items.
    public final var isSpringLoaded: Bool {
        get { hasSpringLoading }
        set {
            let behavior = SpringLoadedParts { [weak self] context in
                guard let self, let path = indexPathForItem(at: context.location(in: self)) else { return false }
                context.targetView = cellForItem(at: path)
                context.targetItem = path
                return delegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
            }
            setSpringLoading(newValue, behavior: behavior) { [weak self] context in
                if let path = context.targetItem as? IndexPath { self?.selection.userSelect(path) }
            }
        }
    }
}
