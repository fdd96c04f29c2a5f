import CellTesting
import Expectations
import Honeycomb
import Observation
import Testing

@available(iOS 17.0, *)
@Observable @MainActor
private final class Player {
    var isOn = false
    var title = "Radio"
    var unused = 0
}

@Suite("Screens that observe their model")
@MainActor
struct ObservedScreenTests {
    @available(iOS 17.0, *)
    private static func state(_ player: Player) -> CollectionViewState {
        CollectionViewState {
            CollectionViewSection(differenceIdentifier: "player") {
                TitleItem(differenceIdentifier: "title", left: LeftTitle(title: player.title))
                TitleToggleItem(
                    differenceIdentifier: "sound",
                    left: LeftTitle(title: player.isOn ? "Sound is on" : "Sound is off"),
                    right: RightToggle(isOn: player.isOn) { player.isOn = $0 }
                )
            }
        }
    }

    @available(iOS 17.0, *)
    @Test("a change of the model shows the new state, with no call of apply, and only the row that differs")
    func changes() {
        let player = Player()
        var count = 0
        let screen = CellScreenViewController(observing: {
            count += 1
            return Self.state(player)
        })
        let app = ScreenTest(screen, on: .iPhone16)
        expectEqual(count, 1)
        app.cells["sound"].assert(texts: ["Sound is off"])
        screen.driver.resetWork()
        app.switches["sound"].tap()
        expect(player.isOn && count == 2)
        app.cells["sound"].assert(texts: ["Sound is on"])
        expectEqual(screen.driver.work.shownRowCount, 1)
        // Once a frame, however many values change, and not for others.
        player.title = "Records"
        player.isOn = false
        player.title = "Tapes"
        app.host.layout()
        expectEqual(count, 3)
        app.cells["title"].assert(texts: ["Tapes"])
        player.unused = 1
        app.host.layout()
        expectEqual(count, 3)
    }

    @available(iOS 17.0, *)
    @Test("another observation takes the place of the first, and an applied state stays until a value changes")
    func replacement() {
        let (first, second) = (Player(), Player())
        second.title = "Television"
        let screen = CellScreenViewController(observing: { Self.state(first) })
        let app = ScreenTest(screen, on: .iPhone16)
        screen.observe { Self.state(second) }
        app.host.layout()
        app.cells["title"].assert(texts: ["Television"])
        first.title = "Records"
        app.host.layout()
        app.cells["title"].assert(texts: ["Television"])
        screen.apply(
            CollectionViewState(sections: { CollectionViewSection(differenceIdentifier: "none", items: {}) }),
            animated: false
        )
        app.host.layout()
        expectEqual(screen.driver.state.sections.map(\.items.count), [0])
        second.title = "Cinema"
        app.host.layout()
        app.cells["title"].assert(texts: ["Cinema"])
    }

    @available(iOS 17.0, *)
    @Test("a screen that is not loaded waits, and one that is gone is not kept by its model")
    func lifetime() {
        let player = Player()
        var screen: CellScreenViewController? = CellScreenViewController(observing: { Self.state(player) })
        player.title = "Records"
        if let screen {
            let app = ScreenTest(screen, on: .iPhone16)
            app.cells["title"].assert(texts: ["Records"])
        }
        weak let gone = screen
        screen = nil
        expect(gone == nil)
        player.title = "Tapes"
    }
}
