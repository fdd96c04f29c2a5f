import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Geometry")
struct GeometryTests {
    @Test("rectangles that only touch don't intersect, also in closures")
    func touching() {
        let first = CGRect(x: 0, y: 0, width: 4, height: 4)
        let next = CGRect(x: 4, y: 0, width: 4, height: 4)
        expect(!first.intersects(next))
        expect(first.intersects(next.offsetBy(dx: -1, dy: 0)))
        expect(first.intersects(CGRect(x: 2, y: 2, width: -3, height: 1)))
        expect(!first.intersects(.null))
        expect([first, next].filter { $0.intersects(next) } == [next])
        expect(![first].contains(where: next.intersects))
    }

    @Test("geometry is written as text and read from it")
    func text() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2.5, bottom: 3, trailing: 4)
        expect(NSCoder.string(for: insets) == "{1, 2.5, 3, 4}")
        expect(NSCoder.nsDirectionalEdgeInsets(for: "{1, 2.5, 3, 4}") == insets)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        expectEqual(NSCoder.string(for: transform), "[1, 2, 3, 4, 5, 6]")
        expectEqual(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]"), transform)
        expectEqual(NSCoder.cgAffineTransform(for: "nonsense"), .identity)
        expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
        expectEqual(NSCoder.cgVector(for: NSCoder.string(for: CGVector(dx: 1, dy: 2))), CGVector(dx: 1, dy: 2))
        expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
        expectEqual(NSCoder.uiEdgeInsets(for: ""), .zero)
    }

    @Test("values box offsets, vectors and insets")
    func values() {
        expectEqual(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical, 2)
        expectEqual(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue.dy, 2)
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        expectEqual(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue, insets)
    }
}
