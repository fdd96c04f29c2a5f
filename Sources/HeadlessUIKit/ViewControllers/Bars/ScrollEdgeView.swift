import Foundation

/// The fading edge of content under a bar without a background: the content is the more blurred and covered, the nearer
/// it is to the edge of the screen.
@MainActor final class ScrollEdgeView: UIView {
    /// The standard deviations of the blur in strips of the same height, in points; estimates.
    private static let deviations: [CGFloat] = [7, 5, 3]
    private let strips: [UIView]
    private let fade: ScrollEdgeFade

    init(isAtBottom: Bool) {
        fade = ScrollEdgeFade(isAtBottom: isAtBottom)
        strips = (isAtBottom ? Self.deviations.reversed() : Self.deviations).map { deviation in
            let strip = UIView()
            strip.setBackdrop(BackdropFilter(deviation: deviation, saturation: 1, tint: .clear))
            return strip
        }
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in strips + [fade] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = (bounds.height / CGFloat(strips.count)).rounded()
        for (index, strip) in strips.enumerated() {
            let y = CGFloat(index) * height
            let isLast = index == strips.count - 1
            strip.frame = CGRect(x: 0, y: y, width: bounds.width, height: isLast ? bounds.height - y : height)
        }
        fade.frame = bounds
    }
}

/// The color over fading content.
@MainActor private final class ScrollEdgeFade: UIView {
    private static let opacity: CGFloat = 0.9
    private static let step: CGFloat = 2
    private let isAtBottom: Bool

    init(isAtBottom: Bool) {
        self.isAtBottom = isAtBottom
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func draw(_ rect: CGRect) {
        for y in stride(from: 0, to: bounds.height, by: Self.step) {
            let part = isAtBottom ? 1 - y / bounds.height : y / bounds.height
            UIColor.systemBackground.withAlphaComponent(Self.opacity * (1 - part * part)).setFill()
            UIRectFill(CGRect(x: 0, y: y, width: bounds.width, height: min(Self.step, bounds.height - y)))
        }
    }
}
