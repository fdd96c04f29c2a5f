import PortableUIKit

/// The view of a field that others find by its identifier.
@MainActor
protocol FocusableField: UIView {
    var identifier: String? { get }

    /// Makes the field the first responder, if it is enabled.
    func beginEditing() -> Bool
}

extension FocusableField {
    /// Moves the focus to the next field: through the state if the focus is part of it, else at once.
    ///
    /// Which field is next is a question to the state of the list: disabled fields are skipped, and a row that is not on the
    /// screen is scrolled to.
    ///
    /// - Returns: Whether there is such a field.
    func goOn(to next: String?, focus: FieldFocus?) -> Bool {
        guard let next else { return false }
        guard let list else { return goOn(to: next, in: outermostView, focus: focus) }
        guard let field = list.enabledField(from: next) else { return false }
        if focus?.didChangeHandler == nil, let row = field.row, list.field(identifiedBy: field.identifier) == nil {
            list.showRow(at: row)
        }
        return goOn(to: field.identifier, in: list, focus: focus)
    }

    private func goOn(to next: String, in view: UIView, focus: FieldFocus?) -> Bool {
        if let handler = focus?.didChangeHandler {
            handler(next)
            return true
        }
        return view.field(identifiedBy: next)?.beginEditing() ?? false
    }

    /// The nearest list that contains the field.
    private var list: UICollectionView? {
        var view = superview
        while let current = view, !(current is UICollectionView) { view = current.superview }
        return view as? UICollectionView
    }

    private var outermostView: UIView {
        var view: UIView = self
        while let parent = view.superview { view = parent }
        return view
    }
}

extension UIView {
    fileprivate func field(identifiedBy identifier: String) -> (any FocusableField)? {
        guard !isHidden else { return nil }
        if let field = self as? any FocusableField, field.identifier == identifier { return field }
        return subviews.lazy.compactMap { $0.field(identifiedBy: identifier) }.first
    }
}
