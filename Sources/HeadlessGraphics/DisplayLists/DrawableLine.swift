import Foundation

/// A shaped line of text as canvases draw it. `HeadlessText` shapes lines and knows their fonts.
///
/// Colors are by the index of the run that glyphs belong to in the content of the line.
package protocol DrawableLine: AnyObject, Sendable {
    /// Whether all glyphs are drawn from masks at all usual scales: small ones without colors of their own.
    var isPlain: Bool { get }

    /// Draws the line on a Cairo context with its baseline at a point: as pixels, or as text in a PDF document.
    func draw(on context: OpaquePointer, isVector: Bool, at baseline: CGPoint, colors: [RGBA])

    /// Whether drawing the line at the baseline as pixels of a Cairo context changes none outside a rectangle.
    func isDrawn(on context: OpaquePointer, at baseline: CGPoint, inside pixels: PixelRect) -> Bool

    /// The line as elements of an SVG document whose coordinates `transform` leads to.
    func svgElements(at baseline: CGPoint, transform: CGAffineTransform, colors: [RGBA]) -> String
}

/// A line of text at a place, in colors.
package struct DrawnLine: Equatable, Sendable {
    package let line: any DrawableLine
    package let baseline: CGPoint
    package let colors: [RGBA]

    /// Lines come from a cache: the same text in the same space is the same object.
    package static func == (lhs: DrawnLine, rhs: DrawnLine) -> Bool {
        lhs.line === rhs.line && lhs.baseline == rhs.baseline && lhs.colors == rhs.colors
    }

    package func tinted(with color: RGBA) -> DrawnLine {
        DrawnLine(line: line, baseline: baseline, colors: colors.map { color.multiplyingAlpha(by: $0.alpha) })
    }
}
