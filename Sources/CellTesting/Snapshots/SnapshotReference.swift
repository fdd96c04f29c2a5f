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
        var attachments: [(name: String, data: Data)] = []
    }

    private let source: String
    private let test: String
    private let line: Int
    private let baseURL: URL

    /// Creates the reference for a call in a test.
    init(name: String?, source: String, test: String, line: Int) throws {
        self.source = source
        self.test = test
        self.line = line
        let file = URL(fileURLWithPath: source)
        let folder = file.deletingLastPathComponent()
            .appendingPathComponent(SnapshotFolder.name)
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
        let function = Self.fileName(String(test.prefix { $0 != "(" }))
        baseURL = folder.appendingPathComponent(
            "\(function).\(try Self.suffix(name, source: source, test: test, line: line))"
        )
    }

    private static func suffix(_ name: String?, source: String, test: String, line: Int) throws -> String {
        if let name { return fileName(name) }
        // Cases run at once and in any order, so a number would belong to any of them.
        if Test.Case.current?.isParameterized == true {
            throw SnapshotError(
                "a test with arguments needs a name for each snapshot, made of its arguments; add named:"
            )
        }
        return String(SnapshotConfiguration.current.counters.next(for: "\(source) \(test)", at: "\(line)"))
    }

    /// Returns a name with only letters, digits, `-` and `_`: it must not leave the folder, nor confuse a shell.
    private static func fileName(_ text: String) -> String {
        let parts = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return parts.isEmpty ? "_" : parts.joined(separator: "-")
    }

    /// Compares a snapshot with the reference, and writes what the mode asks for.
    func verify<Format: SnapshotFormat>(_ snapshot: Format, mode: SnapshotRecordMode) throws -> Outcome {
        let url = baseURL.appendingPathExtension(Format.pathExtension)
        let run = SnapshotRun(directory: SnapshotConfiguration.current.artifacts)
        let result = SnapshotRun.resultPath(forReference: url.path)
        let old = try FileManager.default.fileExists(atPath: url.path) ? Data(contentsOf: url) : nil

        guard let old, mode != .all else {
            if mode == .never {
                return try failed(["there is no reference"], data: snapshot.data, old: nil, url: url, in: run)
            }
            try record(snapshot.data, at: url)
            try run.remove(result: result)
            return Outcome(failure: "Recorded \(url.path). Run the test again to compare with it.")
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
            var outcome = try failed(differences, data: data, old: old, url: url, in: run)
            if mode == .failed {
                try record(data, at: url)
                try run.remove(result: result)
                outcome.failure = (outcome.failure ?? "") + "\nRecorded it as the new reference, \(url.path)."
            }
            return outcome
        }
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
        url: URL,
        in run: SnapshotRun
    ) throws -> Outcome {
        let failure = SnapshotFailure(
            test: test,
            source: source,
            line: line,
            reference: url.path,
            result: SnapshotRun.resultPath(forReference: url.path),
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
            attachments: [("result-\(name)", data)] + (old.map { [("reference-\(name)", $0)] } ?? [])
        )
    }
}
