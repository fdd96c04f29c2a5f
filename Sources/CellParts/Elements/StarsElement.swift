import DeclarativeCollections
import PortableUIKit

/// A rating in stars, which can be changed if there is a handler.
public struct StarsElement: PartElement {
    /// The rating, in halves of stars. Values outside of the number of stars count as the nearer limit.
    public var value: Double

    /// The number of stars, from 1 to 10.
    public var count: Int

    /// The color of the stars.
    public var tint: UIColor

    /// Called with the number of stars that the user taps.
    public var handler: (@MainActor (Int) -> Void)?

    /// Creates a rating of five stars.
    public init(value: Double, count: Int = 5, tint: UIColor, handler: (@MainActor (Int) -> Void)? = nil) {
        self.value = value
        self.count = min(max(count, 1), 10)
        self.tint = tint
        self.handler = handler
    }

    private static let gap: CGFloat = 2
    /// The distance between the leading edges of stars that can be tapped, in points: the least width of a touch target.
    static let touchStep: CGFloat = 44

    /// Creates an empty view.
    public static func makeView() -> StarsView { StarsView(frame: .zero) }

    /// Returns the size of the stars beside each other.
    public func size(fitting width: CGFloat) -> CGSize {
        let side = CGFloat(handler == nil ? 16 : 24).grownWithText
        let stars = CGFloat(count)
        let gap = handler == nil ? Self.gap : max(Self.touchStep - side, Self.gap)
        return CGSize(width: min(side * stars + gap * (stars - 1), width.layoutLength), height: side)
    }

    /// Shows the stars.
    public func update(_ view: StarsView, isAnimated: Bool) {
        view.tintColor = tint
        view.show(halves: halves, count: count)
    }

    /// Replaces the handler.
    public func updateHandlers(_ view: StarsView) {
        view.didSelectHandler = handler
    }

    /// The row speaks the rating; one that can be changed is adjusted by swiping.
    public func accessibility(of view: StarsView) -> RightControlAccessibility {
        let text = halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(Double(halves) / 2)"
        let value = "\(text)/\(count)"
        guard let handler else { return RightControlAccessibility(value: value) }
        let rounded = (halves + 1) / 2
        return RightControlAccessibility(
            value: value,
            traits: .adjustable,
            increment: { if rounded < count { handler(rounded + 1) } },
            decrement: { if rounded > 0 { handler(rounded - 1) } },
            activate: {}
        )
    }

    /// Whether there is a handler.
    public var isInteractive: Bool { handler != nil }

    private var halves: Int {
        let limit = Double(count)
        return value > 0 ? Int((min(value, limit) * 2).rounded()) : 0
    }
}

/// Stars beside each other, mirrored in right-to-left layouts.
public final class StarsView: UIView {
    var didSelectHandler: (@MainActor (Int) -> Void)? {
        didSet { tapArea.isHidden = didSelectHandler == nil }
    }

    private var starViews: [UIImageView] = []
    private let tapArea = StarsTapArea()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        tapArea.isHidden = true
        tapArea.didTapHandler = { [weak self] point in self?.select(at: point) }
        addSubview(tapArea)
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("StarsView is made in code; it cannot be decoded.")
    }

    func show(halves: Int, count: Int) {
        while starViews.count > count { starViews.removeLast().removeFromSuperview() }
        while starViews.count < count {
            let view = UIImageView()
            view.contentMode = .scaleAspectFit
            starViews.append(view)
            insertSubview(view, belowSubview: tapArea)
        }
        for (index, view) in starViews.enumerated() {
            let icon: Icon = halves >= index * 2 + 2 ? .starFilled : halves == index * 2 + 1 ? .starHalf : .star
            view.image = icon.image
        }
        setNeedsLayout()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        tapArea.frame = bounds
        guard !starViews.isEmpty else { return }
        let count = CGFloat(starViews.count)
        let least = min(2, bounds.width / count / 8)
        let side = min(max((bounds.width - least * (count - 1)) / count, 0), bounds.height)
        let gap = count > 1 ? (bounds.width - side * count) / (count - 1) : 0
        for (index, view) in starViews.enumerated() {
            let x = CGFloat(index) * (side + gap)
            view.frame = CGRect(x: x, y: (bounds.height - side) / 2, width: side, height: side).directed(in: self)
        }
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        didSelectHandler == nil ? super.point(inside: point, with: event) : touchArea.contains(point)
    }

    /// The area that is divided among the stars: half a gap more at each side.
    private var touchArea: CGRect {
        guard starViews.count > 1 else { return bounds.touchable }
        let side = starViews[0].bounds.width
        let gap = max((bounds.width - side * CGFloat(starViews.count)) / CGFloat(starViews.count - 1), 0)
        return bounds.touchable.insetBy(dx: -gap / 2, dy: 0)
    }

    /// The size in which one star answers to touches, in points; nil if none does.
    package var targetSize: CGSize? {
        guard didSelectHandler != nil, !starViews.isEmpty else { return nil }
        let area = touchArea
        return CGSize(width: area.width / CGFloat(starViews.count), height: area.height)
    }

    private func select(at point: CGPoint) {
        guard bounds.width > 0 else { return }
        let x = isRightToLeft ? bounds.width - point.x : point.x
        let target = touchArea
        let star = Int(((x - target.minX) / target.width * CGFloat(starViews.count)).rounded(.up))
        didSelectHandler?(min(max(star, 1), starViews.count))
    }
}

/// A transparent control that reports where it is tapped.
private final class StarsTapArea: UIControl {
    var didTapHandler: (@MainActor (CGPoint) -> Void)?

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)

        if let touch, isTouchInside { didTapHandler?(touch.location(in: self)) }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        superview?.point(inside: convert(point, to: superview), with: event) ?? false
    }
}
