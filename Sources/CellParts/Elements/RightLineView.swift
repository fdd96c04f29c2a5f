import PortableUIKit

/// The view of all right parts that list their elements.
public final class RightLineView<Content: RightLineContent>: UIView {
    private var content: Content?
    private(set) var isBelowLeft = false
    /// The theme of the last update, for later layout passes.
    private var theme = CellTheme.standard
    /// Whether the elements show the state of this row, not that of the row before reuse.
    private var isShowingRow = false

    private let elementViews = ElementViews()

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            let elements = content.elements(in: theme)
            let layout = RightLineLayout(
                elements,
                spacing: theme.spacing,
                isBelowLeft: isBelowLeft,
                fitting: bounds.width
            )
            elementViews.layOut(elements, frames: layout.frames, in: self)
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }

    /// Hit targets are at least 44 points wide, even if the part is narrower.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point) || elementViews.interactiveView(at: point) != nil
    }

    /// Interactive elements also take touches near their edges, within the row. All other touches go to the row.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, self.point(inside: point, with: event) else { return nil }
        return elementViews.hitTest(point, in: self, with: event)
    }

    public override var accessibilityValue: String? {
        get { elementViews.accessibility.compactMap(\.information.value).joinedForAccessibility }
        set { super.accessibilityValue = newValue }
    }

    public override func accessibilityActivate() -> Bool {
        elementViews.activate()
    }

    public override func accessibilityIncrement() {
        elementViews.adjust(\.increment)
    }

    public override func accessibilityDecrement() {
        elementViews.adjust(\.decrement)
    }
}

// MARK: - RightContentView

extension RightLineView: RightContentView {
    /// Measures the part for a proposed width in points, using the current traits and theme.
    public static func measure(fitting width: CGFloat, content: Content) -> PartMeasurement {
        layout(of: content, isBelowLeft: false, fitting: width).measurement
    }

    /// Measures the part below the left part; `nil` if it stays beside it.
    public static func measureBelow(fitting width: CGFloat, content: Content) -> PartMeasurement? {
        guard !content.staysBeside else { return nil }
        return layout(of: content, isBelowLeft: true, fitting: width).measurement
    }

    /// Updates the layout for a position below or beside the left part.
    public func update(isBelowLeft: Bool) {
        guard isBelowLeft != self.isBelowLeft else { return }
        self.isBelowLeft = isBelowLeft
        setNeedsLayout()
    }

    /// Updates the view to show `content`. In a visible row controls animate to the new state, unless "Reduce Motion"
    /// is on.
    public func update(with content: Content) {
        let isAnimated = isShowingRow && window != nil && !UIAccessibility.isReduceMotionEnabled
        isShowingRow = true
        self.content = content
        theme = .current
        elementViews.show(content.elements(in: theme), in: self, isAnimated: isAnimated)
        elementViews.updateAccessibility(of: self)
        setNeedsLayout()
    }

    /// Replaces the handlers with those of an equal content.
    public func updateHandlers(with content: Content) {
        self.content = content
        elementViews.updateHandlers(content.elements(in: theme))
        elementViews.updateAccessibility(of: self)
    }

    /// Updates the elements for an enabled or disabled row.
    public func update(isEnabled: Bool) {
        elementViews.update(isEnabled: isEnabled)
    }

    /// The next content belongs to another row, so controls do not animate to it.
    public func prepareForReuse() {
        isShowingRow = false
    }

    private static func layout(of content: Content, isBelowLeft: Bool, fitting width: CGFloat) -> RightLineLayout {
        let theme = CellTheme.current
        return RightLineLayout(
            content.elements(in: theme),
            spacing: theme.spacing,
            isBelowLeft: isBelowLeft,
            fitting: width
        )
    }
}

extension RightLineView: RightPlacedView {}

extension RightLineView: InteractivePartView {
    var activationView: UIView? { elementViews.activationView }
}
