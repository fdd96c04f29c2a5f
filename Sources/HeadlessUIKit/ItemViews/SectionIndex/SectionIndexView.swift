import Foundation

/// The section index at the trailing edge of a list. Touching a title scrolls to its section.
@MainActor final class SectionIndexView: UIControl, ScrollingExempt {
    /// The title that is drawn as a magnifying glass.
    static let search = "{search}"
    /// UIKit's metrics, in points.
    static let width: CGFloat = 15
    private static let lineHeight: CGFloat = 14
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
    /// The replacement for titles that do not fit.
    private static let dot = "•"
    /// The extent of the touch area beside the titles, in points.
    private static let touchOutset: CGFloat = 8

    /// Called with the index of the title when the finger moves to another title.
    var handler: ((Int) -> Void)?
    private var current: Int?

    var titles: [String] = [] {
        didSet { if titles != oldValue { setNeedsDisplay() } }
    }

    var color: UIColor? {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }

    var restingBackground: UIColor? {
        didSet { showBackground() }
    }

    var trackingBackground: UIColor? {
        didSet { showBackground() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = "Section index"
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Touches

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -Self.touchOutset, dy: 0).contains(point)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        current = nil
        follow(touch)
        showBackground(isTracking: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        showBackground()
    }

    override func cancelTracking(with event: UIEvent?) {
        showBackground()
    }

    private func follow(_ touch: UITouch) {
        guard !titles.isEmpty else { return }
        let area = titlesArea
        let share = area.height > 0 ? (touch.location(in: self).y - area.minY) / area.height : 0
        let index = min(Int(min(max(0, share), 1) * CGFloat(titles.count)), titles.count - 1)
        guard index != current else { return }
        current = index
        handler?(index)
    }

    private func showBackground(isTracking: Bool = false) {
        backgroundColor = (isTracking ? trackingBackground : nil) ?? restingBackground ?? .clear
    }

    // MARK: Drawing

    /// The displayed lines: all titles, or as many as fit with dots in between.
    private var lines: [String] {
        let lineCount = Int(bounds.height / Self.lineHeight)
        guard titles.count > lineCount else { return titles }
        let shown = max(1, (lineCount + 1) / 2)
        guard shown > 1 else { return Array(titles.prefix(1)) }
        var lines: [String] = []
        for number in 0..<shown {
            if number > 0 { lines.append(Self.dot) }
            lines.append(titles[number * (titles.count - 1) / (shown - 1)])
        }
        return lines
    }

    private var titlesArea: CGRect {
        let height = CGFloat(lines.count) * Self.lineHeight
        return CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let color: UIColor = color ?? tintColor
        var y = titlesArea.minY
        for line in lines {
            if line == Self.search {
                drawLens(in: CGRect(x: 0, y: y, width: bounds.width, height: Self.lineHeight), color)
            } else {
                let text = line as NSString
                let attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .foregroundColor: color]
                let size = text.size(withAttributes: attributes)
                text.draw(
                    at: CGPoint(x: (bounds.width - size.width) / 2, y: y + (Self.lineHeight - size.height) / 2),
                    withAttributes: attributes
                )
            }
            y += Self.lineHeight
        }
    }

    private func drawLens(in rect: CGRect, _ color: UIColor) {
        let circle = CGRect(x: rect.midX - 4.5, y: rect.midY - 4.5, width: 7, height: 7)
        let path = UIBezierPath(ovalIn: circle)
        path.move(to: CGPoint(x: circle.maxX - 1, y: circle.maxY - 1))
        path.addLine(to: CGPoint(x: circle.maxX + 2, y: circle.maxY + 2))
        path.lineWidth = 1.5
        path.lineCapStyle = .round
        color.setStroke()
        path.stroke()
    }
}
