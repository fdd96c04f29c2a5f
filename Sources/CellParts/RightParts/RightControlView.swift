import PortableUIKit

/// The view of all right parts that are a control.
public final class RightControlView<Content: RightControlContent>: UIView {
    private var content: Content?
    private var isBelowLeft = false
    /// What the view was updated with, for the layouts after that.
    private var theme = CellTheme.standard
    /// Whether the control shows a state of this row already, and not what is left of another one.
    private var isShowingRow = false

    private lazy var control = Content.makeControl { [weak self] control in self?.controlWasUsed(control) }
    private var textLabel: UILabel?
    /// Whether the row is too narrow for the control as it is.
    private var isScaledDown = false
    /// Whether there is no room for the control at all.
    private var isLeftOut = false

    public override func layoutSubviews() {
        super.layoutSubviews()

        guard let content else { return }
        traitCollection.performAsCurrent {
            let text = content.text(in: theme)
            let layout = RightControlLayout(
                text: text,
                controlSize: Content.controlSize,
                spacing: theme.spacing,
                isBelowLeft: isBelowLeft,
                fillsWidth: Content.fillsWidthBelow,
                fitting: bounds.width
            )
            if let textLabel {
                text?.apply(to: textLabel)
                textLabel.frame = layout.textFrame.directed(in: self)
            }
            place(in: layout.controlFrame.directed(in: self))
        }
    }

    /// Switches and steppers keep their size whatever frame they are given: in a row that is too narrow for them they are
    /// scaled down.
    private func place(in frame: CGRect) {
        if isScaledDown { control.transform = .identity }
        control.frame = frame
        let tolerance: CGFloat = 0.01
        isScaledDown = control.frame.width > frame.width + tolerance
        if isScaledDown {
            let scale = frame.width / control.frame.width
            control.transform = CGAffineTransform(scaleX: scale, y: scale)
            control.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        let hasRoom = !isScaledDown || frame.width > 0
        if isLeftOut == hasRoom {
            isLeftOut = !hasRoom
            control.isHidden = isLeftOut
        }
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsLayout()
    }

    /// What can be tapped is at least 44 points wide, also where the part itself is narrower.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let content, content.isInteractive else { return super.point(inside: point, with: event) }
        return bounds.contains(point) || control.frame.touchable.contains(point)
    }

    /// A control takes touches a little beside it as well, where that is still in the row: those are meant for the edge of
    /// it. Everywhere else a touch is the row's.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self else { return hit }
        guard let content, content.isInteractive, control.frame.touchable.contains(point) else { return nil }
        let edge = control.frame.insetBy(dx: 0.5, dy: 0.5)
        let nearest = CGPoint(
            x: min(max(point.x, edge.minX), edge.maxX),
            y: min(max(point.y, edge.minY), edge.maxY)
        )
        return control.hitTest(convert(nearest, to: control), with: event)
    }

    public override func accessibilityActivate() -> Bool {
        guard let content, content.isInteractive else { return false }
        guard let activate = content.accessibility(of: control).activate else { return control.accessibilityActivate() }
        activate()
        return true
    }

    public override func accessibilityIncrement() {
        content?.accessibility(of: control).increment?()
    }

    public override func accessibilityDecrement() {
        content?.accessibility(of: control).decrement?()
    }

    private func controlWasUsed(_ control: Content.Control) {
        content?.didUse(control)
        updateAccessibility()
    }

    private func updateAccessibility() {
        guard let content else { return }
        let accessibility = content.accessibility(of: control)
        accessibilityLabel = accessibility.label
        accessibilityValue = accessibility.value
        accessibilityTraits = accessibility.traits
        accessibilityCustomActions = accessibility.customActionName.map { name in
            [
                UIAccessibilityCustomAction(name: name) { [weak self] _ in
                    self?.accessibilityActivate() ?? false
                }
            ]
        }
    }
}

// MARK: - RightContentView

extension RightControlView: RightContentView {
    /// Measures the part in `width` points, for the current traits and theme. Controls do not shrink.
    public static func measure(fitting width: CGFloat, content: Content) -> PartMeasurement {
        layout(of: content, isBelowLeft: false, fitting: width).measurement
    }

    /// Measures the part below the left part.
    public static func measureBelow(fitting width: CGFloat, content: Content) -> PartMeasurement? {
        layout(of: content, isBelowLeft: true, fitting: width).measurement
    }

    /// Lays the control out for a place below the left part, or beside it.
    public func update(isBelowLeft: Bool) {
        guard isBelowLeft != self.isBelowLeft else { return }
        self.isBelowLeft = isBelowLeft
        setNeedsLayout()
    }

    /// Shows `content` in place of what the view shows. In a row on screen the control moves to its new state, unless the
    /// reader asked for less motion.
    public func update(with content: Content) {
        let isAnimated = isShowingRow && window != nil && !UIAccessibility.isReduceMotionEnabled
        isShowingRow = true
        self.content = content
        theme = .current

        if control.superview == nil { addSubview(control) }
        control.isUserInteractionEnabled = content.isInteractive
        content.update(control, theme: theme, isAnimated: isAnimated)
        let text = content.text(in: theme)
        if let text {
            let label = textLabel ?? UILabel()
            if textLabel == nil {
                textLabel = label
                addSubview(label)
            }
            text.showText(in: label)
            label.accessibilityIdentifier = text.identifier
        }
        textLabel?.isHidden = text == nil
        updateAccessibility()
        setNeedsLayout()
    }

    /// Takes over the closures of an equal content.
    public func updateHandlers(with content: Content) {
        self.content = content
    }

    /// The next content is that of another row: the control is not to move there.
    public func prepareForReuse() {
        isShowingRow = false
    }

    private static func layout(of content: Content, isBelowLeft: Bool, fitting width: CGFloat) -> RightControlLayout {
        RightControlLayout(
            text: content.text(in: .current),
            controlSize: Content.controlSize,
            spacing: CellTheme.current.spacing,
            isBelowLeft: isBelowLeft,
            fillsWidth: Content.fillsWidthBelow,
            fitting: width
        )
    }
}

extension RightControlView: InteractivePartView {
    var activationView: UIView? {
        guard let content, content.isInteractive else { return nil }
        return content.accessibility(of: control).customActionName == nil ? control : nil
    }
}
