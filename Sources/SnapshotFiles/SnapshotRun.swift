import Foundation

/// A folder with the failures of a test run: results, copies of references, and a page that shows them.
///
/// Each failure is a file of its own, so tests add failures without coordination.
public struct SnapshotRun: Sendable {
    /// The folder.
    public let directory: URL

    private static let suffix = ".failure.json"

    /// Creates a run in a folder, which is created with the first failure.
    public init(directory: URL) {
        self.directory = directory
    }

    /// The path of the result of a reference, relative to the folder: `TestFile/name.png`.
    public static func resultPath(forReference path: String) -> String {
        let url = URL(fileURLWithPath: path)
        return url.deletingLastPathComponent().lastPathComponent + "/" + url.lastPathComponent
    }

    /// The failures, sorted by source and line.
    ///
    /// - Throws: An error of Foundation if a file cannot be read.
    public func failures() throws -> [SnapshotFailure] {
        guard let enumerator = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil) else {
            return []
        }
        let files = enumerator.compactMap { $0 as? URL }.filter { $0.lastPathComponent.hasSuffix(Self.suffix) }
        return try files.map { try JSONDecoder().decode(SnapshotFailure.self, from: Data(contentsOf: $0)) }
            .sorted { ($0.source, $0.line, $0.result) < ($1.source, $1.line, $1.result) }
    }

    /// Writes a failure with its result and the reference, and updates the page.
    public func add(_ failure: SnapshotFailure, result: Data, reference: Data?) throws {
        var failure = failure
        let file = directory.appendingPathComponent(failure.result)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try result.write(to: file, options: .atomic)
        if let reference {
            failure.oldResult = failure.result + ".reference." + file.pathExtension
            try reference.write(
                to: directory.appendingPathComponent(failure.result + ".reference." + file.pathExtension)
            )
        }
        let url = url(ofFailure: failure.result)
        let isKnown = FileManager.default.fileExists(atPath: url.path)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(failure).write(to: url, options: .atomic)
        if isKnown || !FileManager.default.fileExists(atPath: report.path) {
            try writeReport()
        } else {
            try append(SnapshotReport(run: self).section(failure), to: report)
        }
    }

    /// Removes the failure of a result, if there is one, after the test succeeded or the result was accepted.
    public func remove(result: String) throws {
        let url = url(ofFailure: result)
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        try FileManager.default.removeItem(at: url)
        try writeReport()
    }

    /// Makes the result of a failure the reference.
    public func accept(_ failure: SnapshotFailure) throws {
        let reference = URL(fileURLWithPath: failure.reference)
        try FileManager.default.createDirectory(
            at: reference.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(contentsOf: directory.appendingPathComponent(failure.result)).write(to: reference, options: .atomic)
        try remove(result: failure.result)
    }

    /// Writes `report.html` and returns its location.
    @discardableResult
    public func writeReport() throws -> URL {
        let page = SnapshotReport(run: self)
        let text = SnapshotReport.head + (try failures().map(page.section).joined())
        try Data(text.utf8).write(to: report, options: .atomic)
        return report
    }

    private var report: URL { directory.appendingPathComponent("report.html") }

    /// Adds a text at the end of a file at once, so that several processes can do so.
    private func append(_ text: String, to url: URL) throws {
        let file = open(url.path, O_WRONLY | O_APPEND)
        guard file >= 0 else { throw CocoaError(.fileWriteUnknown) }
        defer { close(file) }
        let bytes = Array(text.utf8)
        guard write(file, bytes, bytes.count) == bytes.count else { throw CocoaError(.fileWriteUnknown) }
    }

    private func url(ofFailure result: String) -> URL {
        directory.appendingPathComponent(result + Self.suffix)
    }
}
