import PortableUIKit

/// A rounded square: an outline when off, filled with the mark cut out when on, so that what is behind shows through.
enum CheckboxDrawing {

    static let size = CGSize(width: 24, height: 24)

    private static let box = CGRect(x: 2, y: 2, width: 20, height: 20)
    private static let boxRadius: CGFloat = 5.5
    private static let outlineWidth: CGFloat = 1.75

    /// The corners of the check mark: its short arm, its foot, its long arm, each two points wide.
    private static let mark = [
        CGPoint(x: 6.6, y: 12.3), CGPoint(x: 8.05, y: 10.85), CGPoint(x: 10.65, y: 13.45),
        CGPoint(x: 15.95, y: 8.15), CGPoint(x: 17.4, y: 9.6), CGPoint(x: 10.65, y: 16.35),
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
