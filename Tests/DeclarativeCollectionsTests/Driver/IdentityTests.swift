import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Identity")
struct IdentityTests {
    private let screen = TestScreen()

    @Test("of several rows with equal identifiers the first keeps it, and all are shown and updated")
    func duplicates() {
        screen.apply([BlockItem("x", text: "a"), BlockItem("y", text: "b"), BlockItem("x", text: "c")])
        let cells = (0..<3).map { screen.cell($0) }
        screen.apply([BlockItem("x", text: "A"), BlockItem("y", text: "b"), BlockItem("x", text: "C")])
        expectEqual(screen.texts, ["A", "b", "C"])
        expectEqual((0..<3).map { screen.cell($0) }, cells)
    }

    @Test("one report per update lists section, indexes and types of duplicates")
    func report() {
        screen.apply([BlockItem("x"), BlockItem("y"), BannerItem("x"), BlockItem("z"), BlockItem("z")])
        expectEqual(screen.reports.count, 1)
        let text = screen.reports.first?.description ?? ""
        expect(
            text.hasSuffix(
                """
                  section 0 "main": "x" at items 0 (BlockItem), 2 (BannerItem)
                  section 0 "main": "z" at items 3 (BlockItem), 4 (BlockItem)
                """
            )
        )
        screen.apply([BlockItem("x")])
        expectEqual(screen.reports.count, 1)
    }

    @Test("sections with one identifier are reported and shown")
    func sections() {
        screen.apply(
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: "s") { BlockItem(1, text: "a") }
                CollectionViewSection(differenceIdentifier: "s") { BlockItem(1, text: "b") }
            }
        )
        expectEqual(screen.texts, ["a", "b"])
        guard case .duplicateIdentifiers(let duplicates) = screen.reports.first else {
            Issue.record("no report of duplicates")
            return
        }
        expectEqual(duplicates.map(\.description), ["\"s\" at sections 0, 1"])
    }

    @Test("equal identifiers in two sections are not reported")
    func acrossSections() {
        screen.apply(
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: "s") { BlockItem(1, text: "a") }
                CollectionViewSection(differenceIdentifier: "t") { BlockItem(1, text: "b") }
            }
        )
        expect(screen.reports.isEmpty)
        expectEqual(screen.texts, ["a", "b"])
    }

    @Test("sections without identifiers are identified by call site, then by order, and never reported")
    func callSites() {
        func state(_ isExpanded: Bool) -> CollectionViewState {
            CollectionViewState {
                if isExpanded {
                    CollectionViewSection { BlockItem(0, text: "top") }
                }
                for index in 1...2 {
                    CollectionViewSection { BlockItem(1, text: "\(index)") }
                }
            }
        }
        screen.apply(state(false))
        let cells = (0..<2).map { screen.cell(0, section: $0) }
        screen.apply(state(true))
        expectEqual((1..<3).map { screen.cell(0, section: $0) }, cells)
        expect(screen.reports.isEmpty)
    }

    @Test("rows of a loop without identifiers are reported once per call site, single rows and other loops are not")
    func loops() {
        func apply(_ texts: [String]) {
            screen.apply(
                CollectionViewState {
                    CollectionViewSection(differenceIdentifier: "main") {
                        CallSiteItem(text: "single")
                        for text in texts { BlockItem(text, text: text) }
                        for text in texts { CallSiteItem(text: text) }
                    }
                }
            )
        }
        apply(["a"])
        expect(screen.reports.isEmpty)
        apply(["a", "b", "c"])
        apply(["a", "b"])
        expectEqual(screen.reports.count, 1)
        guard case .missingIdentifiers(let rows) = screen.reports.first else {
            Issue.record("no report of missing identifiers")
            return
        }
        expectEqual(rows.map(\.indexes), [[4, 5, 6]])
        expectEqual(rows.first?.description.contains("IdentityTests.swift:"), true)
    }

    @Test("an awaited state whose animation nobody advances is reported")
    func waiting() async {
        screen.apply([BlockItem("x")])
        screen.driver.waitingLimit = 0
        let driver = screen.driver
        let (reports, continuation) = AsyncStream.makeStream(of: Bool.self)
        driver.reportHandler = { continuation.yield($0 == .waitingForAnimation) }
        let state = CollectionViewState {
            CollectionViewSection(differenceIdentifier: "main") {
                BlockItem("x")
                BlockItem("y")
            }
        }
        let applying = Task { await driver.apply(state) }
        var iterator = reports.makeAsyncIterator()
        await expectEqual(iterator.next(), true)
        screen.host.advance(by: 1)
        await applying.value
    }

    @Test("a section whose rows changed after its creation is checked again")
    func changedRows() {
        var section = CollectionViewSection(differenceIdentifier: "main", items: [BlockItem("x", text: "a")])
        section.items.append(BlockItem("x", text: "b").diffableItem)
        screen.apply(CollectionViewState(sections: [section]))
        expectEqual(screen.texts, ["a", "b"])
        expectEqual(screen.reports.count, 1)
    }

    @Test("identities of repeated identifiers depend on the order alone")
    func resolution() {
        let items = ["a", "b", "a", "a"].map { BlockItem($0).diffableItem }
        let resolved = IdentityResolution([CollectionViewSection(items: items)]).sections[0].items
        expectEqual(resolved.map(\.differenceIdentifier.description), ["a", "b", "a#2", "a#3"])
        let again = IdentityResolution([CollectionViewSection(items: resolved)])
        expect(again.duplicates.isEmpty)
    }

    @Test("an explicit identifier that equals a generated one is not used twice")
    func collision() {
        let taken = DifferenceIdentifier(RepeatedIdentifier(original: DifferenceIdentifier("a"), occurrence: 1))
        let items = [BlockItem("a"), BlockItem("a"), BlockItem(taken)].map(\.diffableItem)
        let resolved = IdentityResolution([CollectionViewSection(items: items)]).sections[0].items
        expectEqual(Set(resolved.map(\.differenceIdentifier)).count, 3)
    }
}

/// A row that is identified by its call site.
private struct CallSiteItem: CollectionViewItemConvertible {
    let diffableItem: CollectionViewDiffableItem

    init(text: String, fileID: String = #fileID, line: UInt = #line, column: UInt = #column) {
        let identity = CollectionViewIdentity(nil, fileID: fileID, line: line, column: column)
        diffableItem = BlockItem(identity.differenceIdentifier, text: text).diffableItem
    }
}
