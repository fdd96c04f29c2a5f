extension UIView {
    /// Ends editing in this view and what is inside; by force also where the first responder does not want to. Returns
    /// whether there is nothing left that is edited.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window = windowStorage, let responder = window.firstResponder else { return true }
        guard let view = responder as? UIView, view.isDescendant(of: self) else { return true }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window.dropFirstResponder()
        return true
    }
}
