import PortableUIKit

/// A progress bar, which fills the line below the left part.
public struct ProgressBarElement: PartElement {
    /// The progress, from 0 to 1. Other values count as the nearer limit, NaN as 0.
    public var progress: Double

    /// The color of the progress.
    public var tint: UIColor

    /// The color of the track.
    public var trackColor: UIColor

    /// Creates a progress bar.
    public init(
        progress: Double,
        tint: UIColor,
        trackColor: UIColor
    ) {
        self.progress = progress
        self.tint = tint
        self.trackColor = trackColor
    }

    /// The width beside the left part, in points.
    private static let usualWidth: CGFloat = 80

    /// Creates an empty bar.
    public static func makeView() -> UIProgressView { UIProgressView(progressViewStyle: .default) }

    /// Returns UIKit's height and 80 points.
    public func size(fitting width: CGFloat) -> CGSize {
        CGSize(
            width: min(Self.usualWidth, width.layoutLength),
            height: max(Self.measuredView.intrinsicContentSize.height, 1)
        )
    }

    /// Shows the progress.
    public func update(_ view: UIProgressView, isAnimated: Bool) {
        view.progressTintColor = tint
        view.trackTintColor = trackColor
        view.setProgress(Float(progress.fraction), animated: isAnimated)
    }

    /// The row speaks the percentage.
    public func accessibility(of view: UIProgressView) -> RightControlAccessibility {
        RightControlAccessibility(value: progress.percentage, traits: .updatesFrequently)
    }

    /// Returns `true`: the bar is centered on the row as controls are.
    public var isControl: Bool { true }

    /// Returns `true`: a longer bar shows more detail.
    public var fillsWidth: Bool { true }

    private static let measuredView = UIProgressView(progressViewStyle: .default)
}

/// A ring that closes with the progress.
public struct ProgressRingElement: PartElement {
    /// The progress, from 0 to 1. Other values count as the nearer limit, NaN as 0.
    public var progress: Double

    /// The color of the progress.
    public var tint: UIColor

    /// The color of the track.
    public var trackColor: UIColor

    /// Creates a ring.
    public init(
        progress: Double,
        tint: UIColor,
        trackColor: UIColor
    ) {
        self.progress = progress
        self.tint = tint
        self.trackColor = trackColor
    }

    /// Creates an empty ring.
    public static func makeView() -> ProgressRingView { ProgressRingView() }

    /// Returns the size of an icon.
    public func size(fitting width: CGFloat) -> CGSize {
        let side = CGFloat(24).grownWithText
        return CGSize(width: side, height: side)
    }

    /// Shows the progress.
    public func update(_ view: ProgressRingView, isAnimated: Bool) {
        view.progress = progress.fraction
        view.tint = tint
        view.trackColor = trackColor
        view.strokeWidth = CellTheme.current.details.strokes.ring
    }

    /// The row speaks the percentage.
    public func accessibility(of view: ProgressRingView) -> RightControlAccessibility {
        RightControlAccessibility(value: progress.percentage, traits: .updatesFrequently)
    }
}

/// A ring that closes with its progress, clockwise from the top.
public final class ProgressRingView: UIView {
    var progress = 0.0 {
        didSet { if progress != oldValue { setNeedsDisplay() } }
    }

    var tint = UIColor.black {
        didSet { if tint != oldValue { setNeedsDisplay() } }
    }

    var trackColor = UIColor.gray {
        didSet { if trackColor != oldValue { setNeedsDisplay() } }
    }

    var strokeWidth = Strokes.ring {
        didSet { if strokeWidth != oldValue { setNeedsDisplay() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)

        isOpaque = false
        contentMode = .redraw
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("ProgressRingView is made in code; it cannot be decoded.")
    }

    public override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = (min(bounds.width, bounds.height) - strokeWidth) / 2
        guard radius > 0 else { return }
        context.setLineWidth(strokeWidth)
        context.setStrokeColor(trackColor.resolvedColor(with: traitCollection).cgColor)
        context.strokeEllipse(
            in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
        )
        guard progress > 0 else { return }
        context.setLineCap(.round)
        context.setStrokeColor(tint.resolvedColor(with: traitCollection).cgColor)
        context.beginPath()
        context.addArc(
            center: center,
            radius: radius,
            startAngle: -.pi / 2,
            endAngle: -.pi / 2 + 2 * .pi * progress,
            clockwise: false
        )
        context.strokePath()
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        setNeedsDisplay()
    }
}

extension Double {
    /// The number limited to 0...1; 0 for NaN.
    fileprivate var fraction: Double { self > 0 ? min(self, 1) : 0 }

    /// The number as a percentage, limited to 0...100.
    fileprivate var percentage: String { "\(Int((fraction * 100).rounded()))%" }
}
