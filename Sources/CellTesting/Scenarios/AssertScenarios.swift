import CellCatalog
import PortableUIKit
import ScreenAudits
import ScreenHosting
import SnapshotFiles

/// Asserts that all scenarios of a catalog look, read and behave as they did, in all variants of a matrix.
///
/// ```swift
/// @Test @MainActor
/// func scenarios() async {
///     await assertScenarios(of: .myApp, across: .matrix, checks: [.images, .audits])
/// }
/// ```
///
/// The references are `__Snapshots__/<TestFile>/<test>.<scenario>.<variant>.<extension>` beside the test. Failures are written to the
/// folder `SNAPSHOT_ARTIFACTS`, with a page `report.html`, and a file `scenarios.json` with the time and the types of each scenario.
///
/// The environment chooses: `SNAPSHOT_SHARD=2/8` runs the second of eight parts, which take about the same time if
/// `SNAPSHOT_ARTIFACTS` has the file of an earlier run; Bazel's variables for shards do the same. `SNAPSHOT_SCENARIOS` names a file
/// with the names of the only scenarios to run, one a line, as `comb snapshots affected` prints them. On GitHub Actions failures are
/// also printed as annotations of the line of the call.
///
/// - Parameters:
///   - catalog: The scenarios. Declared parts of a matrix of cells are not tested.
///   - matrix: The variants.
///   - device: The screen, for values that the matrix leaves empty.
///   - checks: What is checked.
///   - audit: What audits look for.
///   - precision: The part of the pixels that have to match, 0 to 1.
///   - perceptualPrecision: How close the colors of a pixel have to be to match, 0 to 1.
///   - record: Which references are written; by default as `assertSnapshot` chooses.
///   - fileID: The file of the call.
///   - filePath: The path of the file of the call.
///   - testName: The name of the test, which names the references.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The results, for checks of one's own.
@MainActor
@discardableResult
public func assertScenarios(
    of catalog: Catalog,
    across matrix: SnapshotMatrix = .matrix,
    on device: ScreenConfiguration = .iPhone16,
    checks: ScenarioChecks = [.images, .audits],
    audit: ScreenAudit = ScreenAudit(),
    precision: Double = 1,
    perceptualPrecision: Double = 1,
    record: SnapshotRecordMode? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    testName: String = #function,
    line: Int = #line,
    column: Int = #column
) async -> [ScenarioResult] {
    let reporter = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
    let configuration = SnapshotConfiguration.current
    do {
        let source = URL(fileURLWithPath: "\(filePath)")
        let folder = SnapshotFolder.folder(ofTestFile: source)
        let test = SnapshotFolder.fileName(String(testName.prefix { $0 != "(" }))
        let scenarios = catalog.scenarioScreens
        if let (first, second) = SnapshotFolder.collision(among: scenarios.map(\.name)) {
            throw SnapshotError(
                "the scenarios \"\(first)\" and \"\(second)\" would have the same references; give them other titles"
            )
        }
        var runner = try ScenarioRunner(
            matrix.variants(on: device),
            checks: checks,
            record: try configuration.mode(argument: record),
            results: configuration.artifacts
        ) { scenario, variant in
            let names = [scenario.name, variant.name].map(SnapshotFolder.fileName)
            return (folder.appendingPathComponent(([test] + names).joined(separator: ".")), source.path)
        }
        runner.audit = audit
        runner.precision = precision
        runner.perceptualPrecision = perceptualPrecision
        let chosen = try ScenarioSelection(environment: configuration.environment).selected(
            of: scenarios.map(\.name),
            seconds: ScenarioIndex(folder: configuration.artifacts).seconds
        )
        let annotation = GitHubAnnotation(environment: configuration.environment)
        var index = ScenarioIndex()
        var all: [ScenarioResult] = []
        for scenario in scenarios where chosen.contains(scenario.name) {
            let (results, entry) = await runner.run(scenario)
            index.scenarios[scenario.name] = entry
            all += results
            for result in results { reporter.report(result, annotation) }
        }
        try index.write(to: configuration.artifacts)
        return all
    } catch {
        reporter.fail("The scenarios cannot be checked: \(error)", attachments: [])
        return []
    }
}

extension TestReporter {
    /// Records the failure of a check, or prints its warning.
    fileprivate func report(_ result: ScenarioResult, _ annotation: GitHubAnnotation?) {
        let title = "\(result.scenario) (\(result.variant)), \(result.check)"
        let words = result.messages.map { "  " + $0 }.joined(separator: "\n")
        switch result.outcome {
        case .passed: if !result.messages.isEmpty { warn("\(title):\n\(words)") }
        case .recorded: fail("\(title): recorded. Run the test again to compare with it.", attachments: [])
        case .failed:
            if let annotation { print(annotation.line(words, file: "\(filePath)", line: line, title: title)) }
            fail("\(title):\n\(words)", attachments: [])
        }
    }
}
