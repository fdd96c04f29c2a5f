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
            """
    )

    @Argument(help: "The folder with the sources.", completion: .directory)
    var directory: String

    @Option(name: [.short, .long], help: "The folder for the ported sources. Without it, they replace the originals.")
    var output: String?

    @Flag(help: "Only print what would change and what would be left.")
    var dryRun = false

    func validate() throws {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory), isDirectory.boolValue else {
            throw ValidationError("\(directory) is not a folder.")
        }
    }

    func run() throws {
        let root = URL(fileURLWithPath: directory, isDirectory: true)
        let files = try SourceFolder(root).files()
        let result = SourcePorter(files).port()
        let changed = zip(files, result.files).filter { $0 != $1 }.map(\.1)
        if !dryRun {
            let target = output.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? root
            for file in output == nil ? changed : result.files {
                let url = target.appendingPathComponent(file.path)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try file.text.write(to: url, atomically: true, encoding: .utf8)
            }
        }
        for remark in result.remarks { print(remark) }
        let verb = dryRun ? "would change" : "changed"
        print("\(files.count) files, \(changed.count) \(verb), \(result.remarks.count) remarks")
    }
}
