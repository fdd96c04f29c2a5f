import DrawingChecks
import Expectations
import Foundation
import Testing

@testable import HeadlessGraphics

@Suite struct CGContextTests {
    @Test("a clip holds until the state is restored")
    func clips() throws {
        let drawing = try Drawing(width: 10, height: 10) { context in
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 8, width: 10, height: 2))
        }
        expect(drawing[4, 0] != 0)
        expectEqual(drawing[5, 0], 0)
        expect(drawing[9, 9] != 0)
    }

    @Test("transforms apply in the order of the calls")
    func transforms() throws {
        let drawing = try Drawing(width: 10, height: 10) { context in
            context.translateBy(x: 4, y: 2)
            context.scaleBy(x: 2, y: 2)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            expectEqual(CGPoint(x: 1, y: 1).applying(context.ctm), CGPoint(x: 6, y: 4))
        }
        expectEqual(drawing.coveredBounds, CGRect(x: 4, y: 2, width: 2, height: 2))
    }

    @Test("overlapping shapes in a transparency layer do not show through each other")
    func transparencyLayers() throws {
        let drawing = try Drawing(width: 4, height: 4) { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
            context.fill(CGRect(x: 1, y: 1, width: 3, height: 3))
            context.endTransparencyLayer()
        }
        expectEqual(drawing[0, 0], drawing[1, 1])
        expectEqual(drawing[1, 1] & 0xFF, 128)
    }

    @Test("state that drawing code left open is closed for whoever draws next")
    func unbalancedState() throws {
        let list = DisplayList.recording { context in
            context.saveGState()
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.saveGState()
            context.restoreGState()
            context.restoreGState()
            context.restoreGState()
            context.restoreGState()
        }
        var depth = 0
        for command in list.commands {
            if command == .save || command == .beginGroup(alpha: 1) { depth += 1 }
            if command == .restore || command == .endGroup { depth -= 1 }
            expect(depth >= 0)
        }
        expectEqual(depth, 0)
    }

    @Test("a transform and its inverse cancel out")
    func inverses() {
        let transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 3).translatedBy(x: 5, y: -7)
        let point = CGPoint(x: 11, y: 13)
        let back = point.applying(transform).applying(transform.inverted())
        expect(abs(back.x - 11) < 1e-9 && abs(back.y - 13) < 1e-9)
        let degenerate = CGAffineTransform(scaleX: 0, y: 1)
        expectEqual(degenerate.inverted(), degenerate)
        expectEqual(CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 1)).minX, -4)
    }
}
