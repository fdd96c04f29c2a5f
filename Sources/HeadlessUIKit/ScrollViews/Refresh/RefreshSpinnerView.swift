import Foundation

/// A spinner whose spokes appear one by one with the progress, and which rotates while a refresh runs.
@MainActor final class RefreshSpinnerView: UIView {
    static let side: CGFloat = 28
    private static let spokeCount = 8
    /// The time that the highlight stays on one spoke, in seconds.
    private static let interval: TimeInterval = 0.1

    private var tick: VirtualClock.Token?
    private var phase = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// The fraction of the spokes that is visible, from 0 to 1.
    var progress: CGFloat = 0 {
        didSet { if shownSpokes(oldValue) != shownSpokes(progress) { setNeedsDisplay() } }
    }

    /// Whether the spinner rotates.
    var isAnimating = false {
        didSet {
            guard isAnimating != oldValue else { return }
            setNeedsDisplay()
            isAnimating ? scheduleTick() : stop()
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if isAnimating, tick == nil { scheduleTick() }
    }

    override func willLeaveWindow() {
        super.willLeaveWindow()
        stop()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let color = UIColor.secondaryLabel.resolvedColor(with: traitCollection)
        context.setLineWidth(3)
        context.setLineCap(.round)
        for spoke in 0..<shownSpokes(progress) {
            // The head spoke is the darkest; the spokes behind it fade.
            let age = (phase - spoke + Self.spokeCount * 2) % Self.spokeCount
            let alpha = isAnimating ? 1 - CGFloat(age) / CGFloat(Self.spokeCount) * 0.75 : 1
            let angle = CGFloat(spoke) / CGFloat(Self.spokeCount) * 2 * .pi - .pi / 2
            let direction = CGVector(dx: cos(angle), dy: sin(angle))
            context.setStrokeColor(color.withAlphaComponent(alpha).cgColor)
            context.move(to: CGPoint(x: bounds.midX + direction.dx * 7, y: bounds.midY + direction.dy * 7))
            context.addLine(to: CGPoint(x: bounds.midX + direction.dx * 12, y: bounds.midY + direction.dy * 12))
            context.strokePath()
        }
    }

    private func shownSpokes(_ progress: CGFloat) -> Int {
        Int((progress * CGFloat(Self.spokeCount)).rounded(.down))
    }

    private func scheduleTick() {
        tick = window?.clock.schedule(after: Self.interval, isAmbient: true) { [weak self] in
            guard let self else { return }
            tick = nil
            guard isAnimating else { return }
            phase = (phase + 1) % Self.spokeCount
            setNeedsDisplay()
            scheduleTick()
        }
    }

    private func stop() {
        if let tick { window?.clock.cancel(tick) }
        tick = nil
    }
}
