import CellParts
import ContainerCells
import DeclarativeCollections
import Expectations
import PortableUIKit
import Testing

/// What an app writes in its first hour.
@MainActor
@Suite("The first hour of an app")
struct FirstHourTests {
    @Test("numbers of a range are identifiers, and stay numbers")
    func identifiers() {
        let rows = (0..<3).map { number in
            TitleItem(differenceIdentifier: number, left: LeftTitle(title: "Row \(number)"))
        }
        expectEqual(rows.map { $0.content.left.title }, ["Row 0", "Row 1", "Row 2"])
        let others = [1, 2].map { TitleItem(differenceIdentifier: $0, left: LeftTitle(title: "\($0)")) }
        expectEqual(others.map { $0.content.left.title }, ["1", "2"])
    }

    @Test("identifiers may be missing, erased or of any type, and rows without one are told apart by their place")
    func kinds() {
        enum Row: Hashable { case name }
        let none: String? = nil
        let erased: AnyHashable? = 5
        let rows = [
            TitleItem(differenceIdentifier: none, left: LeftTitle(title: "a")),
            TitleItem(left: LeftTitle(title: "b")),
        ]
        expect(rows.allSatisfy { $0.differenceIdentifier != DifferenceIdentifier("") })
        expect(rows[0].differenceIdentifier != rows[1].differenceIdentifier)
        func identifier(_ row: some Hashable) -> DifferenceIdentifier {
            TitleItem(differenceIdentifier: row, left: LeftTitle(title: "")).differenceIdentifier
        }
        expect(identifier(erased) == identifier(5) && identifier(Optional("x")) == identifier("x"))
        expect(identifier(Row.name) != identifier("name") && identifier(AnyHashable("x")) == identifier("x"))
        let sections = (0..<2).map { number in
            CollectionViewSection(differenceIdentifier: number) {
                TitleItem(left: LeftTitle(title: "Section \(number)"))
            }
        }
        expectEqual(sections.map(\.differenceIdentifier), [0, 1].map { DifferenceIdentifier($0) })
    }

    @Test("a section has its rows in a trailing closure after any of its arguments")
    func trailingRows() {
        let row = { TitleItem(differenceIdentifier: "row", left: LeftTitle(title: "Row")) }
        let sections = [
            CollectionViewSection(
                differenceIdentifier: "a",
                footer: SectionTextFooter(content: SectionTextFooterContent(text: "Footer"))
            ) { row() },
            CollectionViewSection(differenceIdentifier: "b", emptyItem: row()) { row() },
            CollectionViewSection(differenceIdentifier: "c") { row() },
            CollectionViewSection { row() },
        ]
        expect(sections.allSatisfy { $0.items.count == 1 })
        expect(sections[0].footer != nil && sections[1].emptyItem != nil)
    }

    @Test("the chevron of a chevron item need not be written")
    func chevron() {
        let short = TitleChevronItem(differenceIdentifier: "a", left: LeftTitle(title: "A"))
        expectEqual(short.content, LeftRightContainer(left: LeftTitle(title: "A"), right: RightChevron()))
        let plain = ContainerItem(differenceIdentifier: "a", left: LeftTitle(title: "A"))
        expectEqual(plain.content.right, RightEmpty())
    }
}
