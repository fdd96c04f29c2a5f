import Foundation

extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests over the button taps it. `false` by default.
    public final var isSpringLoaded: Bool {
        get { hasSpringLoading }
        set {
            let behavior = SpringLoadedParts { [weak self] _ in self?.isEnabled ?? false }
            setSpringLoading(newValue, behavior: behavior) { [weak self] _ in
                guard let self else { return }
                sendActions(for: touchUpInsideEvents)
            }
        }
    }
}
