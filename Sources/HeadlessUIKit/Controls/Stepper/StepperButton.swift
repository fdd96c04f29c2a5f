import Foundation

/// One of the two buttons of a stepper.
@MainActor final class StepperButton: UIView {
    weak var stepper: UIStepper?
    let isIncrement: Bool

    var isPressed = false {
        didSet { if isPressed != oldValue { setNeedsDisplay() } }
    }

    var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// The image that replaces the sign.
    var sign: UIImage? {
        didSet { if sign !== oldValue { setNeedsDisplay() } }
    }

    /// The image that replaces the background.
    var backgroundImage: UIImage? {
        didSet { if backgroundImage !== oldValue { setNeedsDisplay() } }
    }

    var state: UIControl.State { isEnabled ? isPressed ? .highlighted : .normal : .disabled }

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
        if let backgroundImage {
            backgroundImage.draw(in: bounds)
        } else if isPressed {
            UIColor.systemFill.setFill()
            let radius = UIStepper.cornerRadius(height: bounds.height, traitCollection)
            UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
        }
        if let sign {
            drawSign(sign)
        } else {
            drawSign()
        }
    }

    private var signColor: UIColor { isEnabled ? .label : .tertiaryLabel }

    private func drawSign(_ image: UIImage) {
        let shown = image.renderingMode == .alwaysOriginal ? image : image.withTintColor(signColor)
        let size = image.size
        shown.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
    }

    private func drawSign() {
        let middle = bounds.center
        let metrics = traitCollection.metrics.controls
        // The round ends extend beyond the arms.
        let armLength = (metrics.stepperSign - metrics.stepperStroke) / 2
        let sign = UIBezierPath()
        sign.move(to: CGPoint(x: middle.x - armLength, y: middle.y))
        sign.addLine(to: CGPoint(x: middle.x + armLength, y: middle.y))
        if isIncrement {
            sign.move(to: CGPoint(x: middle.x, y: middle.y - armLength))
            sign.addLine(to: CGPoint(x: middle.x, y: middle.y + armLength))
        }
        sign.lineWidth = metrics.stepperStroke
        sign.lineCapStyle = .round
        signColor.setStroke()
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
