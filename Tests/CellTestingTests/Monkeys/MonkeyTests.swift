import CellTesting
import Expectations
import Honeycomb
import ScreenHosting
import Testing

@Suite("Monkeys", .enabled(if: ScreenHost.sendsTouches))
@MainActor
struct MonkeyTests {
    private func find(
        _ fault: FaultyList.Fault,
        seed: UInt64 = 1,
        steps: Int = 300
    ) throws -> MonkeyFailure? {
        try ScreenTest(FaultyList(fault), on: .iPhoneSE).findFault(seed: seed, steps: steps)
    }

    @Test("a screen without faults passes, and the same seed does the same")
    func noFault() throws {
        try expect(find(.none) == nil)
        let first = try find(.offByOne, seed: 3)
        try expect(first != nil && first == find(.offByOne, seed: 3))
    }

    @Test("a planted off-by-one in a data source is found, named and shortened to one tap")
    func offByOne() throws {
        let failure = try require(try find(.offByOne))
        expectEqual(failure.kind, .consistency)
        expect(failure.message.contains("invalid number of items in section 0"), "\(failure)")
        expect(failure.isShrunk && failure.steps.count == 1, "\(failure)")
        expectEqual(failure.steps, ["app.cells[\"row 3\"].tap()"], "\(failure)")
        expect(failure.description.contains("    app.cells[\"row 3\"].tap()\n    app.checkConsistency()"))
    }

    @Test("data that changes without an update is found")
    func silentChange() throws {
        let failure = try require(try find(.silentChange))
        expect(failure.kind == .consistency && failure.steps.count == 1, "\(failure)")
        expect(failure.message.contains("shows 30 items in section 0, its data source has 29"), "\(failure)")
    }

    @Test("a frame that is not a number is found, with the view and its row")
    func invalidFrame() throws {
        let failure = try require(try find(.invalidFrame))
        expect(failure.kind == .frame && (4...5).contains(failure.steps.count), "\(failure)")
        expect(failure.message.hasPrefix("UILabel \"total\" in row \"row "), "\(failure)")
    }

    @Test("layout that never ends is found, with the class of the view")
    func layoutLoop() throws {
        let failure = try require(try find(.layoutLoop))
        expect(failure.kind == .consistency && failure.steps.count == 3, "\(failure)")
        expect(failure.message.hasPrefix("RestlessView still needs layout after 64 passes"), "\(failure)")
    }

    @Test("cells that retain themselves are found when the screen is gone")
    func retainCycle() throws {
        let failure = try require(try find(.retainCycle, steps: 5))
        expect(failure.kind == .leak && failure.steps.isEmpty, "\(failure)")
        expect(failure.message.contains("of FaultyCell stay in memory after the screen is gone"), "\(failure)")
    }

    @Test("a form with an initial focus is no leak, also where no task can run")
    func initialFocus() throws {
        let app = ScreenTest(CellScreenViewController(state: focusedForm()), on: .iPhoneSE)
        try expect(app.findFault(steps: 0) == nil)
        try expect(app.findFault(steps: 60) == nil)
    }

    private func focusedForm(_ action: @escaping @MainActor () -> Void = {}) -> CollectionViewState {
        CollectionViewState(sections: {
            CollectionViewSection(differenceIdentifier: "form") {
                for index in 0..<20 {
                    TitleItem(
                        differenceIdentifier: "row\(index)",
                        left: LeftTitle(title: "Row \(index)"),
                        didSelectHandler: action
                    )
                }
                FieldItem(differenceIdentifier: "name", left: LeftField(identifier: "name", label: "Name"))
            }
        })
        .focus("name")
    }

    @Test("what a pending task uses is no leak in an async test; planted leaks are still found")
    func tasks() async throws {
        @MainActor final class Screen: UIViewController {
            let list = FaultyList(.none)
            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(list)
                view.addSubview(list.view)
                // A handler that starts a task, which uses the screen when it comes to run.
                Task { self.view.setNeedsLayout() }
            }
        }
        try await expect(ScreenTest(Screen(), on: .iPhoneSE).findFault(steps: 30) == nil)
        let leak = try require(try await ScreenTest(FaultyList(.retainCycle), on: .iPhoneSE).findFault(steps: 5))
        expect(leak.kind == .leak && leak.steps.isEmpty && leak.isShrunk, "\(leak)")
        expect(leak.message.contains("of FaultyCell stay in memory after the screen is gone"), "\(leak)")
        let tap = try require(try await ScreenTest(FaultyList(.offByOne), on: .iPhoneSE).findFault(steps: 300))
        expect(tap.kind == .consistency && tap.steps.count == 1, "\(tap)")
    }

    @Test("cells that are never reused are found while the list scrolls")
    func noReuse() throws {
        let list = FaultyList(.noReuse)
        let failure = try require(try ScreenTest(list, on: .iPhoneSE).findFault(steps: 400))
        expectEqual(failure.kind, .leak, "\(failure)")
        expect(failure.message.contains("cells of FaultyCell are in memory, but at most "), "\(failure)")
    }

    @Test("an invariant that does not hold is found, and an error says why")
    func invariant() throws {
        struct TooMany: Error {}
        let app = ScreenTest(FaultyList(.none), on: .iPhoneSE)
        let failure = try require(
            try app.findFault(seed: 2, steps: 300) { app in (app.viewController as? FaultyList)?.taps ?? 0 < 3 }
        )
        expect(failure.kind == .invariant && failure.steps.count == 3, "\(failure)")
        let thrown = try app.findFault(seed: 2, steps: 300) { app in
            if (app.viewController as? FaultyList)?.taps ?? 0 > 0 { throw TooMany() }
            return true
        }
        expect(thrown?.message == "The invariant does not hold: TooMany()" && thrown?.steps.count == 1)
    }

    @Test("a fault is one failure of the test, with the sequence as Swift")
    func report() {
        let app = ScreenTest(FaultyList(.offByOne), on: .iPhoneSE)
        let messages = failures { app.monkey(steps: 300) }
        expectEqual(messages.count, 1)
        expect(messages[0].hasPrefix("The monkey with seed 1 found a fault after "))
        expect(failures { ScreenTest(FaultyList(.none)).monkey(steps: 20) }.isEmpty)
    }

    @Test("a screen that cannot be made again is used as it is")
    func sameScreen() throws {
        let controller = FaultyList(.silentChange)
        let failure = try require(try ScreenTest(controller, on: .iPhoneSE).findFault(steps: 300))
        expect(!failure.isShrunk && failure.steps.count == failure.actionCount)
        expect(failure.description.contains("it could not be shortened"))
    }

    @Test("states are applied at random in the middle of everything else, and nothing breaks", arguments: 1...2)
    func states(seed: Int) throws {
        func state(_ numbers: [Int]) -> CollectionViewState {
            CollectionViewState(sections: {
                for section in 0..<2 {
                    CollectionViewSection(differenceIdentifier: section) {
                        for number in numbers {
                            TitleToggleItem(
                                differenceIdentifier: number,
                                left: LeftTitle(title: "Row \(number)"),
                                right: RightToggle(isOn: number % 2 == 0)
                            )
                        }
                    }
                }
            })
        }
        let states = [state(Array(0..<40)), state([]), state(Array((5..<30).reversed())), state([3, 1, 2])]
        let app = ScreenTest(state(Array(0..<12)), on: .iPhoneSE)
        let failure = try app.findFault(seed: UInt64(seed), steps: 100, states: states)
        expect(failure == nil, "\(failure.map { "\($0)" } ?? "")")
    }

    @Test("a settings screen stands a monkey")
    func settings() throws {
        let failure = try ScreenTest(
            {
                let model = SettingsFixture()
                let controller = model.makeScreen()
                controller.model = model
                return controller
            }(),
            on: .iPhone16
        ).findFault(seed: 5, steps: 150)
        expect(failure == nil, "\(failure.map { "\($0)" } ?? "")")
    }

    @Test("consistency can be checked at any time")
    func check() {
        let app = ScreenTest(FaultyList(.silentChange), on: .iPhoneSE)
        app.checkConsistency()
        app.cells["row 1"].tap()
        expectEqual(failures { app.checkConsistency() }.first?.contains("shows 30 items in section 0"), true)
    }
}
