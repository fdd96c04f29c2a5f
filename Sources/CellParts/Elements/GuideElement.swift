import PortableUIKit

/// Vertical lines from the top to the bottom of a row: those of the levels above a nested row, and that of a timeline with its dot.
public struct GuideElement: PartElement {
    /// The places of the lines of levels, measured from the leading edge, in points.
    public var levels: [CGFloat]

    /// The line of a timeline; `nil` for none.
    public var timeline: (place: TimelinePlace, center: CGPoint, color: UIColor)?

    /// The color of the lines.
    public var color: UIColor

    /// The width of the lines, in points.
    public var width: CGFloat

    /// Creates lines.
    public init(
        levels: [CGFloat],
        timeline: (place: TimelinePlace, center: CGPoint, color: UIColor)?,
        color: UIColor,
        width: CGFloat
    ) {
        self.levels = levels
        self.timeline = timeline
        self.color = color
        self.width = width
    }

    /// The diameter of the dot of a timeline, in points at the standard text size.
    static let diameter: CGFloat = 12

    /// Creates an empty view.
    public static func makeView() -> GuideView { GuideView(frame: .zero) }

    /// Lines take no room of their own.
    public func size(fitting width: CGFloat) -> CGSize { .zero }

    /// Shows the lines.
    public func update(_ view: GuideView, isAnimated: Bool) {
        view.isUserInteractionEnabled = false
        view.show(lineCount: levels.count, color: color)
        for view in view.timeline { view.isHidden = timeline == nil }
        view.dot.isHidden = timeline == nil
        view.dot.backgroundColor = timeline?.color
    }

    /// Draws the lines over the height of the row.
    public func layOut(_ view: GuideView) {
        // A row may be taller than its part; lines of rows below each other meet.
        let row = view.superview?.superview.map { view.convert($0.bounds, from: $0) } ?? view.bounds
        let (top, bottom) = (min(row.minY, 0), max(row.maxY, view.bounds.maxY))
        for (place, line) in zip(levels, view.lines) {
            line.frame = CGRect(x: place - width / 2, y: top, width: width, height: bottom - top).directed(in: view)
        }
        guard let timeline else { return }
        let side = Self.diameter.grownWithText
        let center = timeline.center
        let x = center.x - width / 2
        let gap = side / 2
        let above = timeline.place.continuesUp ? max(center.y - gap - top, 0) : 0
        let below = timeline.place.continuesDown ? max(bottom - center.y - gap, 0) : 0
        view.timeline[0].frame = CGRect(x: x, y: top, width: width, height: above).directed(in: view)
        view.timeline[1].frame = CGRect(x: x, y: center.y + gap, width: width, height: below)
            .directed(in: view)
        view.dot.frame = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
            .directed(in: view)
        view.dot.layer.cornerRadius = side / 2
    }
}

/// Where a row is in a timeline.
public enum TimelinePlace: String, CaseIterable, Hashable, Sendable {
    /// At its start: the line goes on below.
    case first

    /// Between others.
    case middle

    /// At its end: the line comes from above.
    case last

    /// Alone, without a line.
    case only

    var continuesUp: Bool { self == .middle || self == .last }
    var continuesDown: Bool { self == .middle || self == .first }
}

/// The lines of a row and the dot of its timeline.
public final class GuideView: UIView {
    private(set) var lines: [UIView] = []
    /// The lines above and below the dot.
    let timeline = [TimelineLine(), TimelineLine()]
    let dot = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)

        for view in timeline + [dot] { addSubview(view) }
    }

    /// Unavailable: create the view in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("GuideView is made in code; it cannot be decoded.")
    }

    func show(lineCount: Int, color: UIColor) {
        while lines.count > lineCount { lines.removeLast().removeFromSuperview() }
        while lines.count < lineCount {
            let line = UIView()
            lines.append(line)
            insertSubview(line, at: 0)
        }
        for line in lines + timeline { line.backgroundColor = color }
    }
}

/// A line of a timeline, which keeps no distance: the dot between two of them does.
package final class TimelineLine: UIView {}
