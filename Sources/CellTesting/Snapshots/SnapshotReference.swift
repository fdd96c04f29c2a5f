import PortableUIKit
import SnapshotFiles
import Testing

/// The reference of an assertion.
@MainActor
struct SnapshotReference {
    /// What came out of a comparison.
    struct Outcome {
        var failure: String?
        var warning: String?
        /// Whether the snapshot became the reference.
        var isRecorded = false
        /// The differences in words.
        var differences: [String] = []
        var attachments: [(name: String, data: Data)] = []
    }

    private let source: String
    private let test: String
    private let line: Int
    private let baseURL: URL
    private let run: SnapshotRun
    /// The folder of results in that of the run; `nil` for that of a test file.
    private var resultFolder: String?

    /// Creates the reference of a scenario.
    ///
    /// - Parameters:
    ///   - baseURL: The file without its extension.
    ///   - source: The file that declares the scenario.
    ///   - test: The name of the scenario.
    ///   - run: The folder of failures.
    ///   - resultFolder: The folder of results in that of the run; `nil` for that of a test file.
    init(baseURL: URL, source: String, test: String, run: SnapshotRun, resultFolder: String?) {
        self.source = source
        self.test = test
        self.baseURL = baseURL
        self.run = run
        self.resultFolder = resultFolder
        line = 1
    }

    /// Creates the reference for a call in a test.
    init(name: String?, source: String, test: String, line: Int) throws {
        self.source = source
        self.test = test
        self.line = line
        run = SnapshotRun(directory: SnapshotConfiguration.current.artifacts)
        let folder = SnapshotFolder.folder(ofTestFile: URL(fileURLWithPath: source))
        let function = SnapshotFolder.fileName(String(test.prefix { $0 != "(" }))
        baseURL = folder.appendingPathComponent(
            "\(function).\(try Self.suffix(name, source: source, test: test, line: line))"
        )
    }

    private static func suffix(_ name: String?, source: String, test: String, line: Int) throws -> String {
        if let name { return SnapshotFolder.fileName(name) }
        // Cases run at once and in any order, so a number would belong to any of them.
        if Test.Case.current?.isParameterized == true {
            throw SnapshotError(
                "a test with arguments needs a name for each snapshot, made of its arguments; add named:"
            )
        }
        return String(SnapshotConfiguration.current.counters.next(for: "\(source) \(test)", at: "\(line)"))
    }

    /// Compares a snapshot with the reference, and writes what the mode asks for.
    func verify<Format: SnapshotFormat>(_ snapshot: Format, mode: SnapshotRecordMode) throws -> Outcome {
        let url = baseURL.appendingPathExtension(Format.pathExtension)
        let result = resultPath(of: url)
        let old = try FileManager.default.fileExists(atPath: url.path) ? Data(contentsOf: url) : nil

        guard let old, mode != .all else {
            if mode == .never {
                return try failed(["there is no reference"], data: snapshot.data, old: nil, url: url)
            }
            try record(snapshot.data, at: url)
            try run.remove(result: result)
            return Outcome(
                failure: "Recorded \(url.path). Run the test again to compare with it.",
                isRecorded: true
            )
        }
        if snapshot.isSame(asReference: old) {
            try run.remove(result: result)
            return Outcome()
        }
        switch try snapshot.comparison(withReference: old) {
        case .equal:
            try run.remove(result: result)
            return Outcome()

        case .equalWithWarning(let warning):
            try run.remove(result: result)
            return Outcome(warning: "\(url.lastPathComponent): \(warning)")

        case .different(let differences):
            let data = snapshot.data
            var outcome = try failed(differences, data: data, old: old, url: url)
            if mode == .failed {
                try record(data, at: url)
                try run.remove(result: result)
                outcome.isRecorded = true
                outcome.failure = (outcome.failure ?? "") + "\nRecorded it as the new reference, \(url.path)."
            }
            return outcome
        }
    }

    private func resultPath(of url: URL) -> String {
        resultFolder.map { "\($0)/\(url.lastPathComponent)" } ?? SnapshotRun.resultPath(forReference: url.path)
    }

    private func record(_ data: Data, at url: URL) throws {
        guard !data.isEmpty || url.pathExtension != ImageSnapshot.pathExtension else {
            throw SnapshotError("the renderer wrote no PNG")
        }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }

    private func failed(
        _ differences: [String],
        data: Data,
        old: Data?,
        url: URL
    ) throws -> Outcome {
        let failure = SnapshotFailure(
            test: test,
            source: source,
            line: line,
            reference: url.path,
            result: resultPath(of: url),
            differences: differences
        )
        try run.add(failure, result: data, reference: old)
        let name = url.lastPathComponent
        let message = """
            \(name) differs from its reference:
            \(differences.map { "  " + $0 }.joined(separator: "\n"))
            Report: \(run.directory.appendingPathComponent("report.html").path)
            Accept: \(failure.acceptCommand(in: run.directory.path))
            """
        return Outcome(
            failure: message,
            differences: differences,
            attachments: [("result-\(name)", data)] + (old.map { [("reference-\(name)", $0)] } ?? [])
        )
    }
}
