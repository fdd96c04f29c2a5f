import CellCatalog
import Expectations
import Foundation
import Honeycomb
import ScreenDocuments
import ScreenHosting
import SnapshotFiles
import Testing

@testable import CellTesting

@Suite("Scenarios as tests")
@MainActor
struct AssertScenariosTests {
    private let tests = TemporaryTests()

    private func catalog(title: String = "Country", price: String = "450 ₸") -> Catalog {
        Catalog(groups: [
            ScenarioGroup("Rows") {
                Scenario(
                    "Title",
                    TitleDetailItem(left: LeftTitle(title: title), right: RightDetail(text: "Kazakhstan"))
                ) {
                    Scenario(
                        "Long",
                        TitleDetailItem(left: LeftTitle(title: "A long title"), right: RightDetail(text: "x"))
                    )
                }
                Scenario("Header", content: SectionLargeHeaderContent(title: "Settings"))
            },
            ScenarioGroup("Screens") {
                Scenario("Cart") { environment in
                    CollectionViewState {
                        CollectionViewSection(
                            items: {
                                TitleItem(left: LeftTitle(title: price))
                                TitleItem(left: LeftTitle(title: environment.locale.identifier))
                            }
                        )
                    }
                }
            },
        ])
    }

    @Test("one declaration gives pictures, layouts and words of each variant; a change is told in words")
    func changes() async throws {
        let runner = try runner(variants: SnapshotMatrix(appearances: [.light, .dark]).variants(), record: .missing)
        for scenario in catalog().scenarioScreens { _ = await runner.run(scenario) }
        let compared = try self.runner(
            variants: SnapshotMatrix(appearances: [.light, .dark]).variants(),
            record: .never
        )
        var failures: [ScenarioResult] = []
        for scenario in catalog(price: "500 ₸").scenarioScreens {
            let (results, entry) = await compared.run(scenario)
            failures += results.filter { $0.outcome == .failed }
            expect(
                entry.types.contains("LeftTitle") || entry.types.contains("SectionLargeHeaderContent"),
                "\(scenario.name)"
            )
        }
        expectEqual(Set(failures.map(\.scenario)), ["Screens/Cart"])
        expectEqual(failures.count, 6)
        expect(failures.contains { $0.messages.contains { $0.contains("450 ₸") && $0.contains("500 ₸") } })
        try expectEqual(SnapshotRun(directory: tests.artifacts).failures().count, 6)
    }

    @Test("scenarios have names of their own, and cells alone are as high as they need")
    func names() throws {
        let screens = catalog().scenarioScreens
        expectEqual(screens.map(\.name), ["Rows/Title", "Rows/Title/Long", "Rows/Header", "Screens/Cart"])
        expectEqual(screens.map(\.fitsContent), [true, true, true, false])
        let host = try ScenarioHost(screens[0]).show(SnapshotMatrix().variants()[0])
        expect((40...80).contains(host.configuration.size.height))
        let variants = SnapshotMatrix(locales: [Locale(identifier: "ar"), Locale(identifier: "en_US")]).variants()
        expectEqual(variants.map(\.name), ["ar", "en_US"])
        expectEqual(variants.map(\.configuration.layoutDirection), [.rightToLeft, .leftToRight])
        let cart = ScenarioHost(screens[3])
        expect(SpokenWords.of(try cart.show(variants[0])).contains("ar"))
        expect(SpokenWords.of(try cart.show(variants[1])).contains("en_US"))
        expectEqual(cart.screenCount, 2)
    }

    @Test("rows below the screen count among the types of a scenario")
    func types() throws {
        let long = Scenario("Long") { _ in
            CollectionViewState {
                CollectionViewSection(
                    items: {
                        (0..<50).map { TitleItem(differenceIdentifier: $0, left: LeftTitle(title: "Row")) }
                        TitleStepperItem(left: LeftTitle(title: "Last"), right: RightStepper(value: 1))
                    }
                )
            }
        }
        let screen = ScenarioGroup("Types") { long }.screens[0]
        let host = ScenarioHost(screen)
        _ = try host.show(SnapshotMatrix().variants()[0])
        expect(
            host.typeNames.isSuperset(of: ["RightStepper", "LeftTitle", "CellScreenViewController", "ContainerCell"])
        )
    }

    @Test("a part of a matrix has the names of the whole")
    func variantNames() {
        let whole = SnapshotMatrix(
            appearances: [.light, .dark],
            textSizes: [.large, .accessibilityLarge],
            directions: [.leftToRight, .rightToLeft],
            contrasts: [.normal, .high],
            legibilityWeights: [.regular, .bold],
            systems: [.iOS17, .iOS26]
        ).variants()
        expectEqual(whole.count, 64)
        expectEqual(Set(whole.map(\.name)).count, 64)
        expectEqual(whole.first?.name, "iOS 17")
        let part = SnapshotMatrix(appearances: [.dark], textSizes: [.accessibilityLarge]).variants()
        expectEqual(part.map(\.name), ["AccessibilityL, dark"])
        expectEqual(SnapshotMatrix().variants().map(\.name), ["standard"])
        let device = SnapshotMatrix(
            devices: [
                DeviceModel.named("iPad mini (A17 Pro)").flatMap { SnapshotDevice($0, .landscape, part: .oneHalf) }
            ].compactMap { $0 }
        )
        expectEqual(device.variants().map(\.name), ["iPad mini (A17 Pro) landscape oneHalf"])
    }

    @Test("the shards of the environment make up the whole, and a list of names chooses")
    func selection() throws {
        let all = catalog().scenarioScreens.map(\.name)
        func selected(_ environment: [String: String]) throws -> Set<String> {
            try ScenarioSelection(environment: environment).selected(of: all, seconds: [:])
        }
        let parts = try (1...3).map { try selected(["SNAPSHOT_SHARD": "\($0)/3"]) }
        expectEqual(parts.flatMap { $0 }.sorted(), all.sorted())
        try FileManager.default.createDirectory(at: tests.url, withIntermediateDirectories: true)
        let list = tests.url.appendingPathComponent("names.txt")
        try Data("Screens/Cart\nnone\n".utf8).write(to: list)
        try expectEqual(selected(["SNAPSHOT_SCENARIOS": list.path]), ["Screens/Cart"])
        try Data("*\n".utf8).write(to: list)
        try expectEqual(selected(["SNAPSHOT_SCENARIOS": list.path]), Set(all))
        #expect(throws: (any Error).self) { try selected(["SNAPSHOT_SCENARIOS": "/nowhere"]) }
        let status = tests.url.appendingPathComponent("status")
        _ = try selected(
            ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "0", "TEST_SHARD_STATUS_FILE": status.path]
        )
        expect(FileManager.default.fileExists(atPath: status.path))
    }

    @Test("names that would have the same files are errors: of scenarios and of variants")
    func collisions() async {
        expect(SnapshotFolder.collision(among: ["a b", "c", "A-b"]) != nil)
        expect(SnapshotFolder.collision(among: ["a", "b", "ab"]) == nil)
        let brands = ["One two", "One-Two"].map { SnapshotBrand($0, theme: .standard) }
        #expect(throws: (any Error).self) {
            try ScenarioRunner(
                SnapshotMatrix(brands: brands).variants(),
                checks: .images,
                record: .never,
                results: tests.artifacts
            ) { _, _ in (URL(fileURLWithPath: "/"), "") }
        }
        let row = TitleItem(left: LeftTitle(title: "Row"))
        let twins = Catalog(groups: [
            ScenarioGroup("A") { Scenario("b", row) }, ScenarioGroup("a") { Scenario("B", row) },
        ])
        await withKnownIssue {
            await assertScenarios(of: twins, across: SnapshotMatrix())
        } matching: { issue in
            "\(issue)".contains("would have the same references")
                || issue.comments.contains { "\($0)".contains("same references") }
        }
    }

    @Test("audits and monkeys find what is wrong, each variant of text sizes is audited once")
    func faults() async throws {
        let pale = Scenario("Pale") { (_: ScenarioEnvironment) -> UIViewController in
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            let label = UILabel(frame: CGRect(x: 40, y: 100, width: 200, height: 40))
            label.text = "Low contrast"
            label.textColor = .systemYellow
            controller.view.addSubview(label)
            return controller
        }
        let catalog = Catalog(groups: [ScenarioGroup("Faults") { pale }])
        let variants = SnapshotMatrix(textSizes: [.large, .extraLarge, .accessibilityLarge]).variants()
        var runner = try runner(variants: variants, record: .never)
        runner.checks = [.audits, .monkeys]
        runner.monkeySteps = 20
        for scenario in catalog.scenarioScreens {
            let results = await runner.run(scenario).results
            expectEqual(results.map(\.check), ["audit", "monkey"])
            expectEqual(results.map(\.outcome), [.failed, .passed], "\(results)")
            expect(results[0].messages.contains { $0.contains("contrast") })
        }
    }

    @Test("a scenario that cannot be made fails, and the others go on")
    func errors() async throws {
        struct Missing: Error {}
        let screen = ScenarioScreen("broken") { _ in throw Missing() }
        let results = await (try runner(variants: SnapshotMatrix().variants(), record: .missing)).run(screen).results
        expect(results.allSatisfy { $0.outcome == .failed })
        expectEqual(results.first?.messages, ["The screen cannot be made: Missing()"])
    }

    private func runner(variants: [SnapshotVariant], record: SnapshotRecordMode) throws -> ScenarioRunner {
        try ScenarioRunner(
            variants,
            checks: [.images, .layouts, .accessibility],
            record: record,
            results: tests.artifacts
        ) { [tests] scenario, variant in
            let name = [scenario.name, variant.name].map(SnapshotFolder.fileName).joined(separator: ".")
            return (tests.reference(name), tests.source)
        }
    }
}

/// The words of a screen.
private enum SpokenWords {
    @MainActor
    static func of(_ host: ScreenHost) -> String { LayoutNode(host.viewController.view).description }
}
