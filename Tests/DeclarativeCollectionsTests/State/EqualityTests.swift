import Expectations
import PortableUIKit
import Testing

@testable import DeclarativeCollections

@Suite("Equality of states")
struct EqualityTests {
    private struct Extras: CollectionViewSectionExtras {
        var value: Int
    }

    @Test("states built in different places are equal when they show the same")
    func content() {
        let first = CollectionViewState { CollectionViewSection { BlockItem(1, text: "a") } }
        let second = CollectionViewState { CollectionViewSection { BlockItem(1, text: "a").didSelect {} } }
        let third = CollectionViewState { CollectionViewSection { BlockItem(1, text: "b") } }
        expectEqual(first, second)
        expect(first != third)
    }

    @Test("rows of different types are never equal")
    func types() {
        expect(BlockItem(1).diffableItem != BannerItem(1).diffableItem)
        expect(TitleElement("").diffableSupplementaryElement != RuleElement().diffableSupplementaryElement)
    }

    @Test("header, footer, layout, extras and identifier are part of a section")
    func sectionParts() {
        let plain = CollectionViewSection(differenceIdentifier: 1)
        let others = [
            CollectionViewSection(differenceIdentifier: 1, header: TitleElement("a")),
            CollectionViewSection(differenceIdentifier: 1, footer: TitleElement("a")),
            CollectionViewSection(differenceIdentifier: 1, layout: CollectionViewSectionLayout(rowSpacing: 1)),
            CollectionViewSection(differenceIdentifier: 1, extras: Extras(value: 1)),
            CollectionViewSection(differenceIdentifier: 2),
            CollectionViewSection(),
        ]
        for other in others {
            expect(plain != other)
            expectEqual(other, other)
        }
        expect(
            CollectionViewSection(extras: Extras(value: 1)) != CollectionViewSection(extras: Extras(value: 2))
        )
    }

    @Test("a copy of a state can be changed without changing the original")
    func values() {
        let original = CollectionViewState { CollectionViewSection { BlockItem(1) } }
        var copy = original
        copy.sections[0].items.removeAll()
        expectEqual(original.sections[0].items.count, 1)
    }
}
