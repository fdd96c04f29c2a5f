import Foundation

/// Spokes that go round while something goes on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// How large the spokes are.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101

        /// The side of the square, in points.
        var side: CGFloat {
            switch self {
            case .medium: 20
            case .large: 37
            }
        }
    }

    private final var isAnimatingStorage = false
    private final var step = 0
    private final var token: VirtualClock.Token?
    private final weak var tokenClock: VirtualClock?

    /// One turn of eight spokes takes so many seconds.
    private static let turnDuration: TimeInterval = 0.8
    private static let spokeCount = 8
    private static let faintestAlpha: CGFloat = 0.25

    /// Makes an indicator of a size.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        setUp()
    }

    /// Makes a medium indicator with that frame.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    /// Indicators are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// How large the spokes are.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// Whether an indicator that stands still is hidden.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }

    /// The colour of the darkest spoke.
    open var color: UIColor! = .systemGray {
        didSet { setNeedsDisplay() }
    }

    /// Whether the spokes go round.
    open var isAnimating: Bool { isAnimatingStorage }

    /// Shows the spokes and lets them go round.
    open func startAnimating() {
        guard !isAnimatingStorage else { return }
        isAnimatingStorage = true
        isHidden = false
        scheduleStep()
    }

    /// Stops the spokes, and hides them unless told otherwise.
    open func stopAnimating() {
        guard isAnimatingStorage else { return }
        isAnimatingStorage = false
        cancelStep()
        step = 0
        setNeedsDisplay()
        if hidesWhenStopped { isHidden = true }
    }

    /// The size that the style has.
    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

    /// The size that the style has.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Draws the spokes in the middle.
    open override func draw(_ rect: CGRect) {
        drawSpokes()
    }

    /// Goes on in the window's time.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if isAnimatingStorage { scheduleStep() }
    }

    override func willLeaveWindow() {
        super.willLeaveWindow()
        cancelStep()
    }

    // MARK: Accessibility

    /// An indicator is one element.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// It changes often.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? .updatesFrequently }
        set { super.accessibilityTraits = newValue }
    }

    /// Whether something goes on.
    open override var accessibilityLabel: String? {
        get { accessibilityStorage?.label ?? (isAnimating ? "In progress" : "Progress halted") }
        set { super.accessibilityLabel = newValue }
    }
}

extension UIActivityIndicatorView {
    private func setUp() {
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
        isHidden = true
    }

    private func scheduleStep() {
        guard token == nil, let clock = window?.clock else { return }
        let duration = Self.turnDuration / Double(Self.spokeCount)
        tokenClock = clock
        token = clock.schedule(after: duration) { [weak self] in
            guard let self, isAnimatingStorage else { return }
            token = nil
            step = (step + 1) % Self.spokeCount
            setNeedsDisplay()
            scheduleStep()
        }
    }

    private func cancelStep() {
        if let token { tokenClock?.cancel(token) }
        token = nil
    }

    private func drawSpokes() {
        let middle = bounds.center
        let radius = style.side / 2
        let inner = radius * 0.48
        let width = radius * 0.22
        for spoke in 0..<Self.spokeCount {
            // The darkest spoke leads, those behind it fade.
            let age = (step - spoke + Self.spokeCount) % Self.spokeCount
            let strength = 1 - CGFloat(age) / CGFloat(Self.spokeCount - 1)
            let alpha = Self.faintestAlpha + (1 - Self.faintestAlpha) * strength
            let angle = CGFloat(spoke) / CGFloat(Self.spokeCount) * 2 * .pi - .pi / 2
            let path = UIBezierPath()
            path.move(to: point(at: inner, angle, from: middle))
            path.addLine(to: point(at: radius - width / 2, angle, from: middle))
            path.lineWidth = width
            path.lineCapStyle = .round
            (color ?? .systemGray).withAlphaComponent(alpha).setStroke()
            path.stroke()
        }
    }

    private func point(at distance: CGFloat, _ angle: CGFloat, from middle: CGPoint) -> CGPoint {
        CGPoint(x: middle.x + cos(angle) * distance, y: middle.y + sin(angle) * distance)
    }
}
