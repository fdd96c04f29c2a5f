import Foundation

/// The documents that a command line names: files, directories with all `.json` files in them, and `-` for standard input.
struct DocumentFiles {
    /// The name under which standard input is reported.
    static let standardInput = "<stdin>"

    let paths: [String]

    /// Expands directories, in alphabetical order.
    init(_ arguments: [String]) {
        paths = arguments.flatMap { argument -> [String] in
            var isDirectory: ObjCBool = false
            guard argument != "-", FileManager.default.fileExists(atPath: argument, isDirectory: &isDirectory),
                isDirectory.boolValue
            else { return [argument] }
            let names = FileManager.default.enumerator(atPath: argument)?.compactMap { $0 as? String } ?? []
            let folder = argument.hasSuffix("/") ? argument : argument + "/"
            return names.filter { $0.hasSuffix(".json") }.sorted().map { folder + $0 }
        }
    }

    /// The name of a file in reports.
    static func name(_ path: String) -> String { path == "-" ? standardInput : path }

    /// Reads a file.
    ///
    /// - Throws: A `CommandFailure` for a file that cannot be read.
    static func read(_ path: String) throws -> [UInt8] {
        if path == "-" { return [UInt8](FileHandle.standardInput.readDataToEndOfFile()) }
        do {
            return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw CommandFailure("\(path): error: the file cannot be read: \(error.reason)")
        }
    }
}
