import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Layout attributes") @MainActor
struct LayoutAttributesTests {
    @Test("new attributes are opaque, visible and untransformed")
    func defaults() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path(3, 1))
        expectEqual(attributes.indexPath, path(3, 1))
        expect(attributes.alpha == 1 && !attributes.isHidden && attributes.zIndex == 0)
        expect(attributes.transform.isIdentity)
        expectEqual(attributes.representedElementCategory, .cell)
        expectEqual(attributes.representedElementKind, nil)
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "kind", with: path(0))
        expect(header.representedElementCategory == .supplementaryView && header.representedElementKind == "kind")
        let card = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "card", with: path(0))
        expectEqual(card.representedElementCategory, .decorationView)
    }

    @Test("frame, center and size agree; a new size keeps the center")
    func geometry() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0))
        attributes.frame = CGRect(x: 0.1, y: 20, width: 30.3, height: 40)
        expectEqual(attributes.frame, CGRect(x: 0.1, y: 20, width: 30.3, height: 40))
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        expectEqual(attributes.center, CGPoint(x: 25, y: 40))
        expectEqual(attributes.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
        attributes.size = CGSize(width: 10, height: 10)
        expectEqual(attributes.frame, CGRect(x: 20, y: 35, width: 10, height: 10))
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        expectEqual(attributes.frame, CGRect(x: 15, y: 30, width: 20, height: 20))
    }

    @Test("a copy is equal and independent")
    func copying() throws {
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "kind", with: path(0, 2))
        attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        attributes.alpha = 0.5
        attributes.zIndex = 7
        attributes.isHidden = true
        let copy = try require(attributes.copy() as? UICollectionViewLayoutAttributes)
        expect(copy.isEqual(attributes) && copy == attributes && copy.hash == attributes.hash)
        copy.zIndex = 8
        expect(!copy.isEqual(attributes))
    }

    @Test("each property counts for equality")
    func equality() throws {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0))
        let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
            { $0.alpha = 0 }, { $0.zIndex = 1 }, { $0.isHidden = true }, { $0.center.x = 1 }, { $0.size.width = 1 },
            { $0.transform = CGAffineTransform(translationX: 1, y: 0) }, { $0.indexPath = path(1) },
        ]
        for change in changes {
            let copy = try require(attributes.copy() as? UICollectionViewLayoutAttributes)
            change(copy)
            expect(!copy.isEqual(attributes))
        }
        expect(!attributes.isEqual(UICollectionViewLayoutAttributes(forDecorationViewOfKind: "x", with: path(0))))
        expect(!attributes.isEqual("something else"))
    }

    @Test("a cell gets transform, alpha and isHidden from its attributes, and resets them")
    func applying() {
        let cell = TestCell(frame: .zero)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0))
        attributes.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        attributes.alpha = 0.25
        cell.setLayoutAttributes(attributes)
        expectEqual(cell.transform, attributes.transform)
        expectEqual(cell.frame, CGRect(x: 15, y: 15, width: 10, height: 10))
        expectEqual(cell.bounds.size, CGSize(width: 20, height: 20))
        expectEqual(cell.alpha, 0.25)
        attributes.transform = .identity
        attributes.alpha = 1
        cell.setLayoutAttributes(attributes)
        expectEqual(cell.frame, CGRect(x: 10, y: 10, width: 20, height: 20))
        expectEqual(cell.alpha, 1)
    }
}
