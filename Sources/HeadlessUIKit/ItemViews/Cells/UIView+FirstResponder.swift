extension UIView {
    /// Whether the first responder is this view or inside it.
    final var containsFirstResponder: Bool {
        guard let responder = window?.firstResponder as? UIView else { return false }
        return responder === self || responder.isDescendant(of: self)
    }
}
