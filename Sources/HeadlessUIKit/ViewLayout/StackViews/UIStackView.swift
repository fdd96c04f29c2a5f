import Foundation

/// A view that lays out its arranged subviews in a row or column.
@preconcurrency @MainActor open class UIStackView: UIView {
    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The constraints of the current layout, by their unchangeable parts.
    private var layoutConstraints: [StackConstraintKey: NSLayoutConstraint] = [:]

    /// Creates an empty stack view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a horizontal stack view that arranges the given views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Creates a stack view from an interface file. For archives, which are not supported, it is empty: UIKit's
    /// initializer isn't failable.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        decodeStackView(from: coder)
    }

    // MARK: Arranged views

    /// The views that the stack lays out, in order. Hidden views take no space.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end of the arranged views, and as a subview.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arranged.count - (arranged.contains { $0 === view } ? 1 : 0))
    }

    /// Inserts a view into the arranged views at an index, and as a subview; moves it if it is already arranged.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arranged.removeAll { $0 === view }
        precondition(
            (0...arranged.count).contains(stackIndex),
            "index \(stackIndex) out of bounds for arranged subview: the stack has \(arranged.count) of them"
        )
        arranged.insert(view, at: stackIndex)
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// Removes a view from the arranged views; it remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        for (key, constraint) in layoutConstraints where constraint.refers(to: view) {
            constraint.isActive = false
            layoutConstraints[key] = nil
        }
        arrangementDidChange()
    }

    /// Removes a leaving subview from the arranged views as well.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Arrangement

    /// The axis along which the views are arranged.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// The distribution of arranged views along the axis.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// The alignment of arranged views perpendicular to the axis.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The spacing between arranged views, in points: exact for filling distributions, a minimum for the others.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Sets the spacing after an arranged view, in points; `spacingUseDefault` removes it.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// Returns the custom spacing after an arranged view, in points; `spacingUseDefault` if there is none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Whether vertical spacing is measured from the last baseline of a view to the first baseline of the next.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether views are arranged relative to the layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    // MARK: Layout

    /// Updates the constraints of the arrangement.
    open override func updateConstraints() {
        updateLayoutConstraints()
        super.updateConstraints()
    }

    /// The first baseline view of the first visible arranged view.
    open override var forFirstBaselineLayout: UIView {
        shownViews.first?.forFirstBaselineLayout ?? self
    }

    /// The last baseline view of the last visible arranged view in a vertical stack; of the first in a horizontal one.
    open override var forLastBaselineLayout: UIView {
        (axis == .vertical ? shownViews.last : shownViews.first)?.forLastBaselineLayout ?? self
    }

    override func animatesHidingOfSubview(_ subview: UIView) -> Bool {
        arranged.contains { $0 === subview }
    }

    override func subviewHiddenDidChange(_ subview: UIView) {
        if arranged.contains(where: { $0 === subview }) { arrangementDidChange() }
    }

    override func subviewContentDidChange(_ subview: UIView) {
        if distribution == .fillProportionally { arrangementDidChange() }
    }
}

extension UIStackView {
    final var shownViews: [UIView] { arranged.filter { !$0.isHidden } }

    final var hiddenViews: [UIView] { arranged.filter(\.isHidden) }

    /// Returns the spacing after a view, in points.
    final func resolvedSpacing(after view: UIView) -> CGFloat {
        let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
        return spacing == Self.spacingUseSystem ? SystemSpacing.betweenViews : spacing
    }

    private func arrangementDidChange() {
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    /// Reuses unchanged constraints, and adds and removes the others.
    private func updateLayoutConstraints() {
        let wanted = StackArrangement(self).constraints
        var kept: [StackConstraintKey: NSLayoutConstraint] = [:]
        var added: [NSLayoutConstraint] = []
        for wish in wanted where kept[wish.key] == nil {
            if let constraint = layoutConstraints.removeValue(forKey: wish.key) {
                constraint.constant = wish.constant
                constraint.priority = wish.priority
                kept[wish.key] = constraint
            } else {
                let constraint = wish.makeConstraint()
                kept[wish.key] = constraint
                added.append(constraint)
            }
        }
        for constraint in layoutConstraints.values { constraint.isActive = false }
        layoutConstraints = kept
        NSLayoutConstraint.activate(added)
    }
}
