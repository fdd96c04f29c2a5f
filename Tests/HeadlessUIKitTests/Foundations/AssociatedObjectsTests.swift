import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct AssociatedObjectsTests {
    private final class Canary {}

    private let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    private let otherKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    @Test("values are kept by object and key")
    func keeping() {
        let view = UIView()
        let other = UIView()
        objc_setAssociatedObject(view, key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(view, otherKey, 2, .OBJC_ASSOCIATION_RETAIN)
        expectEqual(objc_getAssociatedObject(view, key) as? String, "a")
        expectEqual(objc_getAssociatedObject(view, otherKey) as? Int, 2)
        expect(objc_getAssociatedObject(other, key) == nil)
        objc_setAssociatedObject(view, key, nil, .OBJC_ASSOCIATION_RETAIN)
        expect(objc_getAssociatedObject(view, key) == nil)
        expectEqual(objc_getAssociatedObject(view, otherKey) as? Int, 2)
        objc_removeAssociatedObjects(view)
        expect(objc_getAssociatedObject(view, otherKey) == nil)
    }

    @Test("views, guides and constraints release their associated values when they are deallocated")
    func dying() {
        weak var canary: Canary?
        for make in [{ UIView() }, { UILayoutGuide() }, { NSLayoutConstraint() }] as [() -> NSObject] {
            do {
                let object = make()
                let value = Canary()
                canary = value
                objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN)
                expect(canary != nil)
            }
            expect(canary == nil)
        }
    }

    @Test("an assigned value is not retained, a retained one is")
    func policies() {
        let view = UIView()
        objc_setAssociatedObject(view, key, Canary(), .OBJC_ASSOCIATION_ASSIGN)
        expect(objc_getAssociatedObject(view, key) == nil)
        objc_setAssociatedObject(view, key, Canary(), .OBJC_ASSOCIATION_RETAIN)
        expect(objc_getAssociatedObject(view, key) is Canary)
        let text = NSMutableString(string: "a")
        objc_setAssociatedObject(view, otherKey, text, .OBJC_ASSOCIATION_COPY)
        text.append("b")
        expectEqual(objc_getAssociatedObject(view, otherKey) as? NSString, "a")
    }

    @Test("values of other deallocated objects are removed once there are many")
    func sweeping() {
        weak var canary: Canary?
        do {
            let value = Canary()
            canary = value
            objc_setAssociatedObject(Canary(), key, value, .OBJC_ASSOCIATION_RETAIN)
        }
        expect(canary != nil)
        let many = (0..<2000).map { _ in Canary() }
        for object in many { objc_setAssociatedObject(object, key, 1, .OBJC_ASSOCIATION_RETAIN) }
        expect(canary == nil)
        for object in many { objc_removeAssociatedObjects(object) }
    }
}
