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
    /// - Returns: Whether there is such a field.
    func goOn(to next: String?, focus: FieldFocus?) -> Bool {
        guard let next else { return false }
        if let handler = focus?.didChangeHandler {
            handler(next)
            return true
        }
        guard let field = screen.field(identifiedBy: next) else { return false }
        return field.beginEditing()
    }

    /// The nearest list that contains the field, or the outermost view.
    private var screen: UIView {
        var view: UIView = self
        while let parent = view.superview {
            view = parent
            if view is UICollectionView { break }
        }
        return view
    }
}

extension UIView {
    fileprivate func field(identifiedBy identifier: String) -> (any FocusableField)? {
        if let field = self as? any FocusableField, field.identifier == identifier { return field }
        return subviews.lazy.compactMap { $0.field(identifiedBy: identifier) }.first
    }
}
