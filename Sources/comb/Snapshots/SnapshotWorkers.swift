import Foundation
import SnapshotFiles

/// Processes that check scenarios side by side: UIKit uses one thread of a process.
///
/// Each process gets a file with its scenarios, and writes what came out to another one, line by line. So nothing is lost if one ends
/// before it is done: the scenario that it was at has failed, and those that follow are checked by another process.
struct SnapshotWorkers {
    struct Outcome {
        var results: [ScenarioResult] = []
        var index = ScenarioIndex()
    }

    private let parts: [[String]]
    private let folder: URL

    /// Divides scenarios.
    ///
    /// - Throws: A `CommandFailure` if the folder cannot be made.
    init(count: Int, names: [String], seconds: [String: Double], folder: URL) throws {
        parts = (1...count).compactMap { ScenarioShard(number: $0, count: count) }.map { shard in
            let own = shard.names(of: names, seconds: seconds)
            return names.filter(own.contains)
        }
        .filter { !$0.isEmpty }
        self.folder = folder
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure("The directory \(folder.relativePath) cannot be created: \(error.reason)")
        }
    }

    /// Runs the processes until all scenarios have results.
    ///
    /// - Parameter sources: The files of the scenarios.
    func run(sources: [String: String]) throws -> Outcome {
        var outcome = Outcome()
        var left = parts
        while !left.isEmpty {
            let running = try left.enumerated().map { try Worker(names: $1, number: $0, folder: folder) }
            left = []
            for worker in running {
                worker.process.waitUntilExit()
                let rest = worker.finish(into: &outcome, sources: sources)
                if !rest.isEmpty { left.append(rest) }
            }
        }
        outcome.results.sort { $0.scenario < $1.scenario }
        return outcome
    }

    /// One process.
    private struct Worker {
        let process = Process()
        private let names: [String]
        private let list: URL
        private let results: URL

        init(names: [String], number: Int, folder: URL) throws {
            self.names = names
            list = folder.appendingPathComponent(".worker-\(number).txt")
            results = folder.appendingPathComponent(".worker-\(number).jsonl")
            try OutputFile.write(Data(names.map { $0 + "\n" }.joined().utf8), to: list.path)
            try OutputFile.write(Data(), to: results.path)
            process.executableURL = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
            process.arguments =
                CommandLine.arguments.dropFirst() + ["--scenarios", list.path, "--results-file", results.path]
            process.standardOutput = FileHandle.nullDevice
            do {
                try process.run()
            } catch {
                throw CommandFailure("Another process cannot be started: \(error.reason)")
            }
        }

        /// Reads what came out, and returns the scenarios that are left.
        func finish(into outcome: inout Outcome, sources: [String: String]) -> [String] {
            var begun: String?
            var done: Set<String> = []
            let lines = (try? Data(contentsOf: results))?.split(separator: UInt8(ascii: "\n")) ?? []
            for line in lines.compactMap({ try? JSONDecoder().decode(Output.Line.self, from: Data($0)) }) {
                guard let entry = line.entry else {
                    begun = line.scenario
                    continue
                }
                done.insert(line.scenario)
                begun = nil
                outcome.results += line.results
                outcome.index.scenarios[line.scenario] = entry
            }
            for file in [list, results] { try? FileManager.default.removeItem(at: file) }
            guard process.terminationReason != .exit || process.terminationStatus != 0 else { return [] }
            // A process that ends before its first scenario would do so again.
            let failed = begun ?? names.first { !done.contains($0) }
            guard let failed else { return [] }
            let cause = process.terminationReason == .exit ? "status" : "signal"
            let message = "The process ended with \(cause) \(process.terminationStatus) while it checked the scenario."
            let isStopped = begun == nil
            for name in isStopped ? names.filter({ !done.contains($0) }) : [failed] {
                outcome.results.append(
                    ScenarioResult(
                        scenario: name,
                        variant: "all",
                        check: "process",
                        outcome: .failed,
                        messages: [message],
                        source: sources[name] ?? ""
                    )
                )
                done.insert(name)
            }
            return names.filter { !done.contains($0) }
        }
    }

    /// The file that a process writes.
    final class Output {
        struct Line: Codable {
            let scenario: String
            var results: [ScenarioResult] = []
            /// `nil` where the scenario begins.
            var entry: ScenarioIndex.Entry?
        }

        private let file: FileHandle
        private let encoder = JSONEncoder()

        /// Opens the file.
        ///
        /// - Throws: A `CommandFailure` if it cannot be written.
        init(_ path: String) throws {
            guard let file = FileHandle(forWritingAtPath: path) else {
                throw CommandFailure("\(path) cannot be written.")
            }
            self.file = file
        }

        func begin(_ scenario: String) throws { try write(Line(scenario: scenario)) }

        func add(_ results: [ScenarioResult], _ entry: ScenarioIndex.Entry, of scenario: String) throws {
            try write(Line(scenario: scenario, results: results, entry: entry))
        }

        private func write(_ line: Line) throws {
            try file.write(contentsOf: encoder.encode(line) + Data("\n".utf8))
        }
    }
}
