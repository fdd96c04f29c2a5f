import Foundation
import PositionedJSON
import ScreenDocumentsCore

extension A2UICatalog {
    /// The schemas as a part of the prompt of a language model.
    public var instructions: String {
        var parts = ["---BEGIN A2UI JSON SCHEMA---"]
        parts.append("### Server To Client Schema:\n" + serverToClient.compactJSON)
        if let types = commonTypes.objectValue, !types.members.isEmpty,
            commonTypes.member("$defs")?.objectValue?.members.isEmpty != true
        {
            parts.append("### Common Types Schema:\n" + commonTypes.compactJSON)
        }
        parts.append("### Catalog Schema:\n" + catalogSchema.compactJSON)
        parts.append("---END A2UI JSON SCHEMA---\n")
        return parts.joined(separator: "\n\n")
    }

    /// Reads examples for the prompt of a language model.
    ///
    /// - Parameters:
    ///   - pattern: A folder, whose JSON files are taken, a file, or a pattern with `*`, `?`, `[1-3]` and, for any folders, `**`.
    ///     `nil`: none.
    ///   - isValidated: Whether each has to be a list of valid messages.
    /// - Returns: The files in the order of their paths, each between lines with its name; empty if there are none.
    /// - Throws: An `A2UIError` if one is not valid.
    public func examples(_ pattern: String?, isValidated: Bool = false) throws(A2UIError) -> String {
        guard let pattern, !pattern.isEmpty else { return "" }
        var parts: [String] = []
        for path in FilePattern.files(pattern) {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            if isValidated { try validateExample(data, path) }
            parts.append("---BEGIN \(name)---\n\(text)\n---END \(name)---")
        }
        return parts.joined(separator: "\n\n")
    }

    private func validateExample(_ data: Data, _ path: String) throws(A2UIError) {
        do {
            let value = DocumentValue(try Self.node(data))
            try A2UIValidator(self).validate(value.array ?? [value])
        } catch {
            var error = error
            error.message = "Failed to validate example \(path): \(error.message)"
            throw error
        }
    }
}

/// Files by a pattern, as shells write it.
private enum FilePattern {
    static func files(_ pattern: String) -> [String] {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        if manager.fileExists(atPath: pattern, isDirectory: &isFolder) {
            guard isFolder.boolValue else { return [pattern] }
            let names = (try? manager.contentsOfDirectory(atPath: pattern)) ?? []
            return names.filter { $0.hasSuffix(".json") }.sorted().map { pattern + "/" + $0 }
        }
        let steps = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let fixed = steps.prefix { !$0.contains { "*?[".contains($0) } }
        let folder = fixed.joined(separator: "/")
        let rest = Array(steps.dropFirst(fixed.count))
        let root = folder.isEmpty ? (pattern.hasPrefix("/") ? "/" : ".") : folder
        guard !rest.isEmpty, let all = manager.enumerator(atPath: root) else { return [] }
        let found = all.compactMap { $0 as? String }.filter { path in
            matches(path.split(separator: "/").map(String.init)[...], rest[...])
        }
        return found.map { root + "/" + $0 }.filter { path in
            manager.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }

    private static func matches(_ path: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        if first == "**" {
            return matches(path, pattern.dropFirst()) || (!path.isEmpty && matches(path.dropFirst(), pattern))
        }
        guard let name = path.first else { return false }
        return fits(name[...], first[...]) && matches(path.dropFirst(), pattern.dropFirst())
    }

    private static func fits(_ name: Substring, _ pattern: Substring) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        let rest = pattern.dropFirst()
        switch first {
        case "*": return fits(name, rest) || (!name.isEmpty && fits(name.dropFirst(), pattern))
        case "?": return !name.isEmpty && fits(name.dropFirst(), rest)
        case "[":
            guard let end = rest.firstIndex(of: "]"), let letter = name.first else { return false }
            var set = Array(rest[..<end])
            let isNegated = set.first == "!"
            if isNegated { set.removeFirst() }
            var isFound = false
            var index = 0
            while index < set.count {
                if index + 2 < set.count, set[index + 1] == "-" {
                    isFound = isFound || (set[index] <= letter && letter <= set[index + 2])
                    index += 3
                } else {
                    isFound = isFound || set[index] == letter
                    index += 1
                }
            }
            return isFound != isNegated && fits(name.dropFirst(), rest[rest.index(after: end)...])
        default: return name.first == first && fits(name.dropFirst(), rest)
        }
    }
}
