import Foundation

/// The accessory at the trailing edge of a cell: a disclosure indicator, a checkmark, a detail button.
@MainActor final class CellAccessoryView: UIView {
    private static let arrowSize = CGSize(width: 8, height: 13)
    private static let checkSize = CGSize(width: 15, height: 13)
    private static let detailSize = CGSize(width: 22, height: 22)
    private static let gap: CGFloat = 12
    /// The extent of the touch area around the button, in points.
    private static let touchOutset: CGFloat = 11

    private var button: CellDetailButton?
    var detailHandler: (() -> Void)?

    /// The kinds of accessories.
    enum Kind {
        case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// The kind of the accessory, or `nil` for none.
    var kind: Kind? {
        didSet { if kind != oldValue { kindDidChange() } }
    }

    /// The color of the disclosure indicator, or `nil` for the default color.
    var arrowColor: UIColor? {
        didSet { if arrowColor != oldValue { setNeedsDisplay() } }
    }

    static func size(of kind: Kind) -> CGSize {
        switch kind {
        case .disclosureIndicator: arrowSize
        case .checkmark: checkSize
        case .detailButton: detailSize
        case .detailDisclosureButton:
            CGSize(width: detailSize.width + gap + arrowSize.width, height: detailSize.height)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        button != nil && bounds.insetBy(dx: -Self.touchOutset, dy: -Self.touchOutset).contains(point)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        self.point(inside: point, with: event) ? button : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        button?.frame = CGRect(
            x: isMirrored ? bounds.width - Self.detailSize.width : 0,
            y: 0,
            width: Self.detailSize.width,
            height: Self.detailSize.height
        )
        setNeedsDisplay()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        switch kind {
        case nil, .detailButton: break
        case .checkmark: drawCheck()
        case .disclosureIndicator, .detailDisclosureButton: drawArrow()
        }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func kindDidChange() {
        let hasButton = kind == .detailButton || kind == .detailDisclosureButton
        if !hasButton {
            button?.removeFromSuperview()
            button = nil
        } else if button == nil {
            let button = CellDetailButton()
            button.addAction(UIAction { [weak self] _ in self?.detailHandler?() }, for: .touchUpInside)
            addSubview(button)
            self.button = button
        }
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func drawArrow() {
        let inset: CGFloat = 1.25
        let top = (bounds.height - Self.arrowSize.height) / 2 + inset
        let bottom = bounds.height - top
        let start = bounds.width - Self.arrowSize.width + inset
        let end = bounds.width - inset
        let path = UIBezierPath()
        func x(_ x: CGFloat) -> CGFloat { isMirrored ? bounds.width - x : x }
        path.move(to: CGPoint(x: x(start), y: top))
        path.addLine(to: CGPoint(x: x(end), y: bounds.height / 2))
        path.addLine(to: CGPoint(x: x(start), y: bottom))
        stroke(path, color: arrowColor ?? .tertiaryLabel)
    }

    private func drawCheck() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1.5, y: 7.5))
        path.addLine(to: CGPoint(x: 5.5, y: 11.5))
        path.addLine(to: CGPoint(x: 13.5, y: 1.5))
        stroke(path, color: tintColor)
    }

    private func stroke(_ path: UIBezierPath, color: UIColor) {
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }
}
