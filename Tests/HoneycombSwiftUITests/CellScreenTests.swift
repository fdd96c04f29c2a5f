import Honeycomb
import SwiftUI
import Testing

@testable import HoneycombSwiftUI

/// What bindings are bound to.
final class BoundModel: @unchecked Sendable {
    var selected: Int?
    var chosen: Set<Int> = []
    var position: Int?
    var isRefreshing = false

    var selection: Binding<Int?> { Binding(get: { self.selected }, set: { self.selected = $0 }) }
    var choice: Binding<Set<Int>> { Binding(get: { self.chosen }, set: { self.chosen = $0 }) }
    var row: Binding<Int?> { Binding(get: { self.position }, set: { self.position = $0 }) }
    var refreshing: Binding<Bool> { Binding(get: { self.isRefreshing }, set: { self.isRefreshing = $0 }) }
}

@MainActor
@Suite("A screen of cells in SwiftUI")
struct CellScreenTests {
    private let model = BoundModel()
    private let coordinator = CellScreenCoordinator()
    private let controller = CellScreenViewController()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))

    init() {
        coordinator.connect(to: controller)
        window.rootViewController = controller
        window.isHidden = false
    }

    private var list: UICollectionView { controller.collectionView }

    private func screen(_ count: Int = 50) -> CellScreen {
        CellScreen {
            CollectionViewSection(differenceIdentifier: "rows") {
                for number in 1...count {
                    TitleItem(differenceIdentifier: number, left: LeftTitle(title: "Row \(number)"))
                }
            }
        }
    }

    private func show(_ screen: CellScreen, _ values: EnvironmentValues = EnvironmentValues()) {
        coordinator.show(screen, environment: values, animated: false)
        window.layoutIfNeeded()
    }

    private func letTasksRun() async {
        for _ in 0..<50 { await Task.yield() }
    }

    @Test("sections are shown, and a new value updates them")
    func sections() {
        show(screen(3))
        #expect(list.numberOfItems(inSection: 0) == 3)
        show(screen(4))
        #expect(list.numberOfItems(inSection: 0) == 4)
    }

    @Test("the bound row is selected, and a tap changes the binding")
    func selection() {
        model.selected = 2
        show(screen().selection(model.selection))
        #expect(list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        controller.driver.state.selection.didChangeHandler?(.single(3))
        #expect(model.selected == 3)
        show(screen().selection(model.selection))
        #expect(list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        controller.driver.state.selection.didChangeHandler?(.single(nil as Int?))
        #expect(model.selected == nil)
    }

    @Test("any number of rows can be bound")
    func multipleSelection() {
        model.chosen = [1, 3]
        show(screen().selection(model.choice))
        #expect(Set(list.indexPathsForSelectedItems?.map(\.item) ?? []) == [0, 2])
        controller.driver.state.selection.didChangeHandler?(.multiple([2]))
        #expect(model.chosen == [2])
    }

    @Test("the screen scrolls to the row that is bound")
    func position() async {
        show(screen().scrollPosition(row: model.row))
        model.position = 30
        show(screen().scrollPosition(row: model.row))
        await letTasksRun()
        window.layoutIfNeeded()
        #expect(list.indexPathsForVisibleItems.contains(IndexPath(item: 29, section: 0)))
        #expect(!list.indexPathsForVisibleItems.contains(IndexPath(item: 1, section: 0)))
    }

    @Test("pulling sets the binding, and refreshing ends when the app sets it back")
    func refreshing() async throws {
        show(screen().refreshing(model.refreshing))
        let control = try #require(list.refreshControl)
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
        await letTasksRun()
        #expect(model.isRefreshing)
        show(screen().refreshing(model.refreshing))
        await letTasksRun()
        #expect(control.isRefreshing)
        model.isRefreshing = false
        show(screen().refreshing(model.refreshing))
        await letTasksRun()
        #expect(!control.isRefreshing)
    }

    @Test("the app shows the refresh control with the binding")
    func shownRefreshing() throws {
        model.isRefreshing = true
        show(screen().refreshing(model.refreshing))
        let control = try #require(list.refreshControl)
        #expect(control.isRefreshing)
        model.isRefreshing = false
        show(screen().refreshing(model.refreshing))
        #expect(!control.isRefreshing)
    }

    @Test("the theme of the environment is that of the screen")
    func theme() {
        var values = EnvironmentValues()
        #expect(values.cellTheme == .standard)
        values.cellTheme = .highContrast
        show(screen(), values)
        #expect(controller.theme == .highContrast)
    }
}
