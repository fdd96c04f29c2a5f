import Foundation

/// A file that changed.
public struct ChangedFile: Equatable, Sendable {
    /// The path below the root of the repository.
    public var path: String
    /// The texts of a Swift file before and after the change.
    public var texts: [String]

    /// Creates a file.
    public init(path: String, texts: [String] = []) {
        self.path = path
        self.texts = texts
    }
}

/// The folders of the targets of a package, below the root of the repository.
public struct TargetFolders: Equatable, Sendable {
    /// Those that scenarios are built of.
    public var used: [String]
    /// The others.
    public var unused: [String]

    /// Creates the folders.
    public init(used: [String], unused: [String]) {
        self.used = used
        self.unused = unused
    }
}

/// Which scenarios a change can affect.
///
/// A change of a document affects its scenario, one of a picture those of the documents beside it. A change of Swift code that only
/// declares types that are on screens affects the scenarios that show one of these types, or a type whose file names one of them. A
/// change in a target of the package that the scenarios are not built of affects none. Whatever else changes can affect all, such as a
/// file of another package.
public struct AffectedScenarios: Equatable, Sendable {
    /// The names of the scenarios that can be affected; `nil` if all can.
    public private(set) var names: Set<String>? = []

    /// Why, a line for each file with an effect.
    public private(set) var reasons: [String] = []

    /// Finds the scenarios.
    ///
    /// - Parameters:
    ///   - files: The files that changed.
    ///   - index: What earlier runs tell. A scenario that it does not know is always affected.
    ///   - scenarios: The names of all scenarios.
    ///   - targets: The folders of the targets of the package; `nil` if they are not known.
    ///   - sources: Returns the Swift files that scenarios are built of, to find what names a type.
    public init(
        of files: [ChangedFile],
        index: ScenarioIndex,
        scenarios: [String],
        targets: TargetFolders?,
        sources: () -> [ChangedFile] = { [] }
    ) {
        // Of a screen that could not be made nothing is known.
        let asked = Set(scenarios)
        let known = index.scenarios.filter { asked.contains($0.key) && !$0.value.types.isEmpty }
        for name in scenarios where known[name] == nil {
            names?.insert(name)
            reasons.append("\(name): no run before tells of it")
        }
        let shown = known.values.reduce(into: Set<String>()) { $0.formUnion($1.types) }
        var changedTypes: Set<String> = []
        for file in files {
            if let own = Self.scenarios(declaredBy: file.path, in: known) {
                names?.formUnion(own)
                if !own.isEmpty { reasons.append("\(file.path): \(own.sorted().joined(separator: ", "))") }
            } else if Self.hasNoEffect(file.path, targets) {
                continue
            } else if file.path.hasSuffix(".swift"), let types = Self.types(of: file, ifAmong: shown) {
                changedTypes.formUnion(types)
                reasons.append("\(file.path): what shows \(types.sorted().joined(separator: ", "))")
            } else {
                names = nil
                reasons.append("\(file.path): all, because what uses it is not known")
            }
        }
        guard names != nil, !changedTypes.isEmpty else { return }
        for file in sources() where changedTypes.contains(where: { file.texts.first?.contains($0) == true }) {
            let types = file.texts.reduce(into: Set<String>()) { $0.formUnion(SwiftDeclarations($1).types) }
            changedTypes.formUnion(types.intersection(shown))
        }
        for (name, entry) in known where !changedTypes.isDisjoint(with: entry.types) { names?.insert(name) }
    }

    /// Returns the scenarios of a document, a picture beside documents, or a reference; `nil` for other files.
    private static func scenarios(declaredBy path: String, in known: [String: ScenarioIndex.Entry]) -> Set<String>? {
        var url = URL(fileURLWithPath: "/" + path)
        func names(_ isOwn: (URL) -> Bool) -> Set<String> {
            Set(known.filter { isOwn(URL(fileURLWithPath: "/" + $0.value.source)) }.keys)
        }
        if path.hasSuffix(".json") {
            let own = names { $0.path == url.path }
            return own.isEmpty ? nil : own
        }
        let folders = path.split(separator: "/").map(String.init)
        if folders.contains("images") {
            while url.lastPathComponent != "images" { url.deleteLastPathComponent() }
            let own = names { $0.deletingLastPathComponent().path == url.deletingLastPathComponent().path }
            return own.isEmpty ? nil : own
        }
        guard let place = folders.firstIndex(of: SnapshotFolder.name), folders.count > place + 1 else { return nil }
        let parent = "/" + folders[..<place].joined(separator: "/")
        let own = names {
            $0.deletingLastPathComponent().path == parent
                && $0.deletingPathExtension().lastPathComponent == folders[place + 1]
        }
        return own.isEmpty ? nil : own
    }

    private static func hasNoEffect(_ path: String, _ targets: TargetFolders?) -> Bool {
        if path.hasSuffix(".md") || path.hasPrefix(".") || path.hasSuffix("LICENSE") { return true }
        func isIn(_ folders: [String]?) -> Bool {
            folders?.contains { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") } == true
        }
        return isIn(targets?.unused) && !isIn(targets?.used)
    }

    /// Returns the types that a file declares, if all it declares are types that are on screens.
    private static func types(of file: ChangedFile, ifAmong shown: Set<String>) -> Set<String>? {
        var types: Set<String> = []
        for text in file.texts {
            let declarations = SwiftDeclarations(text)
            guard declarations.other == nil, declarations.types.isSubset(of: shown) else { return nil }
            types.formUnion(declarations.types)
        }
        return types.isEmpty ? nil : types
    }
}
