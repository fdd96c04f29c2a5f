import Foundation
import Testing

@testable import PreviewServer

/// A package manager that describes a package with executables and builds by running `build.sh` in the package.
private func fakeSwift(in folder: URL, products: [String: [String]]) throws -> [String] {
    let list = products.map { ["name": $0, "targets": $1, "type": ["executable": NSNull()]] as [String: Any] }
    let library: [String: Any] = ["name": "Kit", "targets": ["Kit"], "type": ["library": ["automatic"]]]
    let description = try JSONSerialization.data(withJSONObject: ["products": list + [library]])
    let script = folder.appendingPathComponent("swift.sh")
    let text = """
        case "$*" in
        *describe*) echo 'warning: {planted}'; cat "\(folder.path)/describe.json" ;;
        *show-dependencies*) echo '{"path": "\(folder.path)", "version": "unspecified", "dependencies": []}' ;;
        *--show-bin-path*) echo "\(folder.path)/.build" ;;
        *) echo "$*" >> "\(folder.path)/.build-arguments"; sh "\(folder.path)/build.sh" ;;
        esac
        """
    try Data(text.utf8).write(to: script)
    try description.write(to: folder.appendingPathComponent("describe.json"))
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    return ["sh", script.path]
}

@Suite("Packages", .timeLimit(.minutes(2)))
@MainActor
struct PackageTests {
    @Test("the only executable is chosen, or the one with the name of the product or target")
    func executables() async throws {
        try await withFolder([:]) { folder in
            let one = try fakeSwift(in: folder, products: ["Preview": ["Preview"]])
            #expect(try await SwiftPackage(folder, target: nil, swift: one).product == "Preview")
            let two = try fakeSwift(in: folder, products: ["Preview": ["Screens"], "Tool": ["Tool"]])
            #expect(try await SwiftPackage(folder, target: "Screens", swift: two).product == "Preview")
            #expect(try await SwiftPackage(folder, target: "Tool", swift: two).product == "Tool")
            await #expect(throws: PreviewPackageError.self) { try await SwiftPackage(folder, target: nil, swift: two) }
            await #expect(throws: PreviewPackageError.self) {
                try await SwiftPackage(folder, target: "Kit", swift: two)
            }
            let none = try fakeSwift(in: folder, products: [:])
            await #expect(throws: PreviewPackageError.self) { try await SwiftPackage(folder, target: nil, swift: none) }
            await #expect(throws: PreviewPackageError.self) {
                try await SwiftPackage(folder, target: nil, swift: ["sh", "-c", "echo broken; exit 1"])
            }
            let empty = folder.appendingPathComponent("none")
            await #expect(throws: PreviewPackageError.self) { try await SwiftPackage(empty, target: nil) }
        }
    }

    @Test("errors of the compiler are found once, with their places and lines of code")
    func problems() {
        let output = """
            [1/4] Compiling Offers Row.swift
            /app/Sources/Row.swift:12:5: error: cannot find 'x' in scope
            10 | let a = 1
            12 |     x
               |     `- error: cannot find 'x' in scope
            13 | }
            /app/Sources/Row.swift:14:5: warning: unused
            14 | let b = 1
            /app/Sources/Row.swift:12:5: error: cannot find 'x' in scope
            error: fatalError
            """
        let problems = PackageBuild.problems(in: output, relativeTo: URL(fileURLWithPath: "/app"))
        #expect(
            problems == [
                """
                Sources/Row.swift:12:5: error: cannot find 'x' in scope
                10 | let a = 1
                12 |     x
                   |     `- error: cannot find 'x' in scope
                13 | }
                """, "error: fatalError",
            ]
        )
        #expect(PackageBuild.problems(in: "killed\n", relativeTo: URL(fileURLWithPath: "/app")) == ["killed"])
        #expect(PackageBuild.problems(in: "", relativeTo: URL(fileURLWithPath: "/app")).count == 1)
    }

    @Test("a save builds again: errors are shown beside the last screens, and the next good build takes over")
    func rebuilding() async throws {
        try await withFolder(["one.json": switchDocument(), "Source.swift": ""]) { folder in
            let swift = try fakeSwift(in: folder, products: ["Preview": ["Preview"]])
            func write(build: String) throws {
                try Data(build.utf8).write(to: folder.appendingPathComponent("build.sh"))
            }
            func program(_ name: String) -> String {
                """
                mkdir -p "\(folder.path)/.build"; cd "\(folder.path)/.build"; cat > new <<'END'
                #!/bin/sh
                exec "\(previewProgram.path)" "\(folder.path)/\(name)"
                END
                chmod +x new; mv new Preview
                """
            }
            try write(build: "echo 'Source.swift:1:1: error: planted'; exit 1")
            var reports: [String] = []
            let package = try await SwiftPackage(folder, target: nil, swift: swift)
            let configuration = PreviewConfiguration(port: 0)
            let preview = PackagePreview(package, configuration: configuration) {
                reports.append($0)
                Happenings.notify()
            }
            let task = Task { try await preview.run() }
            await wait { reports.contains("The build failed.") }
            let page = Page(preview.processes)
            #expect(page.last("build").contains("Source.swift:1:1: error: planted"))
            #expect(page.count("hello") == 0)

            try write(build: program("one.json"))
            await wait { page.count("hello") == 1 }
            #expect(page.last("build").contains(#""state":"done""#))
            await page.open()
            await wait { page.last("build").contains("milliseconds") }
            #expect(reports.contains { $0.hasPrefix("Shown ") && $0.hasSuffix("ms after the build") })

            try Data(switchDocument().utf8).write(to: folder.appendingPathComponent("two.json"))
            try write(build: program("two.json"))
            await wait { page.last("hello").contains("two.json") }
            task.cancel()
            _ = await task.result
        }
    }

    @Test("the plan of a build is made anew only where files have come or gone")
    func plans() async throws {
        try await withFolder(["Source.swift": "", "build.sh": "true"]) { folder in
            let swift = try fakeSwift(in: folder, products: ["Preview": ["Preview"]])
            let program = folder.appendingPathComponent(".build/Preview")
            try FileManager.default.createDirectory(
                at: program.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try FileManager.default.createSymbolicLink(at: program, withDestinationURL: previewProgram)
            var buildCount = 0
            let package = try await SwiftPackage(folder, target: nil, swift: swift)
            let preview = PackagePreview(package, configuration: PreviewConfiguration(port: 0)) { line in
                if line.hasPrefix("Built") { buildCount += 1 }
                Happenings.notify()
            }
            let task = Task { try await preview.run() }
            await wait { buildCount == 1 }
            let source = folder.appendingPathComponent("Source.swift")
            let other = folder.appendingPathComponent("Other.swift")
            let changes: [@MainActor () throws -> Void] = [
                { try Data("let a = 1".utf8).write(to: source) },
                { try Data("let b = 1".utf8).write(to: other) },
                { try Data("let b = 2".utf8).write(to: other) },
                { try FileManager.default.removeItem(at: other) },
            ]
            for (index, change) in changes.enumerated() {
                try change()
                await wait { buildCount == index + 2 }
            }
            let arguments = folder.appendingPathComponent(".build-arguments")
            let plans = try String(contentsOf: arguments, encoding: .utf8).split(separator: "\n")
                .map { $0.contains("--disable-build-manifest-caching") }
            #expect(plans == [true, false, true, false, true])
            task.cancel()
            _ = await task.result
        }
    }

    @Test("a build that goes on is ended with the preview")
    func ending() async throws {
        try await withFolder(["Source.swift": ""]) { folder in
            try await withFolder([:]) { other in
                let swift = try fakeSwift(in: folder, products: ["Preview": ["Preview"]])
                let build = "echo > '\(other.path)/started'; sleep 1000"
                try Data(build.utf8).write(to: folder.appendingPathComponent("build.sh"))
                let package = try await SwiftPackage(folder, target: nil, swift: swift)
                let preview = PackagePreview(package, configuration: PreviewConfiguration(port: 0)) { _ in }
                var isStarted = false
                let watcher = FolderWatcher([WatchedFolder(url: other)]) { _ in
                    isStarted = true
                    Happenings.notify()
                }
                let task = Task { try await preview.run() }
                await wait { isStarted }
                task.cancel()
                _ = await task.result
                watcher.stop()
            }
        }
    }
}

@Suite("Watched folders", .timeLimit(.minutes(1)))
@MainActor
struct FolderWatcherTests {
    @Test(
        "files that are written, renamed and removed are reported, also in new folders; hidden ones and backups are not"
    )
    func changes() async throws {
        try await withFolder(["a.txt": ""]) { folder in
            var names: Set<String> = []
            let watcher = FolderWatcher([WatchedFolder(url: folder)]) { files in
                names.formUnion(files.map(\.lastPathComponent))
                Happenings.notify()
            }
            let files = FileManager.default
            func write(_ path: String) throws {
                try Data("text".utf8).write(to: folder.appendingPathComponent(path))
            }
            try write(".hidden")
            try write("backup~")
            try write("a.txt")
            try files.createDirectory(
                at: folder.appendingPathComponent("new/deep"),
                withIntermediateDirectories: true
            )
            try write("new/deep/b.txt")
            await wait { names.isSuperset(of: ["a.txt", "b.txt"]) }
            try write("new/deep/c.txt")
            await wait { names.contains("c.txt") }
            try files.moveItem(
                at: folder.appendingPathComponent("a.txt"),
                to: folder.appendingPathComponent("d.txt")
            )
            try files.createSymbolicLink(
                at: folder.appendingPathComponent("link.txt"),
                withDestinationURL: folder.appendingPathComponent("d.txt")
            )
            await wait { names.isSuperset(of: ["d.txt", "link.txt"]) }
            #expect(names.isDisjoint(with: [".hidden", "backup~"]))
            #expect(watcher.failures.isEmpty)
            watcher.stop()
        }
    }

    @Test("a folder that is not there is a failure, not a crash")
    func missing() {
        let folder = URL(fileURLWithPath: "/nowhere/at/all")
        let watcher = FolderWatcher([WatchedFolder(url: folder)]) { _ in }
        #expect(watcher.failures == [folder])
        watcher.stop()
    }

    @Test(
        "a document that is added to a folder is listed in pages that are open; those that were there keep their state"
    )
    func newDocuments() async throws {
        try await withFolder(["one.json": switchDocument()]) { folder in
            let library = PreviewLibrary(folders: [try DocumentFolder(folder)]) { _ in }
            let viewer = Viewer(library)
            viewer.session?.start()
            let before = library.screens[0].document
            try Data(switchDocument().utf8).write(to: folder.appendingPathComponent("two.json"))
            await wait { viewer.contains(#""type":"screens""#) }
            #expect(library.screens.map(\.identifier) == ["one.json", "two.json"])
            #expect(library.screens[0].document === before)
            library.stop()
        }
    }

    @Test("documents with the same name in two folders have identifiers of their own")
    func sameNames() async throws {
        try await withFolder(["one.json": switchDocument()]) { first in
            try await withFolder(["one.json": switchDocument()]) { second in
                let library = PreviewLibrary(folders: [try DocumentFolder(first), try DocumentFolder(second)]) { _ in }
                #expect(library.screens.map(\.identifier) == ["one.json", "one.json 2"])
                library.stop()
            }
        }
    }
}
