import CellCatalog
import PortableUIKit
import ScreenAudits
import ScreenHosting
import SnapshotFiles

/// Checks scenarios in the variants of a matrix.
///
/// `assertScenarios` uses it in tests, `comb snapshots` for documents. Memory does not grow with the number of scenarios: a screen
/// goes when the next scenario begins.
@MainActor
public struct ScenarioRunner {
    /// The variants.
    public let variants: [SnapshotVariant]
    /// What is checked.
    public var checks: ScenarioChecks
    /// Which references are written.
    public var record: SnapshotRecordMode
    /// How pictures are compared.
    public var precision = 1.0
    /// How close the colors of a pixel have to be to match, 0 to 1.
    public var perceptualPrecision = 1.0
    /// What audits look for.
    public var audit = ScreenAudit()
    /// The number of actions of a monkey.
    public var monkeySteps = 200

    private let run: SnapshotRun
    private let reference: @MainActor (ScenarioScreen, SnapshotVariant) -> (url: URL, source: String)

    /// Creates a runner.
    ///
    /// - Parameters:
    ///   - variants: The variants.
    ///   - checks: What is checked.
    ///   - record: Which references are written.
    ///   - results: The folder for failures, with their page.
    ///   - reference: Returns the file of a reference without its extension, and the file that declares the scenario.
    /// - Throws: An error if two variants would have the same references.
    public init(
        _ variants: [SnapshotVariant],
        checks: ScenarioChecks,
        record: SnapshotRecordMode,
        results: URL,
        reference: @escaping @MainActor (ScenarioScreen, SnapshotVariant) -> (url: URL, source: String)
    ) throws {
        if let (first, second) = SnapshotFolder.collision(among: variants.map(\.name)) {
            throw SnapshotError("the variants \"\(first)\" and \"\(second)\" would have the same references")
        }
        self.variants = variants
        self.checks = checks
        self.record = record
        self.reference = reference
        run = SnapshotRun(directory: results)
    }

    /// Checks a scenario, and returns the results with what the index may remember.
    public func run(_ scenario: ScenarioScreen) async -> (results: [ScenarioResult], entry: ScenarioIndex.Entry) {
        let host = ScenarioHost(scenario)
        var results: [ScenarioResult] = []
        var audited: Set<String> = []
        for variant in variants {
            let log = ResultLog(scenario: scenario, variant: variant, source: reference(scenario, variant).source)
            for (name, check) in ScenarioChecks.names where checks.contains(check) {
                switch check {
                case .monkeys:
                    guard variant.name == variants.first?.name else { continue }
                    results.append(await log.measuring(name) { try await monkey(scenario, variant) })

                case .audits:
                    // An audit changes the text size of its screen, and scrolls it.
                    guard audited.insert(variant.keyWithoutTextSize).inserted else { continue }
                    results.append(log.measuring(name) { try auditOutcome(scenario, variant) })

                default:
                    results.append(log.measuring(name) { try snapshot(name, check, scenario, variant, on: host) })
                }
            }
        }
        let entry = ScenarioIndex.Entry(
            seconds: results.reduce(0) { $0 + $1.seconds },
            types: host.typeNames.sorted(),
            source: scenario.path ?? results.first?.source ?? ""
        )
        return (results, entry)
    }

    private func snapshot(
        _ name: String,
        _ check: ScenarioChecks,
        _ scenario: ScenarioScreen,
        _ variant: SnapshotVariant,
        on shared: ScenarioHost
    ) throws -> SnapshotReference.Outcome {
        let (url, source) = reference(scenario, variant)
        func file(_ suffix: String?) -> SnapshotReference {
            SnapshotReference(
                baseURL: suffix.map { url.appendingPathExtension($0) } ?? url,
                source: source,
                test: "\(scenario.name) (\(variant.name))",
                run: run,
                resultFolder: scenario.path.map { _ in scenario.resultFolder }
            )
        }
        let host = try shared.show(variant)
        switch check {
        case .layouts:
            return try file("layout").verify(LayoutSnapshot(root: LayoutNode(host.viewController.view)), mode: record)

        case .accessibility:
            return try file("accessibility").verify(TextSnapshot(SpokenTranscript(of: host).text), mode: record)

        case .accessibilityImages:
            let snapshot = try AccessibilityPicture(of: host).snapshot(tolerance: tolerance)
            return try file("accessibility").verify(snapshot, mode: record)

        default:
            let layout = LayoutNode(host.viewController.view)
            return try file(nil).verify(ImageSnapshot(of: host, layout: layout, tolerance: tolerance), mode: record)
        }
    }

    private var tolerance: ImageTolerance {
        ImageTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
    }

    private func auditOutcome(_ scenario: ScenarioScreen, _ variant: SnapshotVariant) throws
        -> SnapshotReference.Outcome
    {
        let host = try scenario.makeSnapshotScreen(in: variant.environment).host(on: variant.configuration)
        let lines = audit.report(in: host).lines
        return SnapshotReference.Outcome(
            failure: lines.isEmpty ? nil : lines.joined(separator: "\n"),
            differences: lines
        )
    }

    private func monkey(_ scenario: ScenarioScreen, _ variant: SnapshotVariant) async throws
        -> SnapshotReference.Outcome
    {
        // The first screen reports what cannot be made; those of later attempts are made alike.
        _ = try scenario.makeViewController(in: variant.environment)
        let app = ScreenTest(
            MadeScreen { try scenario.makeSnapshotScreen(in: variant.environment) },
            on: variant.configuration
        )
        guard let fault = try await app.findFault(steps: monkeySteps) else { return SnapshotReference.Outcome() }
        return SnapshotReference.Outcome(failure: fault.description, differences: [fault.description])
    }
}

/// Makes a new screen for each attempt of a monkey.
private struct MadeScreen: SnapshotScreenConvertible {
    let make: @MainActor () throws -> SnapshotScreen

    func makeSnapshotScreen() throws -> SnapshotScreen { try make() }
}

/// Makes results of outcomes.
private struct ResultLog {
    let scenario: ScenarioScreen
    let variant: SnapshotVariant
    let source: String

    @MainActor
    func measuring(_ check: String, _ body: () throws -> SnapshotReference.Outcome) -> ScenarioResult {
        let start = Self.processorSeconds
        let outcome = Result(catching: body)
        return result(check, outcome, since: start)
    }

    @MainActor
    func measuring(_ check: String, _ body: () async throws -> SnapshotReference.Outcome) async -> ScenarioResult {
        let start = Self.processorSeconds
        let outcome: Result<SnapshotReference.Outcome, any Error>
        do { outcome = .success(try await body()) } catch { outcome = .failure(error) }
        return result(check, outcome, since: start)
    }

    @MainActor
    private func result(
        _ check: String,
        _ outcome: Result<SnapshotReference.Outcome, any Error>,
        since start: Double
    ) -> ScenarioResult {
        var result = ScenarioResult(
            scenario: scenario.name,
            variant: variant.name,
            check: check,
            outcome: .passed,
            source: source,
            seconds: Self.processorSeconds - start
        )
        switch outcome {
        case .success(let outcome):
            if outcome.isRecorded {
                result.outcome = .recorded
                result.messages = outcome.differences
            } else if outcome.failure != nil {
                result.outcome = .failed
                result.messages = outcome.differences
            } else {
                result.messages = outcome.warning.map { [$0] } ?? []
            }

        case .failure(let error):
            result.outcome = .failed
            result.messages = ["The screen cannot be made: \(error)"]
        }
        return result
    }

    /// The processor time of the process, in seconds.
    private static var processorSeconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}

extension ScenarioScreen {
    /// The name as a path that stays in its folder.
    fileprivate var resultFolder: String {
        name.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "/")
    }
}

extension SnapshotVariant {
    /// What an audit depends on: everything but the text size.
    fileprivate var keyWithoutTextSize: String {
        var configuration = configuration
        configuration.contentSizeCategory = .large
        return "\(screenKey) \(configuration)"
    }
}
