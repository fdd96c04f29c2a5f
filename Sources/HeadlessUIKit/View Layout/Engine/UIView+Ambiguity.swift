extension UIView {
    /// The active constraints that mention the view along an axis.
    public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsMentioning(self, along: axis)
    }

    /// Whether constraints leave open where the view is or how large it is.
    public final var hasAmbiguousLayout: Bool {
        isLayoutAmbiguous(of: self, along: .horizontal) || isLayoutAmbiguous(of: self, along: .vertical)
    }
}
