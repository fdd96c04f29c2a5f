import ArgumentParser
import Foundation
import Glibc

/// `comb preview`: replaces itself with `comb-preview`, which is a package of its own, because the web server that it needs takes
/// a while to build.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Shows screens live in a browser.",
        discussion: """
            comb preview [PATH…] [--port N] [--host ADDRESS] [--open]: documents, folders of them, or without a path the \
            catalog. comb preview --package DIRECTORY [--target NAME]: the screens of a Swift package, which is built again \
            whenever a source is saved. The first time it builds Tools/Preview of the checkout.
            """
    )

    @Argument(parsing: .captureForPassthrough, help: "Documents, folders and options; see comb preview --help.")
    var arguments: [String] = []

    func run() throws {
        let program = try Self.program()
        var pointers = ([program.path] + arguments).map { strdup($0) } + [nil]
        execv(program.path, &pointers)
        throw CommandFailure("\(program.path) cannot be run: \(String(cString: strerror(errno)))")
    }

    /// The program beside this one, or the one of the checkout, which is built where it is out of date.
    private static func program() throws -> URL {
        let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let neighbor = folder.appendingPathComponent("comb-preview")
        if FileManager.default.isExecutableFile(atPath: neighbor.path) { return neighbor }
        let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        guard let checkout = checkout(around: folder) ?? checkout(around: current) else {
            throw CommandFailure(
                "comb-preview is neither beside this program, in \(folder.path), nor is there a checkout to build it from."
            )
        }
        return try build(in: checkout)
    }

    private static func checkout(around folder: URL) -> URL? {
        var folder = folder.standardizedFileURL
        while folder.path != "/" {
            let manifest = folder.appendingPathComponent("Tools/Preview/Package.swift")
            if FileManager.default.fileExists(atPath: manifest.path) { return folder }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    private static func build(in checkout: URL) throws -> URL {
        let scratch = checkout.appendingPathComponent(".build-preview")
        Console.printError(
            "Building Tools/Preview with optimization, so that scrolling is smooth; the first time takes some minutes."
        )
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "build", "--package-path", checkout.appendingPathComponent("Tools/Preview").path,
            "--scratch-path", scratch.path, "--configuration", "release", "-Xswiftc", "-suppress-remarks", "--product",
            "comb-preview",
        ]
        // What the compiler prints is no output of this command.
        process.standardOutput = FileHandle.standardError
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw ExitCode(process.terminationStatus) }
        return scratch.appendingPathComponent("release/comb-preview")
    }
}
