import ArgumentParser
import Foundation

/// `comb new package`: creates a package with a screen.
struct NewPackageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "package",
        abstract: "Writes a package: a screen, a part, tests that pass and a preview in a browser.",
        discussion: """
            comb new package Offers

            The package builds and runs as it is: `swift test` in its directory, `swift run --package-path LivePreview`. It uses a \
            checkout of Honeycomb, by default the one that this tool was built in. Files that are there already are left \
            alone; then nothing is written at all.
            """
    )

    @Argument(help: ArgumentHelp("The name of the package and of its module.", valueName: "name"))
    var name: String

    @Option(
        help: ArgumentHelp(
            "The directory that gets the package; by default, one with its name.",
            valueName: "directory"
        )
    )
    var directory: String?

    @Option(help: ArgumentHelp("A checkout of Honeycomb.", valueName: "directory"))
    var honeycomb: String?

    func validate() throws {
        guard PackageTemplate(name: name) != nil else {
            throw ValidationError(
                "'\(name)' is no name for a package: it consists of ASCII letters and digits, begins with a capital and is "
                    + "not that of a module of Honeycomb."
            )
        }
    }

    func run() throws {
        guard let template = PackageTemplate(name: name) else { return }
        let directory = directory ?? name
        let checkout = try checkout()
        let path = Self.path(from: URL(fileURLWithPath: directory), to: checkout)
        try TemplateFile.write(template.files(directory: directory, honeycomb: path))
    }

    /// The directory of Honeycomb.
    private func checkout() throws -> URL {
        let built = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
        let url = URL(fileURLWithPath: honeycomb ?? "/\(built)")
        let manifest = url.appendingPathComponent("Tools/Preview/Package.swift").path
        guard FileManager.default.fileExists(atPath: manifest) else {
            throw CommandFailure(
                honeycomb == nil
                    ? "The checkout of Honeycomb that this tool was built in is gone; pass another one with --honeycomb."
                    : "\(url.path) is no checkout of Honeycomb: it has no Tools/Preview."
            )
        }
        return url
    }

    /// Returns the path from a directory to another one, relative if they are near each other.
    static func path(from directory: URL, to target: URL) -> String {
        let from = directory.standardizedFileURL.pathComponents
        let to = target.standardizedFileURL.pathComponents
        let common = zip(from, to).prefix { $0 == $1 }.count
        // Two directories that only share the root are not moved together.
        guard common > 1 else { return target.standardizedFileURL.path }
        return (Array(repeating: "..", count: from.count - common) + to[common...]).joined(separator: "/")
    }
}
