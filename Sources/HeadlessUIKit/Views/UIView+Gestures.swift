extension UIView {
    final var attachedGestureRecognizers: [UIGestureRecognizer]? {
        get { rareStorage?.gestureRecognizers }
        set {
            for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    final func performAddGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        rare.gestureRecognizers = (rare.gestureRecognizers ?? []) + [recognizer]
        recognizer.viewStorage = self
    }

    final func performRemoveGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        rare.gestureRecognizers?.removeAll { $0 === recognizer }
        recognizer.viewStorage = nil
        recognizer.cancelByRemoval()
    }
}
