import PortableUIKit

/// A rounded square: an outline when off, filled with a transparent check mark when on.
enum CheckboxDrawing {
    static let size = CGSize(width: 24, height: 24)

    private static let box = CGRect(x: 2, y: 2, width: 20, height: 20)
    private static let boxRadius: CGFloat = 5.5

    /// The middle line of the check mark: short arm, corner, long arm.
    private static let mark = (
        start: CGPoint(x: 7, y: 11.4), corner: CGPoint(x: 10.6, y: 15), end: CGPoint(x: 17, y: 8.6)
    )

    static func drawOff(in context: CGContext) {
        let inset = IconWeight.strokes.control * IconWeight.strokeFactor / 2
        context.prepareOutline(width: IconWeight.strokes.control)
        context.beginPath()
        context.addRoundedRect(box.insetBy(dx: inset, dy: inset), radius: boxRadius - inset)
        context.strokePath()
    }

    static func drawOn(in context: CGContext) {
        context.setFillColor(UIColor.black.cgColor)
        context.beginPath()
        context.addRoundedRect(box, radius: boxRadius)
        addMark(in: context)
        context.fillPath(using: .evenOdd)
    }

    /// Adds the outline of the check mark, whose arms meet at a right angle and have round ends.
    private static func addMark(in context: CGContext) {
        // Half the width along each axis, because the arms run at 45 degrees.
        let half = IconWeight.strokes.checkmark * IconWeight.strokeFactor / 2 / 2.squareRoot()
        func point(_ center: CGPoint, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: center.x + x * half, y: center.y + y * half)
        }
        /// Adds a half circle around `center` that passes its farthest point in the direction (x, y).
        func addCap(_ center: CGPoint, _ x: CGFloat, _ y: CGFloat) {
            addQuarter(center, from: (y, -x), to: (x, y))
            addQuarter(center, from: (x, y), to: (-y, x))
        }
        func addQuarter(_ center: CGPoint, from: (x: CGFloat, y: CGFloat), to: (x: CGFloat, y: CGFloat)) {
            let handle: CGFloat = 0.552_285
            context.addCurve(
                to: point(center, to.x, to.y),
                control1: point(center, from.x + to.x * handle, from.y + to.y * handle),
                control2: point(center, to.x + from.x * handle, to.y + from.y * handle)
            )
        }
        context.move(to: point(mark.start, -1, 1))
        addCap(mark.start, -1, -1)
        context.addLine(to: point(mark.corner, 0, -2))
        context.addLine(to: point(mark.end, -1, -1))
        addCap(mark.end, 1, -1)
        context.addLine(to: point(mark.corner, 1, 1))
        addQuarter(mark.corner, from: (1, 1), to: (-1, 1))
        context.closePath()
    }
}
