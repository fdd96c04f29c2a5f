import Foundation

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests over a segment selects it. `false` by default.
    public final var isSpringLoaded: Bool {
        get { hasSpringLoading }
        set {
            let behavior = SpringLoadedParts { [weak self] context in
                guard let self, isEnabled, let index = index(at: context.location(in: self)) else { return false }
                context.targetView = segments[index]
                context.targetItem = index
                return true
            }
            setSpringLoading(newValue, behavior: behavior) { [weak self] context in
                if let index = context.targetItem as? Int { self?.select(index) }
            }
        }
    }
}
