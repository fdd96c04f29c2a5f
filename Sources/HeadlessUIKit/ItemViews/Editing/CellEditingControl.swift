import Foundation

/// The control at the leading edge of a cell in editing mode: deletes, inserts, or shows whether the row is selected.
@MainActor final class CellEditingControl: UIControl {
    /// The purposes of the control.
    enum Kind {
        case delete, insert, select
    }

    private static let diameter: CGFloat = 22

    var handler: (() -> Void)?

    var kind = Kind.delete {
        didSet {
            guard kind != oldValue else { return }
            // Touches on the selection circle are handled by the row, which selects itself.
            isUserInteractionEnabled = kind != .select
            describe()
            setNeedsDisplay()
        }
    }

    /// Whether the row is selected.
    var isOn = false {
        didSet { if isOn != oldValue { setNeedsDisplay() } }
    }

    /// The colors of the circle and of the symbol in it. `nil` means the default colors.
    var circleColor: UIColor? {
        didSet { if circleColor != oldValue { setNeedsDisplay() } }
    }
    var signColor: UIColor? {
        didSet { if signColor != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .button
        describe()
        addAction(UIAction { [weak self] _ in self?.handler?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func describe() {
        switch kind {
        case .delete: accessibilityLabel = "Delete"
        case .insert: accessibilityLabel = "Insert"
        case .select: isAccessibilityElement = false
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let circle = CGRect(
            x: bounds.midX - Self.diameter / 2,
            y: bounds.midY - Self.diameter / 2,
            width: Self.diameter,
            height: Self.diameter
        )
        switch kind {
        case .delete:
            fill(circle, .systemRed)
            sign { path, armLength in
                path.move(to: CGPoint(x: circle.midX - armLength, y: circle.midY))
                path.addLine(to: CGPoint(x: circle.midX + armLength, y: circle.midY))
            }
        case .insert:
            fill(circle, .systemGreen)
            sign { path, armLength in
                path.move(to: CGPoint(x: circle.midX - armLength, y: circle.midY))
                path.addLine(to: CGPoint(x: circle.midX + armLength, y: circle.midY))
                path.move(to: CGPoint(x: circle.midX, y: circle.midY - armLength))
                path.addLine(to: CGPoint(x: circle.midX, y: circle.midY + armLength))
            }
        case .select where isOn:
            fill(circle, tintColor)
            sign { path, _ in
                path.move(to: CGPoint(x: circle.midX - 5, y: circle.midY + 0.5))
                path.addLine(to: CGPoint(x: circle.midX - 1.5, y: circle.midY + 4))
                path.addLine(to: CGPoint(x: circle.midX + 5, y: circle.midY - 4))
            }
        case .select:
            UIColor.tertiaryLabel.setStroke()
            let path = UIBezierPath(ovalIn: circle.insetBy(dx: 0.75, dy: 0.75))
            path.lineWidth = 1.5
            path.stroke()
        }
    }

    private func fill(_ circle: CGRect, _ color: UIColor) {
        (circleColor ?? color).setFill()
        UIBezierPath(ovalIn: circle).fill()
    }

    private func sign(_ draw: (UIBezierPath, CGFloat) -> Void) {
        let path = UIBezierPath()
        draw(path, 5)
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        (signColor ?? .white).setStroke()
        path.stroke()
    }
}
