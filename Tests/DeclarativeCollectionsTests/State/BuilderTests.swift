import Expectations
import PortableUIKit
import Testing

@testable import DeclarativeCollections

@Suite("Builders")
struct BuilderTests {
    private enum Kind { case one, two, three }

    private func names(_ section: CollectionViewSection) -> [String] {
        section.items.map(\.differenceIdentifier.description)
    }

    @Test("rows of several types are built with all kinds of statements", arguments: [true, false])
    func statements(flag: Bool) {
        let optional: BlockItem? = flag ? BlockItem("optional") : nil
        let mixed: [any CollectionViewItemConvertible] = [BannerItem("m1"), BlockItem("m2")]
        let kind = flag ? Kind.two : .three
        let section = CollectionViewSection {
            BlockItem("first")
            BannerItem("banner")
            if flag { BlockItem("if") }
            if flag { BlockItem("then") } else { BannerItem("else") }
            switch kind {
            case .one: BlockItem("one")
            case .two: BlockItem("two")
            case .three: BannerItem("three")
            }
            for index in 0..<2 { BlockItem("for\(index)") }
            optional
            [BlockItem("a1"), BlockItem("a2")]
            mixed
            BlockItem("erased").diffableItem
            if #available(iOS 15, macOS 13, *) { BlockItem("available") }
        }
        let expected =
            flag
            ? ["first", "banner", "if", "then", "two", "for0", "for1", "optional"]
            : ["first", "banner", "else", "three", "for0", "for1"]
        expectEqual(names(section), expected + ["a1", "a2", "m1", "m2", "erased", "available"])
    }

    @Test("sections are built with statements as well")
    func sections() {
        let more = [CollectionViewSection(differenceIdentifier: "x"), CollectionViewSection(differenceIdentifier: "y")]
        let state = CollectionViewState {
            CollectionViewSection(differenceIdentifier: "a")
            for name in ["b", "c"] { CollectionViewSection(differenceIdentifier: name) }
            if more.isEmpty { CollectionViewSection(differenceIdentifier: "never") }
            more
        }
        expectEqual(state.sections.map(\.differenceIdentifier.description), ["a", "b", "c", "x", "y"])
    }

    @Test("a section takes its rows as a trailing closure, a labeled closure or an array")
    func forms() {
        let layout = CollectionViewSectionLayout(rowSpacing: 4)
        let trailing = CollectionViewSection(header: TitleElement("h"), layout: layout) { BlockItem(1) }
        let labelled = CollectionViewSection(header: TitleElement("h"), items: { BlockItem(1) }, layout: layout)
        let array = CollectionViewSection(header: TitleElement("h"), items: [BlockItem(1)], layout: layout)
        expectEqual(trailing, labelled)
        expectEqual(labelled, array)
    }
}
