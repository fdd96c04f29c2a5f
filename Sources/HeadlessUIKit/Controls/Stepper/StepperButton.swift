import Foundation

/// One of the two buttons of a stepper.
@MainActor final class StepperButton: UIView {
    weak var stepper: UIStepper?
    let isIncrement: Bool

    /// The length of the plus and minus signs in points.
    private static let signLength: CGFloat = 14
    private static let signWidth: CGFloat = 1.75
    private static let cornerRadius: CGFloat = 8

    var isPressed = false {
        didSet { if isPressed != oldValue { setNeedsDisplay() } }
    }

    var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    init(isIncrement: Bool) {
        self.isIncrement = isIncrement
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func draw(_ rect: CGRect) {
        if isPressed {
            UIColor.systemFill.setFill()
            UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).fill()
        }
        let middle = bounds.center
        let armLength = Self.signLength / 2
        let sign = UIBezierPath()
        sign.move(to: CGPoint(x: middle.x - armLength, y: middle.y))
        sign.addLine(to: CGPoint(x: middle.x + armLength, y: middle.y))
        if isIncrement {
            sign.move(to: CGPoint(x: middle.x, y: middle.y - armLength))
            sign.addLine(to: CGPoint(x: middle.x, y: middle.y + armLength))
        }
        sign.lineWidth = Self.signWidth
        sign.lineCapStyle = .round
        (isEnabled ? UIColor.label : UIColor.tertiaryLabel).setStroke()
        sign.stroke()
    }

    // MARK: Accessibility

    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }

    override var accessibilityLabel: String? {
        get { isIncrement ? "Increment" : "Decrement" }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { isEnabled ? .button : [.button, .notEnabled] }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        guard let stepper, isEnabled else { return false }
        stepper.stepByAccessibility(self)
        return true
    }
}
