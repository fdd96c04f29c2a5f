import PortableUIKit

/// Small outlined icons that share one stroke.
enum OutlineDrawing {
    static let size = CGSize(width: 24, height: 24)

    static func drawBin(in context: CGContext) {
        context.prepareOutline()
        context.strokeLine(4.5, 6.5, 19.5, 6.5)
        context.strokeLine(9.5, 3.5, 14.5, 3.5)
        context.beginPath()
        context.addLines(between: [CGPoint(x: 6.5, y: 6.5), CGPoint(x: 7.4, y: 18.2)])
        context.addQuadCurve(to: CGPoint(x: 9.7, y: 20.5), control: CGPoint(x: 7.6, y: 20.5))
        context.addLine(to: CGPoint(x: 14.3, y: 20.5))
        context.addQuadCurve(to: CGPoint(x: 16.6, y: 18.2), control: CGPoint(x: 16.4, y: 20.5))
        context.addLine(to: CGPoint(x: 17.5, y: 6.5))
        context.strokePath()
        context.strokeLine(10.3, 10.5, 10.6, 16.5)
        context.strokeLine(13.7, 10.5, 13.4, 16.5)
    }

    static func drawPin(in context: CGContext) {
        context.prepareOutline()
        context.beginPath()
        context.move(to: CGPoint(x: 12, y: 21))
        context.addCurve(
            to: CGPoint(x: 5, y: 10),
            control1: CGPoint(x: 8, y: 17),
            control2: CGPoint(x: 5, y: 13.6)
        )
        context.addCurve(to: CGPoint(x: 12, y: 3), control1: CGPoint(x: 5, y: 6.1), control2: CGPoint(x: 8.1, y: 3))
        context.addCurve(to: CGPoint(x: 19, y: 10), control1: CGPoint(x: 15.9, y: 3), control2: CGPoint(x: 19, y: 6.1))
        context.addCurve(
            to: CGPoint(x: 12, y: 21),
            control1: CGPoint(x: 19, y: 13.6),
            control2: CGPoint(x: 16, y: 17)
        )
        context.closePath()
        context.strokePath()
        context.strokeEllipse(in: CGRect(x: 9.25, y: 7.25, width: 5.5, height: 5.5))
    }

    static func drawLock(in context: CGContext) {
        context.prepareOutline()
        context.beginPath()
        context.addRoundedRect(CGRect(x: 5, y: 10.5, width: 14, height: 10), radius: 2.5)
        context.strokePath()
        context.beginPath()
        context.move(to: CGPoint(x: 8, y: 10.5))
        context.addLine(to: CGPoint(x: 8, y: 7.5))
        context.addCurve(to: CGPoint(x: 12, y: 3.5), control1: CGPoint(x: 8, y: 5.3), control2: CGPoint(x: 9.8, y: 3.5))
        context.addCurve(
            to: CGPoint(x: 16, y: 7.5),
            control1: CGPoint(x: 14.2, y: 3.5),
            control2: CGPoint(x: 16, y: 5.3)
        )
        context.addLine(to: CGPoint(x: 16, y: 10.5))
        context.strokePath()
        context.strokeLine(12, 14.5, 12, 16.5)
    }

    static func drawHeart(in context: CGContext) {
        context.prepareOutline()
        context.beginPath()
        context.move(to: CGPoint(x: 12, y: 20))
        context.addCurve(
            to: CGPoint(x: 3.5, y: 9.2),
            control1: CGPoint(x: 7, y: 16.5),
            control2: CGPoint(x: 3.5, y: 13)
        )
        context.addCurve(
            to: CGPoint(x: 8, y: 4.5),
            control1: CGPoint(x: 3.5, y: 6.5),
            control2: CGPoint(x: 5.5, y: 4.5)
        )
        context.addCurve(
            to: CGPoint(x: 12, y: 7),
            control1: CGPoint(x: 9.7, y: 4.5),
            control2: CGPoint(x: 11.2, y: 5.5)
        )
        context.addCurve(
            to: CGPoint(x: 16, y: 4.5),
            control1: CGPoint(x: 12.8, y: 5.5),
            control2: CGPoint(x: 14.3, y: 4.5)
        )
        context.addCurve(
            to: CGPoint(x: 20.5, y: 9.2),
            control1: CGPoint(x: 18.5, y: 4.5),
            control2: CGPoint(x: 20.5, y: 6.5)
        )
        context.addCurve(
            to: CGPoint(x: 12, y: 20),
            control1: CGPoint(x: 20.5, y: 13),
            control2: CGPoint(x: 17, y: 16.5)
        )
        context.closePath()
        context.strokePath()
    }

    static func drawCross(in context: CGContext) {
        context.prepareOutline()
        context.strokeLine(6, 6, 18, 18)
        context.strokeLine(18, 6, 6, 18)
    }
}

extension CGContext {
    fileprivate func strokeLine(_ startX: CGFloat, _ startY: CGFloat, _ endX: CGFloat, _ endY: CGFloat) {
        beginPath()
        move(to: CGPoint(x: startX, y: startY))
        addLine(to: CGPoint(x: endX, y: endY))
        strokePath()
    }
}
