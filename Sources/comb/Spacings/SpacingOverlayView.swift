import Honeycomb

/// A view that draws distances as bands with their values, as a design tool does.
final class SpacingOverlayView: UIView {
    private let gaps: [SpacingGap]
    private let spacing: SpacingScale
    private let textAttributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: SpacingOverlayView.fontSize, weight: .semibold),
        .foregroundColor: UIColor.white,
    ]

    private static let tokenColor = UIColor(red: 0.12, green: 0.45, blue: 0.95, alpha: 1)
    private static let warningColor = UIColor(red: 0.88, green: 0.16, blue: 0.12, alpha: 1)
    private static let bandAlpha: CGFloat = 0.24
    private static let fontSize: CGFloat = 7
    private static let chipInset: CGFloat = 1.5

    /// Creates an overlay with bands in its own coordinates.
    init(gaps: [SpacingGap], spacing: SpacingScale) {
        self.gaps = gaps
        self.spacing = spacing

        super.init(frame: .zero)

        backgroundColor = .clear
        isOpaque = false
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SpacingOverlayView is made in code; it cannot be decoded.")
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for gap in gaps {
            context.setFillColor(color(of: gap).withAlphaComponent(Self.bandAlpha).cgColor)
            context.fill(gap.frame)
        }
        // Labels are added last, so that no band covers one, and each is placed where it covers no other label.
        var labeled: [CGRect] = []
        for gap in gaps {
            let free = labelPlacements(for: gap).first { placement in
                !labeled.contains { $0.intersects(placement.frame) }
            }
            guard let placement = free else { continue }
            labeled.append(placement.frame)
            draw(placement, color: color(of: gap), in: context)
        }
    }

    private struct LabelPlacement {
        let text: NSString
        let textSize: CGSize
        let frame: CGRect
        let isRotated: Bool
    }

    /// Returns the possible placements of the label, best first: centered in the band; rotated if the band is too
    /// narrow, or at its ends if it is too thin.
    private func labelPlacements(for gap: SpacingGap) -> [LabelPlacement] {
        let text = gap.label(in: spacing) as NSString
        let textSize = text.size(withAttributes: textAttributes)
        let size = CGSize(
            width: textSize.width + Self.chipInset * 2,
            height: textSize.height
        )
        let band = gap.frame
        // Rotated along the band, where the label covers no text beside it.
        let isRotated = gap.axis == .horizontal && band.width < size.width
        let chipSize = isRotated ? CGSize(width: size.height, height: size.width) : size
        return origins(for: chipSize, in: band, axis: gap.axis).map { origin in
            let frame = CGRect(
                x: min(max(origin.x, 0), max(bounds.width - chipSize.width, 0)),
                y: min(max(origin.y, 0), max(bounds.height - chipSize.height, 0)),
                width: chipSize.width,
                height: chipSize.height
            )
            return LabelPlacement(text: text, textSize: textSize, frame: frame, isRotated: isRotated)
        }
    }

    private func origins(for size: CGSize, in band: CGRect, axis: SpacingGap.Axis) -> [CGPoint] {
        let middle = CGPoint(x: band.midX - size.width / 2, y: band.midY - size.height / 2)
        switch axis {
        case .horizontal:
            return [middle, CGPoint(x: middle.x, y: band.minY), CGPoint(x: middle.x, y: band.maxY - size.height)]
        case .vertical:
            let trailing = CGPoint(x: band.maxX - size.width, y: middle.y)
            // There is less text to cover at the trailing end of a thin band.
            let isThin = band.height < size.height
            let inner = CGPoint(x: trailing.x - size.width, y: middle.y)
            return isThin ? [trailing, inner, middle] : [middle, trailing]
        }
    }

    private func draw(_ placement: LabelPlacement, color: UIColor, in context: CGContext) {
        color.setFill()
        UIBezierPath(roundedRect: placement.frame, cornerRadius: 2).fill()
        context.saveGState()
        context.translateBy(x: placement.frame.midX, y: placement.frame.midY)
        if placement.isRotated { context.rotate(by: -.pi / 2) }
        placement.text.draw(
            at: CGPoint(x: -placement.textSize.width / 2, y: -placement.textSize.height / 2),
            withAttributes: textAttributes
        )
        context.restoreGState()
    }

    private func color(of gap: SpacingGap) -> UIColor {
        gap.token == nil ? Self.warningColor : Self.tokenColor
    }
}
