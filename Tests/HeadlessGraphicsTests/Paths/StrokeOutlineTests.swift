import DrawingChecks
import Expectations
import Foundation
import Testing

@testable import HeadlessGraphics

@Suite struct StrokeOutlineTests {
    private static let size = 60

    /// Returns the largest difference in coverage, from 0 to 255, between a stroke and its filled outline.
    private func difference(_ path: CGPath, _ setUp: (CGContext) -> Void) throws -> Int {
        func draw(_ finish: (CGContext) -> Void) throws -> [UInt8] {
            try Drawing(width: Self.size, height: Self.size) { context in
                setUp(context)
                context.addPath(path)
                finish(context)
            }.pixels.rgbaBytes
        }
        let stroked = try draw { $0.strokePath() }
        let filled = try draw {
            $0.replacePathWithStrokedPath()
            $0.fillPath()
        }
        expect(stroked.contains { $0 > 0 })
        return zip(stroked, filled).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
    }

    private static var corner: CGPath {
        let path = CGMutablePath()
        path.addLines(between: [
            CGPoint(x: 10, y: 50), CGPoint(x: 25, y: 12), CGPoint(x: 40, y: 50), CGPoint(x: 52, y: 30),
        ])
        return path
    }

    private static var curve: CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 8, y: 40))
        path.addCurve(to: CGPoint(x: 52, y: 40), control1: CGPoint(x: 40, y: -30), control2: CGPoint(x: 20, y: 90))
        path.addLine(to: CGPoint(x: 30, y: 50))
        return path
    }

    private static var closed: CGPath {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 15, y: 15), CGPoint(x: 45, y: 20), CGPoint(x: 30, y: 45)])
        path.closeSubpath()
        path.addEllipse(in: CGRect(x: 20, y: 18, width: 24, height: 14))
        return path
    }

    // Cairo draws curves as lines that miss them by up to a tenth of a pixel, and the edges of strokes by more.
    private static let tolerance = 70

    @Test("an outline covers what the stroke covers", arguments: [CGLineCap.butt, .round, .square])
    func covers(cap: CGLineCap) throws {
        for path in [Self.corner, Self.curve, Self.closed] {
            for join in [CGLineJoin.miter, .round, .bevel] {
                for width in [1, 6, 13] as [CGFloat] {
                    let found = try difference(path) {
                        $0.setLineWidth(width)
                        $0.setLineCap(cap)
                        $0.setLineJoin(join)
                    }
                    expect(found <= Self.tolerance, "\(cap) \(join) \(width)")
                }
            }
        }
    }

    @Test("miters longer than the limit are beveled")
    func miterLimit() throws {
        for limit in [1, 2, 3, 10] as [CGFloat] {
            let found = try difference(Self.corner) {
                $0.setLineWidth(8)
                $0.setMiterLimit(limit)
            }
            expect(found <= Self.tolerance, "\(limit)")
        }
        func top(_ limit: CGFloat) -> CGFloat {
            Self.corner.copy(strokingWithWidth: 8, lineCap: .butt, lineJoin: .miter, miterLimit: limit).boundingBox.minY
        }
        expect(top(10) < top(1) - 4)
    }

    @Test("dashes have outlines of their own, with caps")
    func dashes() throws {
        for path in [Self.corner, Self.curve, Self.closed] {
            for cap in [CGLineCap.butt, .round, .square] {
                let found = try difference(path) {
                    $0.setLineWidth(5)
                    $0.setLineCap(cap)
                    $0.setLineDash(phase: 3, lengths: [9, 7, 2])
                }
                expect(found <= Self.tolerance, "\(cap)")
            }
        }
    }

    @Test("the outline of a rectangle is two rectangles")
    func rectangle() {
        let rect = CGRect(x: 10, y: 10, width: 20, height: 30)
        let outline = CGPath(rect: rect, transform: nil)
            .copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        expectEqual(outline.boundingBox, rect.insetBy(dx: -2, dy: -2))
        var count = 0
        outline.applyWithBlock { _ in count += 1 }
        expectEqual(count, 10)
        expect(outline.contains(CGPoint(x: 9, y: 9)) && outline.contains(CGPoint(x: 11.5, y: 20)))
        expect(!outline.contains(CGPoint(x: 13, y: 20)))
    }

    @Test("a line of no length is a dot of the pen")
    func dots() {
        let dot = CGMutablePath()
        dot.move(to: CGPoint(x: 5, y: 5))
        dot.addLine(to: CGPoint(x: 5, y: 5))
        func bounds(_ cap: CGLineCap) -> CGRect {
            dot.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10).boundingBoxOfPath
        }
        expectEqual(bounds(.square), CGRect(x: 3, y: 3, width: 4, height: 4))
        expect(abs(bounds(.round).width - 4) < 0.01)
        expect(bounds(.butt).isNull)
    }

    @Test("the transform moves the outline, not the line")
    func transform() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        let doubled = CGAffineTransform(scaleX: 2, y: 2)
        let outline = line.copy(
            strokingWithWidth: 4,
            lineCap: .butt,
            lineJoin: .miter,
            miterLimit: 10,
            transform: doubled
        )
        expectEqual(outline.boundingBox, CGRect(x: 0, y: -4, width: 20, height: 8))
        let dashes = line.copy(dashingWithPhase: 1, lengths: [4, 2], transform: doubled)
        var starts: [CGFloat] = []
        dashes.applyWithBlock { if $0.pointee.type == .moveToPoint { starts.append($0.pointee.points[0].x) } }
        expectEqual(starts, [0, 10])
        expectEqual(dashes.boundingBox.maxX, 18)
    }

    @Test("the outline can clip, and an empty path stays empty")
    func clipping() throws {
        let drawing = try Drawing(width: 20, height: 20) { context in
            context.replacePathWithStrokedPath()
            expect(context.isPathEmpty)
            context.setLineWidth(4)
            context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
            context.replacePathWithStrokedPath()
            context.clip()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        expectEqual(drawing.coveredPixels, 14 * 14 - 6 * 6)
    }
}
