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
        let top = try ProgramOutput.text(of: "git", ["rev-parse", "--show-toplevel"], in: nil)
        root = URL(fileURLWithPath: top.trimmingCharacters(in: .newlines), isDirectory: true)
        _ = try ProgramOutput.text(
            of: "git",
            ["rev-parse", "--verify", "--quiet", "--end-of-options", commit + "^{commit}"],
            in: root
        )
        let changed = try ProgramOutput.text(
            of: "git",
            ["diff", "--name-only", "--no-renames", "-z", commit, "--"],
            in: root
        )
        let new = try ProgramOutput.text(of: "git", ["ls-files", "--others", "--exclude-standard", "-z"], in: root)
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
            let old = try? ProgramOutput.text(of: "git", ["show", "\(commit):\(path)"], in: root)
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
        guard let text = try? ProgramOutput.text(of: "swift", ["package", "describe", "--type", "json"], in: root),
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
}
