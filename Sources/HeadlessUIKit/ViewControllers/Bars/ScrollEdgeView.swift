import Foundation

/// The fading edge of content under a bar without a background.
@MainActor final class ScrollEdgeView: UIView {
    private static let opacity: CGFloat = 0.9
    private static let step: CGFloat = 2

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func draw(_ rect: CGRect) {
        for y in stride(from: 0, to: bounds.height, by: Self.step) {
            let part = y / bounds.height
            UIColor.systemBackground.withAlphaComponent(Self.opacity * (1 - part * part)).setFill()
            UIRectFill(CGRect(x: 0, y: y, width: bounds.width, height: min(Self.step, bounds.height - y)))
        }
    }
}
