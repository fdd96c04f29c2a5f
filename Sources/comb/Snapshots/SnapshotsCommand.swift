import ArgumentParser
import Foundation
import ScreenHosting
import SnapshotFiles

/// `comb snapshots`: works on the references and failures of snapshot tests.
struct SnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshots",
        abstract: "Records, compares, lists and accepts snapshots of documents and of tests.",
        subcommands: [
            Record.self, Compare.self, Accept.self, Report.self, Affected.self, List.self, Orphans.self, Devices.self,
        ]
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
            abstract:
                "Prints the references whose test or document no longer exists; the exit status is 1 if there are any."
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

        @Option(
            help: """
                The only result to accept, as printed by the test: TestFile/name.png; may be repeated. A star stands for any text: \
                'TestFile/*dark*'.
                """
        )
        var only: [String] = []

        func run() throws {
            let run = SnapshotRun(directory: try SnapshotsCommand.existing(folder))
            let failures = try run.failures()
            for pattern in only where !failures.contains(where: { pattern.matches($0.result) }) {
                throw CommandFailure("\(folder) has no failure of \(pattern).")
            }
            for failure in failures where only.isEmpty || only.contains(where: { $0.matches(failure.result) }) {
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

    /// `comb snapshots devices`.
    struct Devices: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Prints the iPhones and iPads that iOS 15 to 26 run on, with what their screens give to apps."
        )

        func run() throws {
            for model in DeviceModel.all {
                let (size, insets) = (model.portraitSize, model.safeAreaInsets(.portrait))
                let side = model.safeAreaInsets(.landscape)
                print(
                    "\(model.name): \(Int(size.width)) × \(Int(size.height)) at \(Int(model.scale))x, safe area "
                        + "\(Int(insets.top)) at the top and \(Int(insets.bottom)) at the bottom, in landscape \(Int(side.top)) and "
                        + "\(Int(side.bottom)) with \(Int(side.left)) at the sides, corners "
                        + "\(Double(model.cornerRadius).shortest), iOS \(model.systems.lowerBound) to \(model.systems.upperBound)"
                )
            }
        }
    }

    static func existing(_ path: String) throws -> URL {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else {
            throw CommandFailure("\(path) is not a folder.")
        }
        return URL(fileURLWithPath: path, isDirectory: true)
    }
}

extension String {
    /// Whether the pattern, in which a star stands for any text, is a whole text.
    fileprivate func matches(_ text: String) -> Bool {
        let parts = split(separator: "*", omittingEmptySubsequences: false)
        guard parts.count > 1, let first = parts.first, let last = parts.last else { return self == text }
        guard text.hasPrefix(first), text.count >= first.count + last.count, text.hasSuffix(last) else { return false }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.range(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}
