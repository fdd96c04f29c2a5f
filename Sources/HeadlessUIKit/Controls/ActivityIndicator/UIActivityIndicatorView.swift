import Foundation

/// A spinner that shows that a task is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The size of the indicator.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        /// Large and white. Deprecated: `large` with a color.
        case whiteLarge = 0
        /// Medium and white. Deprecated: `medium` with a color.
        case white = 1
        /// Medium and gray. Deprecated: `medium`.
        case gray = 2

        /// The side length of the square in points.
        var side: CGFloat {
            switch self {
            case .medium, .white, .gray: 20
            case .large, .whiteLarge: 37
            }
        }

        /// The color that the old styles have.
        var color: UIColor {
            switch self {
            case .white, .whiteLarge: .white
            case .medium, .large, .gray: .systemGray
            }
        }
    }

    private final var isAnimatingStorage = false
    private final var step = 0
    private final var token: VirtualClock.Token?
    private final weak var tokenClock: VirtualClock?

    /// The duration of one rotation of the eight spokes, in seconds.
    private static let turnDuration: TimeInterval = 0.8
    private static let spokeCount = 8
    private static let faintestAlpha: CGFloat = 0.25

    /// Creates an indicator with a style.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        color = style.color
        setUp()
    }

    /// Creates a medium indicator with a frame.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    /// Creates an activity indicator from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUp()
        decodeIndicator(from: coder)
    }

    /// The size of the indicator.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            if style.color != oldValue.color { color = style.color }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// Whether the indicator is hidden while it is not animating.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }

    /// The color of the darkest spoke.
    open var color: UIColor! = .systemGray {
        didSet { setNeedsDisplay() }
    }

    /// Whether the indicator is animating.
    open var isAnimating: Bool { isAnimatingStorage }

    /// Shows the indicator and starts the animation.
    open func startAnimating() {
        guard !isAnimatingStorage else { return }
        isAnimatingStorage = true
        isHidden = false
        scheduleStep()
    }

    /// Stops the animation, and hides the indicator if `hidesWhenStopped` is `true`.
    open func stopAnimating() {
        guard isAnimatingStorage else { return }
        isAnimatingStorage = false
        cancelStep()
        step = 0
        setNeedsDisplay()
        if hidesWhenStopped { isHidden = true }
    }

    /// The size of the style.
    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

    /// The size of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Draws the spokes in the center.
    open override func draw(_ rect: CGRect) {
        drawSpokes()
    }

    /// Continues the animation on the clock of the new window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if isAnimatingStorage { scheduleStep() }
    }

    override func willLeaveWindow() {
        super.willLeaveWindow()
        cancelStep()
    }

    // MARK: Accessibility

    /// Whether assistive technologies can access the indicator; `true` by default.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The traits of an indicator, which updates frequently.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? .updatesFrequently }
        set { super.accessibilityTraits = newValue }
    }

    /// Whether the task is in progress, as spoken text.
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
        token = clock.schedule(after: duration, isAmbient: true) { [weak self] in
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
            // The head spoke is the darkest; the spokes behind it fade.
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
