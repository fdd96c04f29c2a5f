import PortableUIKit

/// A rounded square: an outline when off, filled with a transparent check mark when on.
enum CheckboxDrawing {
    static let size = CGSize(width: 24, height: 24)

    private static let box = CGRect(x: 2, y: 2, width: 20, height: 20)
    private static let boxRadius: CGFloat = 5.5
    private static let outlineWidth: CGFloat = 1.75

    /// The points of the check mark, whose strokes are 2.3 points wide: short arm, inner corner, long arm, foot.
    private static let mark = [
        CGPoint(x: 6.2, y: 12.2), CGPoint(x: 7.8, y: 10.6), CGPoint(x: 10.6, y: 13.4),
        CGPoint(x: 16.2, y: 7.8), CGPoint(x: 17.8, y: 9.4), CGPoint(x: 10.6, y: 16.6),
    ]

    static func drawOff(in context: CGContext) {
        let inset = outlineWidth / 2
        context.setStrokeColor(UIColor.black.cgColor)
        context.setLineWidth(outlineWidth)
        context.beginPath()
        context.addRoundedRect(box.insetBy(dx: inset, dy: inset), radius: boxRadius - inset)
        context.strokePath()
    }

    static func drawOn(in context: CGContext) {
        context.setFillColor(UIColor.black.cgColor)
        context.beginPath()
        context.addRoundedRect(box, radius: boxRadius)
        context.addLines(between: mark)
        context.closePath()
        context.fillPath(using: .evenOdd)
    }
}
