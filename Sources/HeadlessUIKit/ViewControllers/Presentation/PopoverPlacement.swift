import Foundation

/// Where a popover lies, and its arrow.
struct PopoverPlacement: Equatable {
    /// UIKit's metrics, in points; the corner radius and the arrow are estimates.
    static let arrowHeight: CGFloat = 13
    static let arrowWidth: CGFloat = 26
    static let cornerRadius: CGFloat = 13

    /// The content, without the arrow.
    var frame: CGRect
    /// The direction in which the arrow points.
    var direction: UIPopoverArrowDirection
    /// The tip of the arrow.
    var tip: CGPoint

    /// Places content beside a source: in the first allowed direction in which it fits, or else in the one with the
    /// largest space, in which it shrinks.
    ///
    /// - Parameters:
    ///   - size: The wanted size.
    ///   - source: The rectangle that the arrow points to.
    ///   - area: The rectangle in which the popover must lie.
    ///   - permitted: The allowed directions of the arrow; none of the four means any.
    init(of size: CGSize, at source: CGRect, in area: CGRect, permitted: UIPopoverArrowDirection) {
        let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let allowed = all.filter { permitted.contains($0) }
        let candidates = (allowed.isEmpty ? all : allowed).map { direction in
            (direction, Self.space(for: direction, beside: source, in: area))
        }
        let fitting = candidates.first { $0.1.width >= size.width && $0.1.height >= size.height }
        let largest = candidates.max { $0.1.width * $0.1.height < $1.1.width * $1.1.height }
        let (direction, space) = fitting ?? largest ?? (.up, area)
        let width = min(size.width, max(0, space.width))
        let height = min(size.height, max(0, space.height))
        var origin = CGPoint(
            x: Self.clamped(source.midX - width / 2, area.minX, area.maxX - width),
            y: Self.clamped(source.midY - height / 2, area.minY, area.maxY - height)
        )
        switch direction {
        case .up: origin.y = space.minY
        case .down: origin.y = space.maxY - height
        case .left: origin.x = space.minX
        default: origin.x = space.maxX - width
        }
        self.direction = direction
        frame = CGRect(origin: origin, size: CGSize(width: width, height: height))
        let inset = Self.cornerRadius + Self.arrowWidth / 2
        let x = Self.clamped(source.midX, frame.minX + inset, frame.maxX - inset)
        let y = Self.clamped(source.midY, frame.minY + inset, frame.maxY - inset)
        switch direction {
        case .up: tip = CGPoint(x: x, y: frame.minY - Self.arrowHeight)
        case .down: tip = CGPoint(x: x, y: frame.maxY + Self.arrowHeight)
        case .left: tip = CGPoint(x: frame.minX - Self.arrowHeight, y: y)
        default: tip = CGPoint(x: frame.maxX + Self.arrowHeight, y: y)
        }
    }

    /// The space beside a source for a popover whose arrow points in a direction.
    private static func space(
        for direction: UIPopoverArrowDirection,
        beside source: CGRect,
        in area: CGRect
    ) -> CGRect {
        var (minX, minY, maxX, maxY) = (area.minX, area.minY, area.maxX, area.maxY)
        switch direction {
        case .up: minY = max(minY, source.maxY + arrowHeight)
        case .down: maxY = min(maxY, source.minY - arrowHeight)
        case .left: minX = max(minX, source.maxX + arrowHeight)
        default: maxX = min(maxX, source.minX - arrowHeight)
        }
        return CGRect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    }

    private static func clamped(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        max(least, min(value, most))
    }

    /// The outline of the popover with its arrow.
    var outline: UIBezierPath {
        let path = UIBezierPath(roundedRect: frame, cornerRadius: Self.cornerRadius)
        let half = Self.arrowWidth / 2
        let isVertical = direction == .up || direction == .down
        let edge =
            isVertical ? (direction == .up ? frame.minY : frame.maxY) : direction == .left ? frame.minX : frame.maxX
        path.move(to: tip)
        if isVertical {
            path.addLine(to: CGPoint(x: tip.x + half, y: edge))
            path.addLine(to: CGPoint(x: tip.x - half, y: edge))
        } else {
            path.addLine(to: CGPoint(x: edge, y: tip.y + half))
            path.addLine(to: CGPoint(x: edge, y: tip.y - half))
        }
        path.close()
        return path
    }
}

/// The background of a popover with its arrow and shadow. It covers the container.
@MainActor final class PopoverBackgroundView: UIView {
    private static let shadowRadius: CGFloat = 20
    private static let shadowOpacity: Float = 0.2

    var placement: PopoverPlacement? {
        didSet { if placement != oldValue { placementDidChange() } }
    }

    var color: UIColor? {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isUserInteractionEnabled = false
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOpacity = Self.shadowOpacity
        layer.shadowOffset = .zero
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func placementDidChange() {
        layer.shadowPath = placement?.outline.cgPath
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        (color ?? .systemBackground).setFill()
        placement?.outline.fill()
    }
}
