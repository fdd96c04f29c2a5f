import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct TransformUsersTests {
    @Test("views, layers and attributes take transforms in space")
    func users() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.transform = CATransform3DMakeTranslation(5, 0, 0)
        expectEqual(view.frame.origin.x, 5)
        view.transform3D = CATransform3DIdentity
        expectEqual(view.transform, .identity)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.transform3D = CATransform3DMakeScale(2, 2, 1)
        expectEqual(attributes.transform, CGAffineTransform(scaleX: 2, y: 2))
    }

    @Test("geometry is boxed and written as text")
    func boxes() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        expectEqual(NSValue(cgRect: rect).cgRectValue, rect)
        expectEqual(NSValue(cgPoint: rect.origin).cgPointValue, rect.origin)
        expectEqual(NSValue(cgSize: rect.size).cgSizeValue, rect.size)
        expect(NSCoder.string(for: rect) == "{{1, 2}, {3, 4}}")
        expectEqual(NSCoder.cgRect(for: NSCoder.string(for: rect)), rect)
        expectEqual(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)), rect.origin)
        expectEqual(NSCoder.cgSize(for: NSCoder.string(for: rect.size)), rect.size)
    }
}
