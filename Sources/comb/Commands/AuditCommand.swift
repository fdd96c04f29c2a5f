import ArgumentParser
import CellCatalog
import Honeycomb
import PositionedJSON
import ScreenAudits
import ScreenDocuments
import ScreenHosting

/// `comb audit`: finds what people cannot read, reach or hear.
struct AuditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Finds what people cannot read, reach or hear on screens, and distances off the scale.",
        discussion: """
            Without screens, audits every part and every combination of the catalog. Texts, overlaps, edges and sizes are checked \
            at all text sizes.

            Prints a line for each problem, SCREEN.json:/sections/0/items/2: error: kind: element [x y width height]: problem. \
            Exit status: 0 if there is none, 1 if there are problems, 64 for an invalid command line.

            With --tokens, distances and the colors of texts are named by the tokens of that file.

            Kinds: \(AuditKind.allCases.map(\.rawValue).joined(separator: ", ")).
            """
    )

    @Argument(help: "The screen documents, JSON files.", completion: .file(extensions: ["json"]))
    var screens: [String] = []

    @Option(help: ArgumentHelp("A kind to leave out; may be repeated.", valueName: "kind"))
    var without: [AuditKind] = []

    @Option(help: ArgumentHelp("The only kind to look for; may be repeated.", valueName: "kind"))
    var only: [AuditKind] = []

    @Option(
        help: ArgumentHelp(
            "A known problem, not reported, as kind or kind:element or kind:/pointer; may be repeated. It is an error if it "
                + "does not occur.",
            valueName: "problem"
        )
    )
    var expect: [ExpectedProblem] = []

    @Option(help: ArgumentHelp("The width of the screen in points.", valueName: "points"))
    var width = Length(points: 390)

    @Option(help: ArgumentHelp("The number of pixels per point.", valueName: "factor"))
    var scale = Scale(factor: 2)

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var environment: EnvironmentOptions

    func validate() throws {
        if !only.isEmpty, !without.isEmpty { throw ValidationError("--only and --without exclude each other.") }
        if let message = PixelLimit(scale: scale.factor).errorMessage(forLength: width.points, "--width \(width)") {
            throw ValidationError(message)
        }
    }

    @MainActor
    func run() async throws {
        try ScreenHost.checkInstallation()
        _ = ScreenImages.install(loadsImages: false)
        var audit = ScreenAudit(without: Set(without))
        if !only.isEmpty { audit.kinds = Set(only) }
        let theme = try environment.cellTheme()
        if environment.tokens != nil { audit.tokenNames = try environment.tokenNames(of: theme) }
        var all: [(file: String, findings: [AuditFinding])] = []
        var expectations = Set(expect.map(\.expectation))
        for (file, state, document) in try states(theme) {
            // The catalog repeats its samples, and shows texts that are longer than their lines.
            if screens.isEmpty { audit.kinds.remove(.repeatedLabel) }
            audit.expectations = expect.map(\.expectation) + (screens.isEmpty ? Self.longSamples : [])
            let report = audit.report(
                of: state,
                theme: theme,
                on: environment.configuration(
                    size: CGSize(width: width.points, height: 844),
                    scale: scale.factor,
                    document: document
                )
            )
            all.append((file, report.findings))
            expectations.formIntersection(report.unmet)
        }
        print(all)
        let unmet = expectations.map(\.description).sorted()
        for expectation in unmet { Console.printError("error: expected \(expectation), which did not occur") }
        if !unmet.isEmpty || all.contains(where: { !$0.findings.isEmpty }) { throw ExitCode.failure }
    }

    /// The samples of the catalog that show how a text ends.
    private static let longSamples = [
        "Приглашения на собеседования", "Показываем работодателям", "Соединённое Королевство",
    ]
    .map { AuditExpectation(.cutText, element: $0) }

    /// The screens with their names.
    @MainActor
    private func states(_ theme: CellTheme) throws -> [(
        file: String, state: CollectionViewState, document: ScreenDocument?
    )] {
        if screens.isEmpty { return Catalog.designSystem.screens.map { ($0.name, $0.state, nil) } }
        return try screens.map { file in
            let document = try ScreenFile(path: file).documentOrExit(theme: theme)
            return (file, document.state(theme: theme), document)
        }
    }

    private func print(_ all: [(file: String, findings: [AuditFinding])]) {
        guard json else {
            for (file, findings) in all {
                for finding in findings { Swift.print("\(file):\(finding.pointer): error: \(finding)") }
                if findings.isEmpty { Swift.print("\(file): no problem") }
            }
            return
        }
        let problems = all.flatMap { file, findings in findings.map { Self.json($0, file: file) } }
        Swift.print(JSONText.object(["problems": .array(problems)]).description)
    }

    private static func json(_ finding: AuditFinding, file: String) -> JSONText {
        let sizes = finding.textSizes.map {
            JSONText.string($0.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: ""))
        }
        return .object([
            "file": .string(file),
            "pointer": .string(finding.pointer),
            "kind": .string(finding.kind.rawValue),
            "element": .string(finding.element),
            "frame": .frame(finding.frame),
            "problem": .string(finding.problem),
            "textSizes": .array(sizes),
        ])
    }
}

/// A value of `--expect`.
struct ExpectedProblem: ExpressibleByArgument {
    let expectation: AuditExpectation

    init?(argument: String) {
        let parts = argument.split(separator: ":", maxSplits: 1)
        guard let kind = parts.first.flatMap({ AuditKind(rawValue: String($0)) }) else { return nil }
        expectation = AuditExpectation(kind, element: parts.count > 1 ? String(parts[1]) : nil)
    }
}

extension AuditKind: ExpressibleByArgument {}
