extension UIView {
    final func performEndEditing(_ force: Bool) -> Bool {
        guard let window = windowStorage, let responder = window.firstResponder else { return true }
        guard let view = responder as? UIView, view.isDescendant(of: self) else { return true }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window.dropFirstResponder()
        return true
    }
}
