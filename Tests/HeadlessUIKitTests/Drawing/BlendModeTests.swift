import DrawingChecks
import Expectations
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Blend modes")
struct BlendModeTests {
    private let left = CGRect(x: 0, y: 0, width: 2, height: 4)

    /// A gray square, with its left half blended with red.
    private func drawing(_ mode: CGBlendMode, _ color: UIColor = .red) throws -> Drawing {
        try Drawing(width: 4, height: 4) { context in
            UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.saveGState()
            context.setBlendMode(mode)
            color.setFill()
            context.fill(left)
            context.restoreGState()
        }
    }

    @Test(
        "each mode combines colors by its formula",
        arguments: [
            (CGBlendMode.normal, 0xFF00_00FF), (.multiply, 0x8000_00FF), (.screen, 0xFF80_80FF),
            (.difference, 0x7F80_80FF), (.lighten, 0xFF80_80FF), (.darken, 0x8000_00FF), (.plusLighter, 0xFF80_80FF),
            (.clear, 0), (.copy, 0xFF00_00FF), (.destinationOut, 0), (.destinationOver, 0x8080_80FF),
        ] as [(CGBlendMode, UInt32)]
    )
    func formulas(mode: CGBlendMode, expected: UInt32) throws {
        let drawing = try drawing(mode)
        expectEqual(drawing[0, 1], expected)
        expectEqual(drawing[3, 1], 0x8080_80FF)
    }

    @Test(
        "modes leave what is outside of the shape alone",
        arguments: [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .copy, .clear]
    )
    func bounded(mode: CGBlendMode) throws {
        expect(try drawing(mode)[3, 1] == 0x8080_80FF)
    }

    @Test("a cleared rectangle is transparent, in the mode before as well as after")
    func clearing() throws {
        let drawing = try Drawing(width: 4, height: 4) { context in
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.clear(left)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
        }
        expectEqual(drawing[0, 0], 0x0000_00FF)
        expectEqual(drawing[1, 0], 0)
        expectEqual(drawing[2, 0], 0x0000_00FF)
    }

    @Test("what a view erases lets the view under it through")
    func isolated() throws {
        let erasing = recordDrawing { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.clear(left)
        }
        let drawing = try Drawing(width: 4, height: 4) { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.canvas.drawList(erasing)
        }
        expectEqual(drawing[0, 0], 0x0000_FFFF)
        expectEqual(drawing[3, 0], 0xFF00_00FF)
    }

    @Test("images are drawn with a blend mode and an alpha, only in their rectangle")
    func images() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let pixels = try require(image.cgImage.map { UIImage(cgImage: $0) })
        for image in [image, pixels] {
            let drawing = try Drawing(width: 4, height: 4) { context in
                UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
                image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2), blendMode: .multiply, alpha: 1)
                image.draw(at: CGPoint(x: 2, y: 0), blendMode: .normal, alpha: 0)
                image.draw(in: CGRect(x: 0, y: 2, width: 2, height: 2), blendMode: .destinationIn, alpha: 0)
            }
            expectEqual(drawing[1, 1], 0x8000_00FF)
            expectEqual(drawing[3, 1], 0x8080_80FF)
        }
    }

    @Test("rectangles are replaced by UIRectFill, also by a transparent color")
    func rectangles() throws {
        let drawing = try Drawing(width: 4, height: 4) { context in
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            UIColor.clear.setFill()
            UIRectFill(left)
        }
        expectEqual(drawing[0, 0], 0)
        expectEqual(drawing[3, 0], 0x0000_00FF)
    }

    @Test("SVG documents blend with CSS")
    func documents() {
        let canvas = SVGCanvas(size: CGSize(width: 4, height: 4))
        let list = recordDrawing { context in
            context.setBlendMode(.multiply)
            context.fill(left)
        }
        canvas.drawList(list)
        expect(String(decoding: canvas.document, as: UTF8.self).contains("mix-blend-mode:multiply"))
    }
}
