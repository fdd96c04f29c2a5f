import Foundation

extension UIView {
    /// What the view does to the pixels behind it, inside its rounded bounds; `nil` for nothing.
    final var backdrop: BackdropFilter? { rareStorage?.backdrop }

    /// Sets what the view does to the pixels behind it.
    final func setBackdrop(_ filter: BackdropFilter?) {
        guard filter != backdrop else { return }
        rare.backdrop = filter
        if filter != nil { noteBackdrop() }
        appearanceDidChange()
    }

    /// Sets the shape of the backdrop, in the view's coordinates.
    final func setBackdropShape(_ shape: Path) {
        rare.backdropShape = shape
        appearanceDidChange()
    }

    /// Notes in the ancestors that they have a backdrop inside.
    final func noteBackdrop() {
        var view: UIView? = self
        while let candidate = view, !candidate.paintRecord.mayHaveBackdrop {
            candidate.paintRecord.mayHaveBackdrop = true
            view = candidate.superviewStorage
        }
    }
}
