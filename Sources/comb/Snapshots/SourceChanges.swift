import Foundation
import SnapshotFiles

/// What changed in a working tree since a commit.
struct SourceChanges {
    private let root: URL
    private let commit: String
    private let paths: [String]

    /// Asks git, in the current folder.
    ///
    /// - Throws: A `CommandFailure` if this is no working tree, or there is no such commit.
    init(since commit: String) throws {
        self.commit = commit
        let top = try Self.output(of: "git", ["rev-parse", "--show-toplevel"], in: nil)
        root = URL(fileURLWithPath: top.trimmingCharacters(in: .newlines), isDirectory: true)
        _ = try Self.output(
            of: "git",
            ["rev-parse", "--verify", "--quiet", "--end-of-options", commit + "^{commit}"],
            in: root
        )
        let changed = try Self.output(of: "git", ["diff", "--name-only", "--no-renames", "-z", commit, "--"], in: root)
        let new = try Self.output(of: "git", ["ls-files", "--others", "--exclude-standard", "-z"], in: root)
        paths = Set((changed + new).split(separator: "\0").map(String.init)).sorted()
    }

    /// Returns the scenarios that the changes can affect.
    ///
    /// - Parameters:
    ///   - scenarios: The names of all scenarios.
    ///   - index: What earlier runs tell.
    ///   - target: The target that shows the scenarios.
    func affected(_ scenarios: [String], index: ScenarioIndex, target: String) throws -> AffectedScenarios {
        let files = paths.map { path in
            guard path.hasSuffix(".swift") else { return ChangedFile(path: path) }
            let old = try? Self.output(of: "git", ["show", "\(commit):\(path)"], in: root)
            let new = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            return ChangedFile(path: path, texts: [old, new].compactMap { $0 })
        }
        var index = index
        for (name, entry) in index.scenarios {
            let path = URL(fileURLWithPath: entry.source).standardizedFileURL.path
            let prefix = root.standardizedFileURL.path + "/"
            index.scenarios[name]?.source = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
        }
        let targets = targets(of: target)
        return AffectedScenarios(of: files, index: index, scenarios: scenarios, targets: targets) {
            (targets?.used ?? ["."]).flatMap(swiftFiles)
        }
    }

    private func swiftFiles(in folder: String) -> [ChangedFile] {
        let url = root.appendingPathComponent(folder)
        let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.compactMap { name in
            (try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8))
                .map { ChangedFile(path: "\(folder)/\(name)", texts: [$0]) }
        }
    }

    /// Returns the folders of the targets that a target is built of, and of the others; `nil` if the package does not have it, or cannot
    /// be read.
    private func targets(of name: String) -> TargetFolders? {
        struct Package: Decodable {
            struct Target: Decodable {
                let name: String
                let path: String
                let target_dependencies: [String]?
            }
            let targets: [Target]
        }
        guard let text = try? Self.output(of: "swift", ["package", "describe", "--type", "json"], in: root),
            let package = try? JSONDecoder().decode(Package.self, from: Data(text.utf8))
        else { return nil }
        let targets = Dictionary(package.targets.map { ($0.name, $0) }) { first, _ in first }
        guard targets[name] != nil else { return nil }
        var found: Set<String> = []
        var open = [name]
        while let name = open.popLast() {
            guard let target = targets[name], found.insert(name).inserted else { continue }
            open += target.target_dependencies ?? []
        }
        return TargetFolders(
            used: found.compactMap { targets[$0]?.path }.sorted(),
            unused: targets.filter { !found.contains($0.key) }.map(\.value.path).sorted()
        )
    }

    /// Returns what a program prints.
    ///
    /// - Throws: A `CommandFailure` with what it says is wrong.
    private static func output(of program: String, _ arguments: [String], in folder: URL?) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        if let folder { process.currentDirectoryURL = folder }
        let (output, problems) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = problems
        do {
            try process.run()
        } catch {
            throw CommandFailure("\(program) cannot be started: \(error.reason)")
        }
        // What is wrong is short; what is printed may be longer than a pipe holds.
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let words = String(decoding: problems.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let command = ([program] + arguments).joined(separator: " ")
            throw CommandFailure("\(command): \(words.isEmpty ? "failed" : words.trimmingCharacters(in: .newlines))")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
