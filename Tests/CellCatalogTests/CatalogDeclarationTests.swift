import Expectations
import Foundation
import Honeycomb
import ScreenDocuments
import ScreenHosting
import Testing
import YourOwnPart

@testable import CellCatalog

@Suite("Declarations of the catalog's cells")
@MainActor
struct CatalogDeclarationTests {
    private static func declarations(of name: String, in catalog: Catalog = .designSystem) throws
        -> [CatalogDeclaration]
    {
        let board = try require(catalog.boards(theme: .standard).first { $0.name == name })
        let vocabulary = ScreenVocabulary(parts: catalog.matrix ?? .designSystem)
        return CatalogDeclaration.all(of: board, vocabulary: vocabulary)
    }

    @Test("every cell has Swift, and JSON or words on why there is none")
    func everyCell() throws {
        var count = 0
        for board in Catalog.designSystem.boards(theme: .standard) {
            let found = CatalogDeclaration.all(of: board, vocabulary: .designSystem)
            expectEqual(found.count, board.rows.flatMap(\.cells).count { $0 != nil }, "\(board.name)")
            for declaration in found {
                count += 1
                expectEqual(declaration.swift?.hasSuffix("\n)"), true, "\(board.name)")
                expectEqual(declaration.json == nil, declaration.problem?.isEmpty == false, "\(board.name)")
                if let problem = declaration.problem {
                    expect(problem.contains("Custom<SampleContent>") || problem.contains("no key in documents"))
                }
            }
        }
        expect(count > 500)
    }

    @Test("rows, pairs and headers are declared as one would by hand")
    func literals() throws {
        try expectEqual(
            Self.declarations(of: "left-title")[0],
            CatalogDeclaration(
                swift: """
                    LeftRightItem(
                        differenceIdentifier: "title",
                        left: LeftTitle(title: "Страна поиска"),
                        right: RightEmpty()
                    )
                    """,
                json: """
                    {
                      "id": "title",
                      "left": {
                        "title": "Страна поиска",
                        "type": "title"
                      }
                    }
                    """,
                problem: nil
            )
        )
        let pair = try Self.declarations(of: "right-pair")[1]
        expectEqual(
            pair.swift,
            """
            LeftRightItem(
                differenceIdentifier: "badge-and-icon-button",
                left: LeftTitle(title: "Страна поиска"),
                right: RightPair(RightBadge(text: "2"), RightIconButton(icon: Icon.close.image, iconLabel: "Очистить"))
            )
            """
        )
        let header = try Self.declarations(of: "header-detailed")[0]
        expectEqual(
            header.json,
            """
            {
              "actionTitle": "Очистить",
              "title": "Недавние",
              "type": "detailed"
            }
            """
        )
        expectEqual(
            header.swift?.contains(#"SectionDetailedHeaderContent(title: "Недавние", actionTitle: "Очистить")"#),
            true
        )
    }

    @Test("the JSON of a row reads back as that row")
    func reading() throws {
        let board = try require(Catalog.designSystem.boards(theme: .standard).first { $0.name == "matrix" })
        let cells = board.rows.flatMap(\.cells).compactMap { $0 }
        let found = CatalogDeclaration.all(of: board, vocabulary: .designSystem)
        let written = zip(cells, found).filter { $1.json != nil }
        expect(written.count > 380)
        let rows = written.compactMap(\.1.json).joined(separator: ", ")
        let text = #"{"version": 1, "sections": [{"id": "s", "items": [\#(rows)]}]}"#
        let items = try ScreenDocument(data: Data(text.utf8)).state().sections[0].items
        expectEqual(items.count, written.count)
        for (item, (cell, _)) in zip(items, written) {
            expectEqual(item, cell.makeItem(item.differenceIdentifier.description), "\(cell.name)")
        }
    }

    @Test("a part that the vocabulary lacks is named, and written with the vocabulary that has it")
    func ownParts() throws {
        let unknown = try Self.declarations(of: "rating", in: RatingScenarios.catalog)[2]
        expect(unknown.json == nil)
        expectEqual(unknown.problem, "its part RightRating is not in the vocabulary")
        expectEqual(unknown.swift?.contains(#"right: RightRating(text: "★★★★★")"#), true)
        expectEqual(unknown.swift?.contains("isEnabled: false"), true)
        let known = try Self.declarations(of: "right-rating", in: Catalog(parts: RatingScenarios.parts))[0]
        expectEqual(known.json?.contains(#""type": "rating""#), true)
    }
}

@Suite("Minimum widths in the catalog")
@MainActor
struct CatalogPartWidthsTests {
    private static func widths(_ catalog: Catalog, _ size: UIContentSizeCategory) throws -> [CatalogPartWidths?] {
        var configuration = ScreenConfiguration(size: .zero, scale: 2)
        configuration.contentSizeCategory = size
        var widths: [CatalogPartWidths?] = []
        try CatalogRenderer(configuration: configuration, format: .svg).render(Catalog(groups: catalog.groups)) {
            widths += $0.cells.map(\.partWidths)
        }
        return widths
    }

    @Test("a row is as narrow as its longest words, its picture and its control allow")
    func widths() throws {
        func catalog(_ left: some LeftContent, _ right: some RightContent) -> Catalog {
            Catalog(groups: [ScenarioGroup("Rows") { Scenario("Row", LeftRightItem(left: left, right: right)) }])
        }
        func widths(_ left: some LeftContent, _ right: some RightContent) throws -> CatalogPartWidths {
            try require(try Self.widths(catalog(left, right), .large).first ?? nil)
        }
        let short = try widths(LeftTitle(title: "Country"), RightChevron())
        try expectEqual(widths(LeftTitle(title: "of my Country"), RightChevron()), short)
        try expect(widths(LeftTitle(title: "Countryside"), RightChevron()).left > short.left)
        let image = try widths(
            LeftImageTitle(image: .local(Icon.avatar.image), title: "Country"),
            RightToggle(isOn: true)
        )
        // A picture of 40 points and the 16 points after it, which a row of no width would not have.
        expectEqual(image.left, short.left + 56)
        expect(image.right > short.right)
    }

    @Test("all rows have widths, which grow with the text, and headers have none")
    func sizes() throws {
        let usual = try Self.widths(.designSystem, .large)
        let largest = try Self.widths(.designSystem, .accessibilityExtraExtraExtraLarge)
        var grown = 0
        for (small, large) in zip(usual, largest) {
            guard let small, let large else {
                expect(small == nil && large == nil)
                continue
            }
            expect(small.left > 0 && small.right >= 4)
            expect(large.left >= small.left && large.right >= small.right)
            if large.left > small.left { grown += 1 }
        }
        expect(grown > 100)
        expect(usual.contains(nil))
    }
}
