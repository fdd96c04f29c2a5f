import ArgumentParser
import CellCatalog
import CellTesting
import Honeycomb
import ScreenDocuments
import ScreenHosting
import SnapshotFiles

extension SnapshotsCommand {
    /// `comb snapshots record`.
    struct Record: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Writes the references of documents: pictures, and what else is checked, in all variants.",
            discussion: """
                The references are in a folder __Snapshots__/NAME beside each document. Commit them.
                """
        )

        @OptionGroup var options: CheckOptions

        @Flag(help: "Write only references that are missing; compare with the others.")
        var missing = false

        @Flag(help: "Write only references that are missing or differ.")
        var failed = false

        func validate() throws {
            if missing, failed { throw ValidationError("--missing and --failed exclude each other.") }
        }

        @MainActor
        func run() async throws {
            try await options.run(record: missing ? .missing : failed ? .failed : .all)
        }
    }

    /// `comb snapshots compare`.
    struct Compare: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Compares documents with their references, and writes a page of what changed.",
            discussion: """
                Prints what changed in words. DIRECTORY/report.html shows each result before and after, with a slider and the \
                difference; comb snapshots accept makes one, some or all of them references. Exit status: 0 if all is as it was, 1 if \
                something differs or has no reference, 64 for an invalid command line.

                On GitHub Actions, failures are printed as annotations. Bazel's variables for shards, for the XML file and for \
                outputs are followed.
                """
        )

        @OptionGroup var options: CheckOptions

        @MainActor
        func run() async throws { try await options.run(record: .never) }
    }
}

/// The options of commands that check documents.
struct CheckOptions: ParsableArguments {
    @Argument(help: "The screen documents: files or directories.", completion: .file(extensions: ["json"]))
    var screens: [String]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The directory for results and their page.", valueName: "directory")
    )
    var output: String?

    @Option(
        parsing: .upToNextOption,
        help: "What is checked: \(ScenarioChecks.names.map(\.name).joined(separator: ", "))."
    )
    var checks: [CheckArgument] = [CheckArgument(check: .images)]

    @OptionGroup var matrix: SnapshotMatrixOptions

    @OptionGroup var vocabulary: VocabularyOptions

    @Option(help: ArgumentHelp("The part of the pixels that have to match, 0 to 1.", valueName: "share"))
    var precision = 1.0

    @Option(help: ArgumentHelp("How close the colors of a pixel have to be to match, 0 to 1.", valueName: "share"))
    var perceptualPrecision = 1.0

    @Option(
        help: ArgumentHelp("The only part to run, as 2/8; parts take about the same time.", valueName: "part")
    )
    var shard: ShardArgument?

    @Flag(help: "Run only what the changes of the working tree can affect.")
    var affected = false

    @Option(
        help: ArgumentHelp("For --affected: the commit that the working tree is compared with.", valueName: "commit")
    )
    var since: String?

    @Option(
        help: ArgumentHelp("A file with the names of the only scenarios to run, one a line.", valueName: "file"),
        completion: .file()
    )
    var scenarios: String?

    @Option(help: ArgumentHelp("Write the results as JUnit XML.", valueName: "file"), completion: .file())
    var junit: String?

    @Flag(help: "Print failures as annotations of GitHub Actions; on its machines by default.")
    var github = false

    @Option(help: ArgumentHelp("The number of processes; by default one for each processor.", valueName: "number"))
    var jobs: Int?

    @Option(help: .hidden)
    var resultsFile: String?

    func validate() throws {
        if since != nil, !affected { throw ValidationError("'--since' is for '--affected'.") }
        if let jobs, !(1...64).contains(jobs) { throw ValidationError("--jobs is from 1 to 64.") }
        for (name, value) in [("--precision", precision), ("--perceptual-precision", perceptualPrecision)]
        where !(0...1).contains(value) {
            throw ValidationError("\(name) is from 0 to 1.")
        }
    }

    @MainActor
    func run(record: SnapshotRecordMode) async throws {
        try ScreenHost.checkInstallation()
        let start = Date()
        let all = try DocumentScenarios(screens, vocabulary: vocabulary.screenVocabulary()).scenarios
        let chosen = try chosen(of: all)
        if let resultsFile {
            try await check(chosen, record: record, to: resultsFile)
            return
        }
        if let (first, second) = SnapshotFolder.collision(among: try matrix.variants().map(\.name)) {
            throw CommandFailure("The variants \"\(first)\" and \"\(second)\" would have the same references.")
        }
        let count = min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, max(chosen.count, 1))
        let index = ScenarioIndex(folder: folder)
        let workers = try SnapshotWorkers(
            count: count,
            names: chosen.map(\.name),
            seconds: index.seconds,
            folder: folder
        )
        let results = try workers.run(
            sources: Dictionary(chosen.map { ($0.name, $0.path ?? "") }) { first, _ in first }
        )
        try report(results, start: start, skipped: all.count - chosen.count)
    }

    /// The folder for results.
    private var folder: URL {
        let bazel = ProcessInfo.processInfo.environment["TEST_UNDECLARED_OUTPUTS_DIR"]
        return URL(fileURLWithPath: output ?? bazel ?? "build/snapshots", isDirectory: true)
    }

    /// Returns the scenarios to run.
    @MainActor
    private func chosen(of all: [ScenarioScreen]) throws -> [ScenarioScreen] {
        let names: Set<String>
        do {
            // A process for some of the scenarios gets their list, which is a part already.
            var selection = try ScenarioSelection(
                environment: resultsFile == nil ? ProcessInfo.processInfo.environment : [:]
            )
            if let shard, resultsFile == nil { selection.shard = shard.shard }
            if let scenarios { try selection.readNames(at: scenarios) }
            names = try selection.selected(of: all.map(\.name), seconds: ScenarioIndex(folder: folder).seconds)
        } catch {
            throw CommandFailure(
                "The scenarios cannot be chosen: \(error is ScenarioShardError ? "\(error)" : error.reason)"
            )
        }
        let chosen = all.filter { names.contains($0.name) }
        guard affected, resultsFile == nil else { return chosen }
        let affected = try SourceChanges(since: since ?? "HEAD").affected(
            all.map(\.name),
            index: ScenarioIndex(folder: folder),
            target: "comb"
        )
        for reason in affected.reasons { print("affected by \(reason)") }
        guard let names = affected.names else { return chosen }
        return chosen.filter { names.contains($0.name) }
    }

    /// Checks scenarios in this process, and writes a line of JSON for each result.
    @MainActor
    private func check(_ scenarios: [ScenarioScreen], record: SnapshotRecordMode, to path: String) async throws {
        _ = ScreenImages.install(loadsImages: false)
        var runner = try ScenarioRunner(
            try matrix.variants(),
            checks: checks.reduce(into: []) { $0.formUnion($1.check) },
            record: record,
            results: folder
        ) { scenario, variant in
            let document = URL(fileURLWithPath: scenario.path ?? scenario.name)
            return (
                SnapshotFolder.folder(ofTestFile: document).appendingPathComponent(
                    SnapshotFolder.fileName(variant.name)
                ),
                document.relativePath
            )
        }
        runner.precision = precision
        runner.perceptualPrecision = perceptualPrecision
        let output = try SnapshotWorkers.Output(path)
        for scenario in scenarios {
            try output.begin(scenario.name)
            let (results, entry) = await runner.run(scenario)
            try output.add(results, entry, of: scenario.name)
        }
    }

    /// Prints and writes what came out, and exits with status 1 if something failed.
    private func report(_ outcome: SnapshotWorkers.Outcome, start: Date, skipped: Int) throws {
        let results = outcome.results
        let environment = ProcessInfo.processInfo.environment
        let annotation =
            github
            ? GitHubAnnotation(workspace: environment["GITHUB_WORKSPACE"]) : GitHubAnnotation(environment: environment)
        for result in results where result.outcome == .failed {
            let title = "\(result.scenario) (\(result.variant)), \(result.check)"
            print("\(title):")
            for message in result.messages { print("  \(message)") }
            if let annotation {
                print(annotation.line(result.messages.joined(separator: "\n"), file: result.source, title: title))
            }
        }
        try outcome.index.write(to: folder)
        if let path = junit ?? environment["XML_OUTPUT_FILE"] {
            try OutputFile.write(Data(JUnitReport(results).xml.utf8), to: path)
        }
        let failed = results.count { $0.outcome == .failed }
        let recorded = results.count { $0.outcome == .recorded }
        let words = [
            "\(results.count) checks of \(Set(results.map(\.scenario)).count) scenarios",
            recorded > 0 ? "\(recorded) recorded" : nil, "\(failed) failed",
            skipped > 0 ? "\(skipped) scenarios left out" : nil,
            String(format: "%.1f s", Date().timeIntervalSince(start)),
        ]
        print(words.compactMap { $0 }.joined(separator: ", "))
        guard failed > 0 else { return }
        let run = SnapshotRun(directory: folder)
        if try !run.failures().isEmpty { print("What changed: \(try run.writeReport().relativePath)") }
        throw ExitCode.failure
    }
}

/// A value of `--checks`.
struct CheckArgument: ExpressibleByArgument {
    let check: ScenarioChecks

    init(check: ScenarioChecks) {
        self.check = check
    }

    init?(argument: String) {
        guard let check = ScenarioChecks(name: argument) else { return nil }
        self.check = check
    }

    var defaultValueDescription: String {
        ScenarioChecks.names.filter { check.contains($0.check) }.map(\.name).joined(separator: " ")
    }
}

/// A value of `--shard`.
struct ShardArgument: ExpressibleByArgument {
    let shard: ScenarioShard

    init?(argument: String) {
        guard let shard = ScenarioShard(argument) else { return nil }
        self.shard = shard
    }
}
