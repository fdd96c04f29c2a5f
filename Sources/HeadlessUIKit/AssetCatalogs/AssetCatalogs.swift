import Foundation

/// The asset catalogs of bundles: folders with the extension `xcassets`. Builds for Linux copy them as they are in a project, so they
/// are read when an app first asks for something of a bundle.
enum AssetCatalogs {
    private struct Key: Hashable {
        let kind: AssetSet.Kind
        let name: String
    }

    /// The folders of the sets in the catalogs of each bundle, by the bundle's path.
    nonisolated(unsafe) private static var indexes: [String: [Key: URL]] = [:]
    private static let lock = NSLock()
    /// Deeper folders are not searched, so that links in circles end.
    private static let maximumDepth = 32

    /// Returns the set with a name, which has the names of the folders around it that provide a namespace, as `Icons/star`.
    static func set(_ name: String, _ kind: AssetSet.Kind, in bundle: Bundle) -> AssetSet? {
        let path = bundle.bundlePath
        return lock.withLock {
            let index = indexes[path] ?? index(of: bundle)
            indexes[path] = index
            return index[Key(kind: kind, name: name)].map { AssetSet(name: name, folder: $0) }
        }
    }

    private static func index(of bundle: Bundle) -> [Key: URL] {
        var found: [Key: URL] = [:]
        guard let resources = bundle.resourceURL else { return found }
        for catalog in folders(in: resources) where catalog.pathExtension == "xcassets" {
            add(catalog, namespace: "", depth: 0, to: &found)
        }
        return found
    }

    private static func add(_ folder: URL, namespace: String, depth: Int, to found: inout [Key: URL]) {
        guard depth < maximumDepth else { return }
        for child in folders(in: folder) {
            let name = child.deletingPathExtension().lastPathComponent
            if let kind = AssetSet.Kind(rawValue: child.pathExtension) {
                let key = Key(kind: kind, name: namespace + name)
                if found[key] == nil { found[key] = child }
            } else if child.pathExtension.isEmpty {
                let isNamespace = AssetContents(of: child)?.properties?.providesNamespace == true
                add(child, namespace: isNamespace ? namespace + name + "/" : namespace, depth: depth + 1, to: &found)
            }
        }
    }

    /// The folders in a folder, sorted by name.
    private static func folders(in folder: URL) -> [URL] {
        let keys: [URLResourceKey] = [.isDirectoryKey]
        let contents = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)
        return (contents ?? []).filter {
            (try? $0.resourceValues(forKeys: Set(keys)).isDirectory) == true
        }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}

/// What was made of sets of asset catalogs, by their folders.
final class AssetCache<Value: Sendable>: @unchecked Sendable {
    // Unchecked: a lock guards the values.
    private var values: [URL: Value?] = [:]
    private let lock = NSLock()

    /// Returns the value for a set, which is made once.
    func value(for set: AssetSet, _ make: () -> Value?) -> Value? {
        if let known = lock.withLock({ values[set.folder] }) { return known }
        let value = make()
        lock.withLock { values[set.folder] = .some(value) }
        return value
    }
}
