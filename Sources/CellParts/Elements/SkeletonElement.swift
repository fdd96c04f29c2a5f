import PortableUIKit

/// A gray shape in place of a text or an image that is being loaded.
public struct SkeletonElement: PartElement {
    /// The shape.
    public enum Shape: Equatable {
        /// A circle with a diameter in points.
        case circle(CGFloat)

        /// A line as tall as a text, with a bar over a part of the width.
        case line(LabelContent, fraction: CGFloat)
    }

    /// The shape.
    public var size: Shape

    /// The theme of the color.
    public var theme: CellTheme

    /// What VoiceOver says.
    public var spokenLabel: String?

    /// Creates a shape.
    public init(size: Shape, theme: CellTheme, spokenLabel: String? = nil) {
        self.size = size
        self.theme = theme
        self.spokenLabel = spokenLabel
    }

    /// Creates an empty view.
    public static func makeView() -> SkeletonView { SkeletonView(frame: .zero) }

    /// Returns the size of the shape, which fills a line.
    public func size(fitting width: CGFloat) -> CGSize {
        switch size {
        case .circle(let diameter):
            CGSize(width: diameter, height: diameter)
        case .line(let label, _):
            CGSize(width: width.isFinite ? width : Self.usualWidth, height: label.lineHeight)
        }
    }

    /// A shape can get as narrow as needed.
    public var minWidth: CGFloat {
        if case .circle(let diameter) = size { diameter } else { 0 }
    }

    /// Shows the shape.
    public func update(_ view: SkeletonView, isAnimated: Bool) {
        view.color = theme.palette.overlayFill
        view.highlightColor = theme.palette.background.withAlphaComponent(theme.details.opacities.shimmer)
        view.duration = theme.details.shimmerDuration
        view.largestRadius = theme.cornerRadii.small
        if case .line(_, let fraction) = size { view.fraction = fraction } else { view.fraction = nil }
    }

    /// The label of the shape.
    public func accessibility(of view: SkeletonView) -> RightControlAccessibility {
        RightControlAccessibility(label: spokenLabel, traits: spokenLabel == nil ? .none : .updatesFrequently)
    }

    private static let usualWidth: CGFloat = 200
}

/// A gray shape over which a light band moves.
public final class SkeletonView: UIView {
    /// The height of a bar, as a part of that of its line.
    private static let barHeight: CGFloat = 0.6
    /// The width of the band, as a part of that of the shape.
    private static let bandWidth: CGFloat = 0.4

    private let barView = UIView()
    private let bandView = UIView()
    private var observer: NotificationObserver?
    private var shownWidth: CGFloat = 0
    /// Whether the band is moving.
    private(set) var isShimmering = false

    var color = UIColor.gray {
        didSet { barView.backgroundColor = color }
    }

    var highlightColor = UIColor.white {
        didSet { bandView.backgroundColor = highlightColor }
    }

    /// The time that the band takes, in seconds.
    var duration = Durations.shimmer {
        didSet {
            guard duration != oldValue else { return }
            isShimmering = false
            updateShimmer()
        }
    }

    /// The corner radius of a high bar; a low one is round at its ends.
    var largestRadius = CornerRadii.standard.small {
        didSet { if largestRadius != oldValue { setNeedsLayout() } }
    }

    /// The part of the width that a bar takes; `nil` for a circle.
    package var fraction: CGFloat? {
        didSet { if fraction != oldValue { setNeedsLayout() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)

        barView.clipsToBounds = true
        bandView.isHidden = true
        barView.addSubview(bandView)
        addSubview(barView)
        observer = NotificationObserver(UIAccessibility.reduceMotionStatusDidChangeNotification) { [weak self] _, _ in
            // Where each screen has settings of its own, these hold in its layout.
            self?.setNeedsLayout()
        }
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("SkeletonView is made in code; it cannot be decoded.")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        let height = fraction == nil ? bounds.height : (bounds.height * Self.barHeight).rounded()
        let width = fraction == nil ? bounds.width : (bounds.width * (fraction ?? 1)).rounded()
        let bar = CGRect(x: 0, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
        barView.frame = bar.directed(in: self)
        barView.layer.cornerRadius = fraction == nil ? height / 2 : min(height / 2, largestRadius)
        if shownWidth != width {
            shownWidth = width
            isShimmering = false
        }
        updateShimmer()
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()

        // Animations end when a view leaves its window.
        isShimmering = false
        updateShimmer()
    }

    private func updateShimmer() {
        let isWanted = window != nil && shownWidth > 0 && !UIAccessibility.isReduceMotionEnabled
        guard isWanted != isShimmering else { return }
        isShimmering = isWanted
        bandView.isHidden = !isWanted
        bandView.layer.removeAllAnimations()
        guard isWanted else { return }
        let band = CGRect(x: 0, y: 0, width: shownWidth * Self.bandWidth, height: barView.bounds.height)
        let before = band.offsetBy(dx: -band.width, dy: 0)
        let after = band.offsetBy(dx: shownWidth, dy: 0)
        bandView.frame = isRightToLeft ? after : before
        UIView.animate(withDuration: duration, delay: 0, options: [.repeat, .curveEaseInOut]) { [self] in
            bandView.frame = isRightToLeft ? before : after
        }
    }
}
