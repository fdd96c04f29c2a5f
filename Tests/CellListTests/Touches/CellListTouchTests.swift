import CellList
import CellTesting
import Expectations
import Honeycomb
import ScreenHosting
import Testing

@MainActor
@Suite("Touches on the settings screen")
struct CellListTouchTests {
    @Test("a touch highlights the row, lifting the finger opens it once")
    func tap() throws {
        let screen = CellListScreen()
        let cell = try require(screen.cell("Страна поиска"))
        let point = screen.middle(of: cell)
        let before = try screen.host.bitmap()

        screen.host.touchDown(at: point)
        screen.host.advance(by: 0.2)
        expect(cell.isHighlighted)
        expect(screen.openedRoutes.isEmpty)
        let corner = cell.convert(CGPoint(x: 4, y: 4), to: nil)
        let highlighted = try screen.host.bitmap()
        expect(highlighted[Int(corner.x * 2), Int(corner.y * 2)] != before[Int(corner.x * 2), Int(corner.y * 2)])

        screen.host.touchUp(at: point)
        screen.host.advance(by: 1)
        expect(!cell.isHighlighted)
        expectEqual(screen.openedRoutes, [.country])
        try expect(screen.host.bitmap().firstDifference(from: before) == nil)
    }

    @Test("every row with a chevron opens its own screen")
    func routes() {
        let screen = CellListScreen()
        for row in ["profile", "country", "notifications", "articles"] { screen.app.cells[row].tap() }
        expectEqual(screen.openedRoutes, [.profile, .country, .notifications, .articles])
    }

    @Test("a drag removes the highlight and opens nothing")
    func drag() throws {
        let screen = CellListScreen()
        let cell = try require(screen.cell("Статьи"))
        let point = screen.middle(of: cell)

        screen.host.touchDown(at: point)
        screen.host.advance(by: 0.2)
        expect(cell.isHighlighted)
        screen.host.touchMoved(to: CGPoint(x: point.x, y: point.y - 30))
        screen.host.touchMoved(to: CGPoint(x: point.x, y: point.y - 80))
        expect(!cell.isHighlighted)
        screen.host.touchUp(at: CGPoint(x: point.x, y: point.y - 80))
        screen.host.advance(by: 2)
        expect(screen.openedRoutes.isEmpty)
    }

    @Test("a tap on a checkbox changes the business state and only that cell, in place")
    func checkbox() throws {
        let screen = CellListScreen()
        let cells = screen.viewController.collectionView.visibleCells
        let cell = try require(screen.cell("Просмотры вашего резюме"))
        let frame = cell.convert(cell.bounds, to: nil)
        let before = try screen.host.bitmap()

        screen.host.tap(at: screen.middle(of: cell))
        screen.host.advance(by: 1)

        expectEqual(screen.viewModel.state, CellListState(isNotifiedOfViews: true, isNotifiedOfInvitations: true))
        expect(screen.cell("Просмотры вашего резюме") === cell)
        expectEqual(cell.accessibilityValue, "1")
        expect(screen.viewController.collectionView.visibleCells.allSatisfy { cells.contains($0) })

        let after = try screen.host.bitmap()
        let changedRows = (0..<before.height).filter { y in
            (0..<before.width).contains { x in before[x, y] != after[x, y] }
        }
        expect(changedRows.count > 20)
        expect(changedRows.allSatisfy { CGFloat($0) / 2 >= frame.minY && CGFloat($0) / 2 < frame.maxY })

        screen.host.tap(at: screen.middle(of: cell))
        screen.host.advance(by: 1)
        expectEqual(screen.viewModel.state, CellListState())
        try expect(screen.host.bitmap().firstDifference(from: before) == nil)
    }

    @Test("both checkboxes keep their own state")
    func independent() {
        let screen = CellListScreen()
        screen.app.cells["invitations"].tap().assert(isOn: false)
        expectEqual(screen.viewModel.state, CellListState(isNotifiedOfViews: false, isNotifiedOfInvitations: false))
        screen.app.cells["views"].tap().assert(isOn: true)
        expectEqual(screen.viewModel.state, CellListState(isNotifiedOfViews: true, isNotifiedOfInvitations: false))
    }

    @Test("it stands a monkey")
    func monkey() {
        let app = ScreenTest(CellListViewController(viewModel: CellListViewModel { _ in }), on: .iPhone16)
        app.monkey(seed: 1, steps: 100)
    }
}
