import Foundation

/// The detail button of a row: a circle with an i.
@MainActor final class CellDetailButton: UIControl {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        accessibilityLabel = "More Info"
        accessibilityTraits = .button
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { alpha = isHighlighted ? 0.3 : 1 } }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        tintColor.set()
        let circle = UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1))
        circle.lineWidth = 1.5
        circle.stroke()
        let x = bounds.midX
        UIBezierPath(ovalIn: CGRect(x: x - 1.4, y: 5, width: 2.8, height: 2.8)).fill()
        let stem = UIBezierPath()
        stem.move(to: CGPoint(x: x - 1.5, y: 10))
        stem.addLine(to: CGPoint(x: x + 0.25, y: 10))
        stem.addLine(to: CGPoint(x: x + 0.25, y: 16))
        stem.move(to: CGPoint(x: x - 2, y: 16))
        stem.addLine(to: CGPoint(x: x + 2.5, y: 16))
        stem.lineWidth = 1.5
        stem.lineCapStyle = .round
        stem.stroke()
    }
}
