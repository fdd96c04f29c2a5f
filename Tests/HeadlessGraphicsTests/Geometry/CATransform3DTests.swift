import Expectations
import Foundation
import Testing

@testable import HeadlessGraphics

@Suite struct CATransform3DTests {
    @Test("what a transform does in the plane is what the affine transform does")
    func plane() {
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 20, 0)
        let affine = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
        expectEqual(CATransform3DGetAffineTransform(moved), affine)
        let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
        let expected = CGAffineTransform(rotationAngle: .pi / 2)
        expect(abs(turned.b - expected.b) < 1e-12 && abs(turned.c - expected.c) < 1e-12)
        expect(abs(turned.a - expected.a) < 1e-12)
    }

    @Test("only transforms that leave the plane are not affine")
    func affinity() {
        expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
        expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
        expect(CATransform3DIsIdentity(CATransform3DMakeScale(1, 1, 1)))
    }

    @Test("a transform and its inverse are nothing; what cannot be undone stays")
    func inverse() {
        var transform = CATransform3DMakeRotation(1, 1, 2, 3)
        transform = CATransform3DTranslate(CATransform3DScale(transform, 2, -3, 4), 5, 6, 7)
        transform.m34 = -1 / 500
        let identity = CATransform3DConcat(transform, CATransform3DInvert(transform))
        for (row, expected) in zip(identity.rows, CATransform3DIdentity.rows) {
            for (entry, value) in zip(row, expected) { expect(abs(entry - value) < 1e-12) }
        }
        let flat = CATransform3DMakeScale(1, 0, 1)
        expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }
}
