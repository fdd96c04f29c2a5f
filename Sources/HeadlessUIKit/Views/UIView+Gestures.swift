extension UIView {
    final var attachedGestureRecognizers: [UIGestureRecognizer]? {
        get {
            guard let recognizers = rareStorage?.gestureRecognizers, !recognizers.isEmpty else { return nil }
            return recognizers
        }
        set {
            for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    final func performAddGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        rare.gestureRecognizers.append(recognizer)
        recognizer.viewStorage = self
    }

    final func performRemoveGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        rare.gestureRecognizers.removeAll { $0 === recognizer }
        recognizer.viewStorage = nil
        recognizer.cancelByRemoval()
    }
}
