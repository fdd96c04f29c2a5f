import DrawingChecks
import Expectations
import Foundation
import Testing

@testable import HeadlessGraphics

@Suite struct AntialiasingTests {
    private func alphas(_ body: (CGContext) -> Void) throws -> Set<UInt8> {
        let bytes = try Drawing(width: 20, height: 20, body).pixels.rgbaBytes
        return Set(stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] })
    }

    private let circle = CGRect(x: 3.3, y: 3.3, width: 13, height: 13)

    @Test("without antialiasing a pixel is drawn as a whole or not at all")
    func off() throws {
        try expect(alphas { $0.fillEllipse(in: circle) }.count > 2)
        try expectEqual(
            alphas {
                $0.setShouldAntialias(false)
                $0.fillEllipse(in: circle)
                $0.strokeEllipse(in: circle.insetBy(dx: -2, dy: -2))
            },
            [0, 255]
        )
        try expectEqual(
            alphas {
                $0.setShouldAntialias(false)
                $0.addEllipse(in: circle)
                $0.clip()
                $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            },
            [0, 255]
        )
    }

    @Test("antialiasing is part of the state, and the limit of the context is not")
    func state() throws {
        try expect(
            alphas {
                $0.saveGState()
                $0.setShouldAntialias(false)
                $0.restoreGState()
                $0.fillEllipse(in: circle)
            }.count > 2
        )
        try expectEqual(
            alphas {
                $0.saveGState()
                $0.setAllowsAntialiasing(false)
                $0.restoreGState()
                $0.setShouldAntialias(true)
                $0.fillEllipse(in: circle)
            },
            [0, 255]
        )
        try expect(
            alphas {
                $0.setAllowsAntialiasing(false)
                $0.saveGState()
                $0.setAllowsAntialiasing(true)
                $0.restoreGState()
                $0.fillEllipse(in: circle)
            }.count > 2
        )
    }

    @Test("a recording leaves the antialiasing of others alone")
    func recordings() throws {
        let list = DisplayList.recording {
            $0.setShouldAntialias(false)
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        try expect(
            alphas {
                $0.canvas.drawList(list)
                $0.fillEllipse(in: circle)
            }.count > 2
        )
    }

    @Test("an SVG document asks for crisp edges")
    func documents() {
        let canvas = SVGCanvas(size: CGSize(width: 20, height: 20))
        let context = CGContext(canvas: canvas)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        expect(!String(decoding: canvas.document, as: UTF8.self).contains("crispEdges"))
        context.setShouldAntialias(false)
        context.fillEllipse(in: circle)
        expect(String(decoding: canvas.document, as: UTF8.self).contains("crispEdges"))
    }
}
