import Foundation

/// The references below a folder of tests.
public struct SnapshotFolder: Sendable {
    /// The name of the folders of references, which are beside the test files.
    public static let name = "__Snapshots__"

    /// Returns the folder with the references of a test file.
    public static func folder(ofTestFile file: URL) -> URL {
        file.deletingLastPathComponent().appendingPathComponent(name)
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    }

    /// Returns a name with only letters, digits, `-` and `_`: it must not leave the folder, nor confuse a shell.
    public static func fileName(_ text: String) -> String {
        let parts = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return parts.isEmpty ? "_" : parts.joined(separator: "-")
    }

    /// Returns two different names whose files would be the same, also where upper and lower case are; `nil` if there are none.
    public static func collision(among names: [String]) -> (String, String)? {
        var seen: [String: String] = [:]
        for name in names {
            if let other = seen.updateValue(name, forKey: fileName(name).lowercased()) { return (other, name) }
        }
        return nil
    }

    /// The folder that is searched.
    public let directory: URL

    /// Creates the references below a folder.
    public init(directory: URL) {
        self.directory = directory
    }

    /// The files of all references, sorted by path.
    public func references() -> [URL] {
        let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: [.isRegularFileKey])
        return (files?.compactMap { $0 as? URL } ?? [])
            .filter { url in
                url.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent == Self.name
                    && (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
            }
            .sorted { $0.path < $1.path }
    }

    /// The references whose test file, or whose test function in it, or whose document no longer exists.
    public func orphans() -> [URL] {
        references().filter { reference in
            let folder = reference.deletingLastPathComponent()
            let document = folder.deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent(folder.lastPathComponent + ".json")
            guard !FileManager.default.fileExists(atPath: document.path) else { return false }
            let source = folder.deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent(folder.lastPathComponent + ".swift")
            guard let text = try? String(contentsOf: source, encoding: .utf8) else { return true }
            let function = reference.lastPathComponent.prefix { $0 != "." }.prefix { $0 != "-" }
            return !text.contains("func \(function)(") && !text.contains("func `\(function)`(")
        }
    }
}
