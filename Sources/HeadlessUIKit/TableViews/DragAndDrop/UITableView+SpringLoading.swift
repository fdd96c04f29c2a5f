import Foundation

extension UITableView: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests over a row selects it, as a tap does. `false` by default. The delegate can exclude rows.
    public final var isSpringLoaded: Bool {
        get { hasSpringLoading }
        set {
            let behavior = SpringLoadedParts { [weak self] context in
                guard let self, let path = indexPathForRow(at: context.location(in: self)) else { return false }
                context.targetView = cellForRow(at: path)
                context.targetItem = path
                return delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
            }
            setSpringLoading(newValue, behavior: behavior) { [weak self] context in
                if let path = context.targetItem as? IndexPath { self?.selection.userSelect(path) }
            }
        }
    }
}
