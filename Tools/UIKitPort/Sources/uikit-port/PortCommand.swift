import ArgumentParser
import Foundation
import UIKitPorting

@main
struct PortCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uikit-port",
        abstract: "Rewrites UIKit sources, so that they compile with HeadlessUIKit on Linux.",
        discussion: """
            All Swift files in the folder and below are ported as one module. What is mechanical is rewritten, and stays correct \
            on iOS. What is not is printed as FILE:LINE:COLUMN: warning: what and why.

            The exit status is 1 if a file could not be ported as a whole, 64 for wrong arguments, and otherwise 0.
            """
    )

    @Argument(help: "The folder with the sources.", completion: .directory)
    var directory: String

    @Option(name: [.short, .long], help: "The folder for the ported sources. Without it, they replace the originals.")
    var output: String?

    @Option(
        name: .long,
        help: "A folder with sources that these ones import, such as the base classes of tests. It is only read.",
        completion: .directory
    )
    var using: [String] = []

    @Option(name: .long, help: "A file for a report in JSON: files, missing members, members without effect.")
    var report: String?

    @Option(name: .long, help: "The output of a build of the ported sources, whose errors the report includes.")
    var buildLog: String?

    @Flag(help: "Only print what would change and what would be left.")
    var dryRun = false

    @Flag(help: "The exit status is 1 for members without effect and for missing types as well.")
    var strict = false

    @Flag(help: "The exit status is 0 although files could not be ported: a compiler that follows reports them.")
    var tolerant = false

    func validate() throws {
        for folder in [directory] + using where !isFolder(folder) {
            throw ValidationError("\(folder) is not a folder.")
        }
        if buildLog != nil, report == nil { throw ValidationError("--build-log needs --report.") }
        if strict, tolerant { throw ValidationError("--strict and --tolerant contradict each other.") }
    }

    private func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    func run() throws {
        let root = URL(fileURLWithPath: directory, isDirectory: true)
        let (files, unread) = try SourceFolder(root).contents()
        let others = try using.flatMap {
            try SourceFolder(URL(fileURLWithPath: $0, isDirectory: true)).contents().files
        }
        var result = SourcePorter(files, others: others).port()
        result.remarks += unread
        let changed = zip(files, result.files).filter { $0 != $1 }.map(\.1)
        if !dryRun { try write(output == nil ? changed : result.files, root) }
        for remark in result.remarks { print(remark) }
        let verb = dryRun ? "would change" : "changed"
        print("\(files.count + unread.count) files, \(changed.count) \(verb), \(result.remarks.count) remarks")
        if let report { try write(result, changed: changed.count, to: report, root) }

        let failures: Set<Remark.Kind> = strict ? [.unported, .inert, .missing] : [.unported]
        if !tolerant, result.remarks.contains(where: { failures.contains($0.kind) }) { throw ExitCode(1) }
    }

    private func write(_ files: [SourceFile], _ root: URL) throws {
        let target = output.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? root
        for file in files {
            let url = target.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try file.text.write(to: url, atomically: true, encoding: .utf8)
        }
    }

    private func write(_ result: SourcePorter.Result, changed: Int, to path: String, _ root: URL) throws {
        let log = try buildLog.map { try BuildLog(String(contentsOfFile: $0, encoding: .utf8)) }
        let report = PortReport(
            project: root.standardizedFileURL.lastPathComponent,
            changed: changed,
            result: result,
            build: log
        )
        try report.json().write(to: URL(fileURLWithPath: path))
    }
}
