import CellParts
import PortableUIKit

/// Draws distances: bands, then lines, then labels, so that no band covers a label.
@MainActor
struct SpacingDrawing {
    let spacings: ScreenSpacings
    let bounds: CGRect

    private static let tints = [
        UIColor(red: 0.12, green: 0.45, blue: 0.95, alpha: 1), UIColor(red: 0.55, green: 0.27, blue: 0.85, alpha: 1),
    ]
    private static let wrongColor = UIColor(red: 0.88, green: 0.16, blue: 0.12, alpha: 1)
    private static let sumColor = UIColor(red: 0.35, green: 0.35, blue: 0.4, alpha: 1)
    private static let bandAlpha: CGFloat = 0.22
    private static let lineWidth: CGFloat = 0.75
    private static let bracketWidth: CGFloat = 4

    func draw(in context: CGContext) {
        let gaps = spacings.gaps.filter(\.isHeld).filter { $0.frame.intersects(bounds) }
        for gap in gaps {
            context.setFillColor(color(of: gap).withAlphaComponent(Self.bandAlpha).cgColor)
            context.fill(gap.frame)
        }
        var placement = SpacingLabelPlacement(bounds: bounds, obstacles: spacings.obstacles)
        // Wrong distances are labeled first: theirs are the best places.
        for gap in gaps.filter(\.isOffScale) + gaps.filter({ !$0.isOffScale }) {
            let chip = SpacingChip(text: gap.label, color: color(of: gap))
            guard let frame = placement.place(chip.size, beside: gap.frame) else { continue }
            chip.draw(at: frame, leaderTo: gap.frame, in: context)
        }
        for sum in spacings.sums where sum.intersects(bounds.insetBy(dx: -1, dy: -1)) {
            drawSum(sum, with: &placement, in: context)
        }
    }

    /// Draws a bracket from text to text, and the sum.
    private func drawSum(_ sum: CGRect, with placement: inout SpacingLabelPlacement, in context: CGContext) {
        let x = min(max(sum.minX - Self.bracketWidth * 1.5, 1), bounds.maxX - Self.bracketWidth)
        context.setStrokeColor(Self.sumColor.cgColor)
        context.setLineWidth(Self.lineWidth)
        context.move(to: CGPoint(x: x + Self.bracketWidth, y: sum.minY))
        context.addLine(to: CGPoint(x: x, y: sum.minY))
        context.addLine(to: CGPoint(x: x, y: sum.maxY))
        context.addLine(to: CGPoint(x: x + Self.bracketWidth, y: sum.maxY))
        context.strokePath()
        let bracket = CGRect(x: x, y: sum.midY - 1, width: 1, height: 2)
        let chip = SpacingChip(text: SpacingGap.number(sum.height), color: Self.sumColor)
        guard let frame = placement.place(chip.size, beside: bracket) else { return }
        chip.draw(at: frame, leaderTo: bracket, in: context)
    }

    private func color(of gap: SpacingGap) -> UIColor {
        gap.isOffScale ? Self.wrongColor : Self.tints[gap.row % Self.tints.count]
    }
}

/// A label on a colored ground.
@MainActor
struct SpacingChip {
    let text: NSString
    let color: UIColor
    let size: CGSize

    private static let inset: CGFloat = 1.5
    private static let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 7, weight: .semibold), .foregroundColor: UIColor.white,
    ]

    init(text: String, color: UIColor) {
        self.text = text as NSString
        self.color = color
        let textSize = self.text.size(withAttributes: Self.attributes)
        size = CGSize(width: textSize.width + Self.inset * 2, height: textSize.height)
    }

    /// Draws the label, and a line to its band unless it is on it.
    func draw(at frame: CGRect, leaderTo band: CGRect, in context: CGContext) {
        if !frame.intersects(band) {
            let start = CGPoint(
                x: min(max(frame.midX, band.minX), band.maxX),
                y: min(max(frame.midY, band.minY), band.maxY)
            )
            let end = CGPoint(
                x: min(max(start.x, frame.minX), frame.maxX),
                y: min(max(start.y, frame.minY), frame.maxY)
            )
            context.setStrokeColor(color.cgColor)
            context.setLineWidth(0.75)
            context.move(to: start)
            context.addLine(to: end)
            context.strokePath()
        }
        color.setFill()
        UIBezierPath(roundedRect: frame, cornerRadius: 2).fill()
        text.draw(at: CGPoint(x: frame.minX + Self.inset, y: frame.minY), withAttributes: Self.attributes)
    }
}
