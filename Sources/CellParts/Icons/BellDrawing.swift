import PortableUIKit

/// A bell with its knob and clapper, drawn as an outline.
enum BellDrawing {
    static let size = CGSize(width: 24, height: 24)

    static func draw(in context: CGContext) {
        context.prepareOutline()

        context.beginPath()
        context.move(to: CGPoint(x: 12, y: 3))
        context.addCurve(
            to: CGPoint(x: 18, y: 9),
            control1: CGPoint(x: 15.3, y: 3),
            control2: CGPoint(x: 18, y: 5.7)
        )
        context.addCurve(
            to: CGPoint(x: 20.5, y: 16.5),
            control1: CGPoint(x: 18, y: 13.5),
            control2: CGPoint(x: 19.3, y: 15.2)
        )
        context.addLine(to: CGPoint(x: 3.5, y: 16.5))
        context.addCurve(
            to: CGPoint(x: 6, y: 9),
            control1: CGPoint(x: 4.7, y: 15.2),
            control2: CGPoint(x: 6, y: 13.5)
        )
        context.addCurve(
            to: CGPoint(x: 12, y: 3),
            control1: CGPoint(x: 6, y: 5.7),
            control2: CGPoint(x: 8.7, y: 3)
        )
        context.closePath()
        context.move(to: CGPoint(x: 12, y: 3))
        context.addLine(to: CGPoint(x: 12, y: 2))
        context.strokePath()

        context.beginPath()
        context.move(to: CGPoint(x: 9.5, y: 19.75))
        context.addCurve(
            to: CGPoint(x: 14.5, y: 19.75),
            control1: CGPoint(x: 10.4, y: 21.6),
            control2: CGPoint(x: 13.6, y: 21.6)
        )
        context.strokePath()
    }
}
