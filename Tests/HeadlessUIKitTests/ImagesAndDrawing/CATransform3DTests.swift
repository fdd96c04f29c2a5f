import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct CATransform3DTests {
    @Test("a planar transform equals its affine transform")
    func plane() {
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 20, 0)
        let affine = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
        #expect(CATransform3DGetAffineTransform(moved) == affine)
        let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
        let expected = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(turned.b - expected.b) < 1e-12 && abs(turned.c - expected.c) < 1e-12)
        #expect(abs(turned.a - expected.a) < 1e-12)
    }

    @Test("only planar transforms are affine")
    func affinity() {
        #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
        #expect(CATransform3DIsIdentity(CATransform3DMakeScale(1, 1, 1)))
    }

    @Test("views, layers and attributes take transforms in space")
    func users() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.transform = CATransform3DMakeTranslation(5, 0, 0)
        #expect(view.frame.origin.x == 5)
        view.transform3D = CATransform3DIdentity
        #expect(view.transform == .identity)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.transform3D = CATransform3DMakeScale(2, 2, 1)
        #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 2))
    }

    @Test("geometry is boxed and written as text")
    func boxes() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
        #expect(NSCoder.string(for: rect) == "{{1, 2}, {3, 4}}")
        #expect(NSCoder.cgRect(for: NSStringFromCGRect(rect)) == rect)
        #expect(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)) == rect.origin)
        #expect(NSCoder.cgSize(for: NSCoder.string(for: rect.size)) == rect.size)
    }

    @Test("a transform and its inverse cancel out; a singular one is its own inverse")
    func inverse() {
        var transform = CATransform3DMakeRotation(1, 1, 2, 3)
        transform = CATransform3DTranslate(CATransform3DScale(transform, 2, -3, 4), 5, 6, 7)
        transform.m34 = -1 / 500
        let identity = CATransform3DConcat(transform, CATransform3DInvert(transform))
        for (row, expected) in zip(identity.rows, CATransform3DIdentity.rows) {
            for (entry, value) in zip(row, expected) { #expect(abs(entry - value) < 1e-12) }
        }
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }
}
