import PortableUIKit

/// A page with three lines of text, drawn as an outline.
enum ArticleDrawing {
    static let size = CGSize(width: 24, height: 24)

    private static let page = CGRect(x: 4, y: 3, width: 16, height: 18)
    private static let pageRadius: CGFloat = 3
    private static let lines: [(y: CGFloat, end: CGFloat)] = [(8, 16), (12, 16), (16, 13)]

    static func draw(in context: CGContext) {
        context.prepareOutline()

        context.beginPath()
        context.addRoundedRect(page, radius: pageRadius)
        context.strokePath()

        context.beginPath()
        for line in lines {
            context.move(to: CGPoint(x: 8, y: line.y))
            context.addLine(to: CGPoint(x: line.end, y: line.y))
        }
        context.strokePath()
    }
}
