import ContainerCells
import PortableUIKit

/// The view of all right parts that are a control.
public final class RightControlView<Content: RightControlContent>: ContentSizedView {
    private var content: Content?
    private var isBelowLeft = false
    /// The theme of the last update, for later layout passes.
    private var theme = CellTheme.standard
    /// Whether the control shows the state of this row, not that of the row before reuse.
    private var isShowingRow = false

    private lazy var control = Content.makeControl { [weak self] control in self?.controlWasUsed(control) }
    private var textLabel: UILabel?
    /// Whether the user has changed the control since it showed the content.
    private var isUsed = false
    /// Whether the control is scaled down because the row is too narrow.
    private var isScaledDown = false
    /// Whether the control is hidden because there is no space for it.
    private var isLeftOut = false

    /// Returns the size of the content for a proposed width in points.
    public override func contentSize(fitting width: CGFloat) -> CGSize? {
        guard let content else { return nil }
        return theme.performAsCurrent {
            Self.layout(of: content, isBelowLeft: isBelowLeft, fitting: width).size
        }
    }

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
                layout.text?.apply(to: textLabel, fitting: layout.textFrame.width)
                textLabel.frame = layout.textFrame.directed(in: self)
            }
            place(in: layout.controlFrame.directed(in: self))
        }
    }

    /// Switches and steppers ignore the size of their frame, so they are scaled down in a row that is too narrow.
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

    /// The hit target is at least 44 points wide, even if the part is narrower.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let content, content.isInteractive else { return super.point(inside: point, with: event) }
        return bounds.contains(point) || control.frame.touchable.contains(point)
    }

    /// The control also takes touches near its edges, within the row. All other touches go to the row.
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
        isUsed = true
        content?.didUse(control)
        updateAccessibility()
    }

    private func updateAccessibility() {
        guard let content else { return }
        let accessibility = content.accessibility(of: control)
        accessibilityLabel = accessibility.label
        accessibilityValue = accessibility.value
        accessibilityTraits = accessibility.traits
        let actions = accessibility.actions.map(\.customAction)
        accessibilityCustomActions = actions.isEmpty ? nil : actions
    }
}

// MARK: - RightContentView

extension RightControlView: RightContentView {
    /// Measures the part for a proposed width in points, using the current traits and theme. Controls do not shrink.
    public static func measure(fitting width: CGFloat, content: Content) -> PartMeasurement {
        layout(of: content, isBelowLeft: false, fitting: width).measurement
    }

    /// Measures the part below the left part.
    public static func measureBelow(fitting width: CGFloat, content: Content) -> PartMeasurement? {
        layout(of: content, isBelowLeft: true, fitting: width).measurement
    }

    /// Updates the layout for a position below or beside the left part.
    public func update(isBelowLeft: Bool) {
        guard isBelowLeft != self.isBelowLeft else { return }
        self.isBelowLeft = isBelowLeft
        setNeedsLayout()
    }

    /// Updates the view to show `content`. In a visible row the control animates to the new state, unless "Reduce
    /// Motion" is on.
    public func update(with content: Content) {
        let isAnimated = isShowingRow && window != nil && !UIAccessibility.isReduceMotionEnabled
        isShowingRow = true
        isUsed = false
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
        contentSizeDidChange()
        setNeedsLayout()
    }

    /// Makes the part half transparent in a disabled row, except for a disabled control, which already is.
    public func update(isEnabled: Bool) {
        let alpha: CGFloat = isEnabled ? 1 : ContainerCellAppearance.disabledAlpha
        textLabel?.alpha = alpha
        control.alpha = (control as? UIControl)?.isEnabled == false ? 1 : alpha
    }

    /// Replaces the handlers with those of an equal content. A change by the user that the content does not have is taken back.
    public func updateHandlers(with content: Content) {
        self.content = content
        guard isUsed else { return }
        isUsed = false
        content.update(control, theme: theme, isAnimated: window != nil && !UIAccessibility.isReduceMotionEnabled)
        updateAccessibility()
    }

    /// The next content belongs to another row, so the control does not animate to it.
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
        return content.accessibility(of: control).actions.isEmpty ? control : nil
    }
}
