import Expectations
import Testing

@testable import HeadlessUIKit

@Suite struct UITraitCollectionTests {
    @Test("of several collections the last that specifies a trait counts")
    func merging() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .light),
        ])
        expectEqual(merged.userInterfaceStyle, .light)
        expectEqual(merged.displayScale, 3)
        expectEqual(merged.layoutDirection, .unspecified)
        expect(merged.containsTraits(in: UITraitCollection(displayScale: 3)))
        expect(!merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    }

    @Test("collections of the same values are equal")
    func equality() {
        expectEqual(UITraitCollection(displayScale: 3), UITraitCollection(displayScale: 3))
        expectEqual(UITraitCollection(displayScale: 3).hash, UITraitCollection(displayScale: 3).hash)
        expect(UITraitCollection(displayScale: 3) != UITraitCollection(displayScale: 2))
    }

    @Test("performAsCurrent applies only to its block, also nested, and to its thread")
    func current() {
        let outside = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            expectEqual(UITraitCollection.current.userInterfaceStyle, .dark)
            UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
                expectEqual(UITraitCollection.current.userInterfaceStyle, .light)
            }
            expectEqual(UITraitCollection.current.userInterfaceStyle, .dark)
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                expectEqual(UITraitCollection.current.userInterfaceStyle, .light)
                done.signal()
            }
            done.wait()
        }
        expectEqual(UITraitCollection.current, outside)
    }

    @Test("text sizes compare by size; unspecified compares with none")
    func contentSizes() {
        expect(UIContentSizeCategory.small < .large)
        expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        expect(UIContentSizeCategory.large <= .large)
        expect(!(UIContentSizeCategory.unspecified < .large))
        expect(!(UIContentSizeCategory.unspecified >= .large))
        expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }

    @Test("only style, contrast and level affect colors")
    func colorAppearance() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        expect(light.hasDifferentColorAppearance(comparedTo: nil))
        let scaled = UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: 3)])
        expect(!light.hasDifferentColorAppearance(comparedTo: scaled))
        let elevated = UITraitCollection(traitsFrom: [light, UITraitCollection(userInterfaceLevel: .elevated)])
        expect(light.hasDifferentColorAppearance(comparedTo: elevated))
    }

    @Test("an index path names section and item")
    func indexPaths() {
        var path = IndexPath(item: 3, section: 1)
        expectEqual(path, [1, 3])
        expect((path.section, path.item, path.row) == (1, 3, 3))
        path.item = 4
        expectEqual(path, IndexPath(row: 4, section: 1))
    }

    @Test("insets shrink a rectangle from each side")
    func insets() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        expectEqual(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
            CGRect(x: 2, y: 1, width: 94, height: 46)
        )
    }
}
