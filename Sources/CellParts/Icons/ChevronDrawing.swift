import PortableUIKit

/// The disclosure chevron at the trailing edge of rows that navigate.
enum ChevronDrawing {
    static let size = CGSize(width: 8, height: 14)

    static func draw(in context: CGContext, pointingLeft: Bool) {
        let inset = IconWeight.strokes.chevron / 2
        let tip = size.width - inset
        let points = [
            CGPoint(x: inset, y: inset),
            CGPoint(x: tip, y: size.height / 2),
            CGPoint(x: inset, y: size.height - inset),
        ]
        context.prepareOutline(width: IconWeight.strokes.chevron)
        context.beginPath()
        context.addLines(between: pointingLeft ? points.map { CGPoint(x: size.width - $0.x, y: $0.y) } : points)
        context.strokePath()
    }
}
