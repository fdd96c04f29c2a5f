import ArgumentParser
import Foundation
import SnapshotFiles

/// `comb snapshots`: works on the references and failures of snapshot tests.
struct SnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshots",
        abstract: "Lists, accepts and reports snapshots of tests.",
        subcommands: [List.self, Orphans.self, Accept.self, Report.self]
    )

    /// `comb snapshots list`.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Prints the path and size of each reference.")

        @Argument(help: "The folder of the tests.", completion: .directory)
        var folder = "."

        func run() throws {
            for url in try SnapshotFolder(directory: SnapshotsCommand.existing(folder)).references() {
                let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
                print("\(url.relativePath): \(size) bytes")
            }
        }
    }

    /// `comb snapshots orphans`.
    struct Orphans: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Prints the references whose test no longer exists; the exit status is 1 if there are any."
        )

        @Argument(help: "The folder of the tests.", completion: .directory)
        var folder = "."

        @Flag(help: "Remove the files.")
        var delete = false

        func run() throws {
            let orphans = try SnapshotFolder(directory: SnapshotsCommand.existing(folder)).orphans()
            for url in orphans {
                if delete { try FileManager.default.removeItem(at: url) }
                print(url.relativePath)
            }
            if !orphans.isEmpty, !delete { throw ExitCode.failure }
        }
    }

    /// `comb snapshots accept`.
    struct Accept: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Makes the results of a test run the references.")

        @Argument(help: "The folder of the run: SNAPSHOT_ARTIFACTS.", completion: .directory)
        var folder: String

        @Option(help: "The only result to accept, as printed by the test: TestFile/name.png.")
        var only: String?

        func run() throws {
            let run = SnapshotRun(directory: try SnapshotsCommand.existing(folder))
            let failures = try run.failures().filter { only == nil || $0.result == only }
            if let only, failures.isEmpty { throw CommandFailure("\(folder) has no failure of \(only).") }
            for failure in failures {
                try run.accept(failure)
                print(failure.reference)
            }
        }
    }

    /// `comb snapshots report`.
    struct Report: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Writes report.html with all failures of a test run.")

        @Argument(help: "The folder of the run: SNAPSHOT_ARTIFACTS.", completion: .directory)
        var folder: String

        func run() throws {
            print(try SnapshotRun(directory: SnapshotsCommand.existing(folder)).writeReport().path)
        }
    }

    fileprivate static func existing(_ path: String) throws -> URL {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else {
            throw CommandFailure("\(path) is not a folder.")
        }
        return URL(fileURLWithPath: path, isDirectory: true)
    }
}
