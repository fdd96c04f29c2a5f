import Foundation

/// Lays out views in a row or a column by constraints of its own.
@preconcurrency @MainActor open class UIStackView: UIView {
    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The constraints that lay out the stack, by what they say.
    private var layoutConstraints: [StackConstraintKey: NSLayoutConstraint] = [:]

    /// Makes an empty stack.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a row of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Stack views are not read from archives here; makes an empty one, as UIKit's initialiser cannot fail.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    // MARK: Arranged views

    /// The views that the stack lays out, in order. Hidden ones take no room.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end, as a subview as well.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arranged.count - (arranged.contains { $0 === view } ? 1 : 0))
    }

    /// Adds a view at a place in the order, as a subview as well; a view that is arranged already moves.
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

    /// Stops laying out a view; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        for (key, constraint) in layoutConstraints where constraint.mentions(view) {
            constraint.isActive = false
            layoutConstraints[key] = nil
        }
        arrangementDidChange()
    }

    /// A view that leaves the stack is arranged no longer.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Arrangement

    /// Whether the stack is a row or a column.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// How views share the room along the axis.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// How views lie across the axis.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The distance between neighbours, in points: exact when filling, the least otherwise.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Gives the distance after one view a length of its own; `spacingUseDefault` takes it back.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The distance after a view if it has one of its own, else `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Whether the distances in a column count from the last baseline to the first one below.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether views stay inside the layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    // MARK: Layout

    /// Brings the constraints in line with the arrangement.
    open override func updateConstraints() {
        updateLayoutConstraints()
        super.updateConstraints()
    }

    /// The stack's own constraints are no concern of others.
    open override var forFirstBaselineLayout: UIView {
        shownViews.first?.forFirstBaselineLayout ?? self
    }

    /// The last view's.
    open override var forLastBaselineLayout: UIView {
        (axis == .vertical ? shownViews.last : shownViews.first)?.forLastBaselineLayout ?? self
    }

    override func keepsSightOfHidingSubview(_ subview: UIView) -> Bool {
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

    /// The distance after a view, in points.
    final func resolvedSpacing(after view: UIView) -> CGFloat {
        let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
        return spacing == Self.spacingUseSystem ? SystemSpacing.betweenViews : spacing
    }

    private func arrangementDidChange() {
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    /// Makes what is missing, changes what has another number and removes what is no longer said.
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
