import Foundation

/// What became of the files of a project, as JSON for scripts and dashboards.
public struct PortReport: Codable, Equatable, Sendable {
    /// A place in a source file, with what is to be said of it.
    public struct Place: Codable, Equatable, Sendable {
        /// The path of the file, relative to the ported folder.
        public var path: String
        /// The line, from 1.
        public var line: Int
        /// The column in UTF-8 bytes, from 1.
        public var column: Int
        /// What was found.
        public var message: String
    }

    /// A member or a type, and where it is used.
    public struct Member: Codable, Equatable, Sendable {
        /// The name, such as `UIView.clearsContextBeforeDrawing`.
        public var name: String
        /// The places where it is used, as `FILE:LINE:COLUMN`.
        public var places: [String]
    }

    /// Counts of files.
    public struct Files: Codable, Equatable, Sendable {
        /// All Swift files of the folder.
        public var total: Int
        /// The files that were changed, or would be.
        public var changed: Int
        /// The files that could not be ported as a whole.
        public var unported: Int
        /// The files that do not compile; `nil` without the output of a build.
        public var notCompiled: Int?

        /// Creates counts.
        public init(total: Int, changed: Int, unported: Int, notCompiled: Int? = nil) {
            self.total = total
            self.changed = changed
            self.unported = unported
            self.notCompiled = notCompiled
        }
    }

    /// The name of the ported folder.
    public var project: String
    /// How many files there are.
    public var files: Files
    /// The places where files do not parse as Swift.
    public var unported: [Place]
    /// Types and members that the headless UIKit does not have, those that are used most first.
    public var missing: [Member]
    /// Members of UIKit without effect on Linux, those that are used most first.
    public var inert: [Member]
    /// Places that a person has to look at.
    public var manual: [Place]

    /// Creates a report from what the porter returned.
    ///
    /// - Parameters:
    ///   - project: The name of the ported folder.
    ///   - changed: The number of changed files.
    ///   - result: The ported files and remarks.
    ///   - build: What the compiler said of the ported files, if they were built.
    public init(project: String, changed: Int, result: SourcePorter.Result, build: BuildLog? = nil) {
        func places(_ kind: Remark.Kind) -> [Place] {
            result.remarks.filter { $0.kind == kind }.map {
                Place(path: $0.path, line: $0.line, column: $0.column, message: $0.message)
            }
        }
        func members(_ kind: Remark.Kind, and others: [(name: String, place: String)] = []) -> [Member] {
            let own = result.remarks.filter { $0.kind == kind }.map {
                (name: $0.name ?? $0.message, place: "\($0.path):\($0.line):\($0.column)")
            }
            return Dictionary(grouping: own + others) { $0.name }
                .map { Member(name: $0.key, places: $0.value.map(\.place)) }
                .sorted { (-$0.places.count, $0.name) < (-$1.places.count, $1.name) }
        }
        self.project = project
        let paths = Set(result.files.map(\.path))
        files = Files(
            total: paths.union(result.remarks.map(\.path)).count,
            changed: changed,
            unported: Set(result.remarks.filter { $0.kind == .unported }.map(\.path)).count,
            notCompiled: build.map { log in paths.count { log.hasErrors(in: $0) } }
        )
        unported = places(.unported)
        missing = members(.missing, and: build?.missing ?? [])
        inert = members(.inert)
        manual = places(.manual)
    }

    /// The report as JSON with sorted keys.
    ///
    /// - Throws: An error of the encoder.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}
