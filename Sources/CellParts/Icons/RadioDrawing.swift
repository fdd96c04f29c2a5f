import PortableUIKit

/// A circle: an outline when off, a thicker one with a dot inside when on.
enum RadioDrawing {
    static let size = CGSize(width: 24, height: 24)

    private static let circle = CGRect(x: 2, y: 2, width: 20, height: 20)
    private static let dotInset: CGFloat = 5

    static func drawOff(in context: CGContext) {
        stroke(width: IconWeight.strokes.control, in: context)
    }

    static func drawOn(in context: CGContext) {
        stroke(width: IconWeight.strokes.chosenControl, in: context)
        context.setFillColor(UIColor.black.cgColor)
        context.fillEllipse(in: circle.insetBy(dx: dotInset, dy: dotInset))
    }

    private static func stroke(width: CGFloat, in context: CGContext) {
        context.setStrokeColor(UIColor.black.cgColor)
        let width = width * IconWeight.strokeFactor
        context.setLineWidth(width)
        context.strokeEllipse(in: circle.insetBy(dx: width / 2, dy: width / 2))
    }
}
