import DrawingChecks
import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Paths")
struct PathTests {
    @Test("paths with the same elements and attributes are equal, and copies are independent")
    func equality() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2)
        let copy = try require(path.copy() as? UIBezierPath)
        expectEqual(path, UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2))
        expect(path == copy && path.hash == copy.hash)
        copy.lineWidth = 3
        expect(path != copy)
        copy.lineWidth = 1
        copy.addLine(to: .zero)
        expect(path != copy)
    }

    @Test("the elements of a path are visited in order with their points")
    func visiting() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
        path.closeSubpath()
        var types: [CGPathElementType] = []
        var xs: [CGFloat] = []
        path.applyWithBlock { element in
            types.append(element.pointee.type)
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: xs.append(element.pointee.points[0].x)
            case .addCurveToPoint: xs += (0..<3).map { element.pointee.points[$0].x }
            default: break
            }
        }
        expectEqual(types, [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
        expectEqual(xs, [1, 3, 5, 7, 9])
    }

    @Test("a reversed path covers the same area in the other direction")
    func reversing() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 4, y: 0))
        path.addLine(to: CGPoint(x: 4, y: 4))
        path.close()
        let reversed = path.reversing()
        expectEqual(
            reversed.builder.elements,
            [
                .move(CGPoint(x: 4, y: 4)), .line(CGPoint(x: 4, y: 0)), .line(CGPoint(x: 0, y: 0)), .close,
            ]
        )
        expect(reversed.reversing().contains(CGPoint(x: 3, y: 1)))
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
        ring.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 3, height: 3)).reversing())
        expect(!ring.contains(CGPoint(x: 4, y: 4)))
        expect(ring.contains(CGPoint(x: 1, y: 1)))
    }

    @Test("dashes can be read back")
    func dashes() {
        let path = UIBezierPath()
        path.setLineDash([1, 2, 3], count: 3, phase: 4)
        var (count, phase) = (0, CGFloat(0))
        var lengths = [CGFloat](repeating: 0, count: 3)
        path.getLineDash(&lengths, count: &count, phase: &phase)
        expect(count == 3 && phase == 4 && lengths == [1, 2, 3])
    }

    @Test("an arc between tangents touches both lines")
    func tangentArcs() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
        let center = CGPoint(x: 6, y: 4)
        expect(path.boundingBoxOfPath.maxX <= 10 + 1e-9)
        let curves = path.path.elements.compactMap { if case .curve(_, _, let end) = $0 { end } else { nil } }
        expect(!curves.isEmpty && curves.allSatisfy { abs(hypot($0.x - center.x, $0.y - center.y) - 4) < 1e-9 })
    }

    @Test("a rectangle is recognized as one")
    func rectangles() {
        var found = CGRect.zero
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        expect(CGPath(rect: rect, transform: nil).isRect(&found))
        expectEqual(found, rect)
        expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    }

    @Test("paths are used on any thread, and their blend mode and alpha end with the drawing")
    func drawing() throws {
        let drawing = try Drawing(width: 4, height: 2) { context in
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).fill(with: .normal, alpha: 0)
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        }
        expectEqual(drawing[0, 0], 0)
        expectEqual(drawing[2, 0], 0xFF00_00FF)
    }
}
