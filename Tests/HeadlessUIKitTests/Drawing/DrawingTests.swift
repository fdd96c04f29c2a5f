import DrawingChecks
import Expectations
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Drawing")
struct DrawingTests {
    @Test("a rectangle fills exactly its pixels at every scale", arguments: [1, 2, 3])
    func rectangles(scale: Int) throws {
        let drawing = try Drawing(width: 8 * scale, height: 8 * scale, scale: CGFloat(scale)) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 2, y: 1, width: 3, height: 4))
        }
        let factor = CGFloat(scale)
        expectEqual(drawing.coveredBounds, CGRect(x: 2 * factor, y: factor, width: 3 * factor, height: 4 * factor))
        expectEqual(drawing.coveredPixels, 12 * scale * scale)
        expectEqual(drawing[3 * scale, 2 * scale], 0xFF00_00FF)
    }

    @Test("a round corner leaves the corner free and fills the middle of the side")
    func roundedRectangles() throws {
        let drawing = try Drawing(width: 20, height: 20) { _ in
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 8).fill()
        }
        expectEqual(drawing[0, 0], 0)
        expectEqual(drawing[19, 19], 0)
        expectEqual(drawing[10, 0], 0x0000_00FF)
        expectEqual(drawing[10, 10], 0x0000_00FF)
    }

    @Test("only the corners asked for are round")
    func someCorners() throws {
        let drawing = try Drawing(width: 20, height: 20) { _ in
            let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
            let radii = CGSize(width: 8, height: 8)
            UIBezierPath(roundedRect: bounds, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: radii).fill()
        }
        expectEqual(drawing[0, 0], 0)
        expectEqual(drawing[19, 0], 0x0000_00FF)
        expectEqual(drawing[19, 19], 0)
        expectEqual(drawing[0, 19], 0x0000_00FF)
    }

    @Test("the even-odd rule leaves a hole where a path overlaps itself")
    func fillRules() throws {
        for usesEvenOdd in [false, true] {
            let drawing = try Drawing(width: 10, height: 10) { _ in
                let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
                path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
                path.usesEvenOddFillRule = usesEvenOdd
                path.fill()
                expectEqual(path.contains(CGPoint(x: 5, y: 5)), !usesEvenOdd)
                expect(path.contains(CGPoint(x: 1, y: 1)))
            }
            expectEqual(drawing[5, 5], usesEvenOdd ? 0 : 0x0000_00FF)
        }
    }

    @Test("a line is as wide as asked, with gaps where dashes end")
    func lines() throws {
        let drawing = try Drawing(width: 12, height: 4) { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: 2))
            path.addLine(to: CGPoint(x: 12, y: 2))
            path.lineWidth = 2
            path.setLineDash([3, 3], count: 2, phase: 0)
            path.stroke()
        }
        expect(
            (0..<12).map { drawing[$0, 1] != 0 } == [true, true, true, false, false, false] + [
                true, true, true, false, false, false,
            ]
        )
        expect(drawing[0, 2] != 0)
        expectEqual(drawing[0, 0], 0)
        expectEqual(drawing[0, 3], 0)
    }

    @Test("numbers that are none draw nothing and break nothing")
    func hostileNumbers() throws {
        let drawing = try Drawing(width: 6, height: 6) { context in
            context.fill(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
            context.fill(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
            context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4), width: .nan)
            context.saveGState()
            context.scaleBy(x: 0, y: 0)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.restoreGState()
            UIBezierPath(arcCenter: .zero, radius: .nan, startAngle: 0, endAngle: .infinity, clockwise: true).fill()
            UIBezierPath().stroke()
            context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
        }
        expectEqual(drawing.coveredBounds, CGRect(x: 5, y: 5, width: 1, height: 1))
    }

    @Test("an arc turns clockwise on the screen when asked to")
    func arcs() {
        let quarter = UIBezierPath(
            arcCenter: .zero,
            radius: 10,
            startAngle: 0,
            endAngle: .pi / 2,
            clockwise: true
        )
        expect(abs(quarter.currentPoint.x) < 1e-9)
        expect(abs(quarter.currentPoint.y - 10) < 1e-9)
        expect(quarter.cgPath.boundingBoxOfPath.minY >= -1e-9)
        let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        expect(rest.cgPath.boundingBoxOfPath.minY < -9.9)
    }
}
