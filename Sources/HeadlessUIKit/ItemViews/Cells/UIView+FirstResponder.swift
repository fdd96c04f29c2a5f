extension UIView {
    /// Whether the view or one of its descendants is the first responder.
    final var containsFirstResponder: Bool {
        guard let responder = window?.firstResponder as? UIView else { return false }
        return responder === self || responder.isDescendant(of: self)
    }
}
