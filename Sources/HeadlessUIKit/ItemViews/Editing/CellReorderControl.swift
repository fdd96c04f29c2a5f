import Foundation

/// The reorder control of a cell, which the user drags to move the row.
@MainActor final class CellReorderControl: UIView {
    static let width: CGFloat = 44
    private static let lineSize = CGSize(width: 20, height: 2)
    private static let lineDistance: CGFloat = 6

    /// The color of the control, or `nil` for the default color.
    var color: UIColor? {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func draw(_ rect: CGRect) {
        (color ?? .systemGray3).setFill()
        for line in -1...1 {
            let frame = CGRect(
                x: bounds.midX - Self.lineSize.width / 2,
                y: bounds.midY + CGFloat(line) * Self.lineDistance - Self.lineSize.height / 2,
                width: Self.lineSize.width,
                height: Self.lineSize.height
            )
            UIBezierPath(roundedRect: frame, cornerRadius: 1).fill()
        }
    }
}
