import Expectations
import Honeycomb
import ScreenDocuments
import ScreenHosting
import Testing

@testable import CellCatalog

@Suite("What the page of a catalog tells of cells")
@MainActor
struct CatalogElementTests {
    private let renderer = CatalogRenderer(configuration: ScreenConfiguration(size: .zero, scale: 1))

    private func group(_ cell: some ContainerContent, place: CatalogPlace = .rights) -> ScenarioGroup {
        var group = ScenarioGroup("Rows", fileName: "rows") { Scenario("One", content: cell) }
        group.place = place
        return group
    }

    private func elements(_ cell: some ContainerContent) throws -> [CatalogElement] {
        let picture = try renderer.picture(of: CatalogBoard(group(cell), theme: .standard))
        return try require(picture.cells.first).elements
    }

    @Test("a badge is one element with its pill, its colors and its font")
    func badge() throws {
        let row = LeftRightContainer(left: LeftTitle(title: "Country"), right: RightBadge(text: "12"))
        let elements = try elements(row)
        expectEqual(elements.map(\.name), ["\"Country\"", "\"12\""])
        let badge = try require(elements.last)
        expect(badge.frame.height == 20 && badge.cornerRadius == 10)
        // The trailing margin of the row ends at the pill.
        let cell = try require(
            try renderer.picture(of: CatalogBoard(group(row), theme: .standard)).cells.first
        )
        expectEqual(cell.frame.maxX - badge.frame.maxX, 16)
        expectEqual(badge.uses.compactMap(\.token), ["color.accent", "color.inverseText", "typography.badge"])
    }

    @Test("a card has its picture, the badge on it and its lines, each for itself")
    func card() throws {
        let card = LeftCard(image: .local(Icon.image.image), badge: "−25 %", lines: [PartLine("Shoes")])
        let elements = try elements(LeftRightContainer(left: card, right: RightEmpty()))
        expectEqual(elements.count, 3)
        expectEqual(elements.suffix(2).map(\.name), ["\"−25 %\"", "\"Shoes\""])
        expect(elements[0].frame.contains(elements[1].frame))
    }

    @Test("a row is shown in the states that it can have, as a list shows it")
    func states() throws {
        let row = LeftRightContainer(left: LeftTitle(title: "Country"), right: RightChevron())
        let board = try require(CatalogBoard(statesOf: group(row), theme: .standard))
        expectEqual(board.rows.map(\.title), ["Usual", "Pressed", "Selected", "Disabled"])
        let cells = try renderer.picture(of: board).cells
        let grounds = cells.map { cell in
            cell.elements.contains { $0.uses.contains { $0.token == "color.pressedBackground" } }
        }
        expectEqual(grounds, [false, true, true, false])
        let field = LeftRightContainer(left: LeftField(identifier: "name", label: "Name"), right: RightEmpty())
        let fields = try require(CatalogBoard(statesOf: group(field, place: .lefts), theme: .standard))
        expectEqual(fields.rows.map(\.title), ["Usual", "Pressed", "Selected", "Focused", "Disabled"])
        let label = try renderer.picture(of: fields).cells.map { $0.elements[0].uses.compactMap(\.token) }
        expect(label[3].contains("color.accent") && !label[0].contains("color.accent"))
        expect(CatalogBoard(statesOf: group(row, place: .headers), theme: .standard) == nil)
    }

    @Test("what takes time is shown while it does: images that are loaded, buttons that work")
    func loading() throws {
        let groups = PartGroups.all(of: .designSystem)
        let names = groups.filter { $0.loading != nil }.map(\.fileName)
        expect(Set(["left-imageTitle", "left-button", "left-lines", "left-card"]).isSubset(of: names))
        expect(!names.contains("left-title") && !names.contains("right-chevron"))
        let image = try require(groups.first { $0.fileName == "left-imageTitle" })
        let board = try require(CatalogBoard(statesOf: image, theme: .standard))
        expectEqual(board.rows.map(\.title), ["Usual", "Pressed", "Selected", "Loading", "Disabled"])
        let button = try require(groups.first { $0.fileName == "left-button" })
        func isSpinning(_ cell: CatalogCell?) -> Bool {
            func spinners(in view: UIView) -> [UIActivityIndicatorView] {
                view.subviews.flatMap { ($0 as? UIActivityIndicatorView).map { [$0] } ?? spinners(in: $0) }
            }
            let view = cell?.makeView(.standard)
            view?.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
            view?.layoutIfNeeded()
            return view.map { spinners(in: $0).contains(where: \.isAnimating) } ?? false
        }
        expect(isSpinning(button.loading?.cell) && !isSpinning(button.scenarios.first?.cell))
    }

    @Test("tokens name the parts that use them, without the title beside right parts")
    func tokens() throws {
        var groups = [
            group(LeftRightContainer(left: LeftTitle(title: PartGroups.besides), right: RightBadge(text: "12")))
        ]
        groups.append(
            ScenarioGroup("Titles") {
                Scenario("One", content: LeftRightContainer(left: LeftTitle(title: "Country"), right: RightEmpty()))
            }
        )
        let catalog = Catalog(groups: groups)
        var pictures: [CatalogPicture] = []
        try renderer.render(catalog) { pictures.append($0) }
        let spacings = CatalogTokens.spacings(of: catalog, theme: .standard)
        let tokens = CatalogTokens(.standard, pictures: pictures, spacings: spacings)
        func users(_ name: String) -> [String]? { tokens.colors.first { $0.name == name }?.pictures }
        expectEqual(users("color.accent"), ["rows"])
        expectEqual(users("color.primaryText"), ["titles"])
        expectEqual(users("color.warning"), [])
        expectEqual(tokens.fonts.first { $0.name == "typography.title" }?.pictures, ["titles"])
        expectEqual(tokens.spacings.first { $0.name == "spacing.m" }?.pictures, ["rows", "titles"])
        expectEqual(tokens.colors.first { $0.name == "color.primaryText" }?.light, "#15181e")
    }

    @Test("every part of the design system says when to use it, and has a table of its properties")
    func notes() {
        let notes = CatalogPartNotes.all(of: .designSystem)
        var names: [String] = []
        for group in PartGroups.all(of: .designSystem) where group.place != .customs { names.append(group.fileName) }
        expect(names.count > 50)
        for name in names {
            expectEqual(notes[name]?.usage?.hasSuffix("."), true, "\(name)")
            expectEqual(notes[name]?.properties.isEmpty, false, "\(name)")
        }
        let title = notes["left-title"]?.properties.first { $0.name == "title" }
        expect(title?.isRequired == true && title?.meaning == "The main text, in the first line.")
    }
}
