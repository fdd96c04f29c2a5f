import Foundation

/// A Swift package with an executable that shows screens.
struct SwiftPackage: Sendable {
    /// The folder of the manifest.
    let directory: URL
    /// The executable product.
    let product: String

    /// The command of the Swift package manager, in words.
    private let swift: [String]

    /// Reads the manifest of a package.
    ///
    /// - Parameter target: The executable target or product; nil if the package has only one.
    /// - Throws: ``PreviewPackageError``.
    @MainActor
    init(_ directory: URL, target: String?, swift: [String] = ["swift"]) async throws {
        let manifest = directory.appendingPathComponent(Self.manifestName)
        guard FileManager.default.fileExists(atPath: manifest.path) else {
            throw PreviewPackageError("There is no Package.swift in \(directory.path).")
        }
        self.directory = directory.resolvingSymlinksInPath()
        self.swift = swift
        let arguments = ["package", "--package-path", self.directory.path, "describe", "--type", "json"]
        let end = try await Self.run(swift + arguments)
        guard end.isSuccess, let description = Self.json(Description.self, in: end.output) else {
            throw PreviewPackageError("The package in \(directory.path) cannot be read.\n\(end.output)")
        }
        product = try description.executable(named: target)
    }

    /// Builds the executable.
    ///
    /// - Parameters:
    ///   - hasNewFiles: Whether files may have come or gone, or manifests have changed. The package manager keeps its plan of
    ///     a build without looking at other packages than the first, which saves half a second.
    ///   - echo: Called with parts of the output, on a thread of its own.
    @MainActor
    func build(hasNewFiles: Bool, echo: @escaping @Sendable (Data) -> Void) async -> PackageBuild {
        let path = ["--package-path", directory.path]
        let plan = hasNewFiles ? ["--disable-build-manifest-caching"] : []
        do {
            let end = try await Self.run(swift + ["build"] + path + plan + ["--product", product], echo: echo)
            guard end.isSuccess else { return .failed(PackageBuild.problems(in: end.output, relativeTo: directory)) }
            let bin = try await Self.run(swift + ["build"] + path + ["--show-bin-path"])
            let folder = bin.output.split(separator: "\n").last.map(String.init) ?? ""
            let program = URL(fileURLWithPath: folder).appendingPathComponent(product)
            guard bin.isSuccess, FileManager.default.isExecutableFile(atPath: program.path) else {
                return .failed(["There is no program at \(program.path)."])
            }
            return .done(program)
        } catch {
            return .failed(["\(swift.joined(separator: " ")) cannot be run: \(error.localizedDescription)"])
        }
    }

    /// The folder of the package and those of the packages it uses that are not fetched from elsewhere.
    @MainActor
    func folders() async -> [URL] {
        let arguments = ["package", "--package-path", directory.path, "show-dependencies", "--format", "json"]
        guard let end = try? await Self.run(swift + arguments), end.isSuccess,
            let root = Self.json(Dependency.self, in: end.output)
        else { return [directory] }
        var folders: Set<String> = [directory.path]
        var rest = root.dependencies
        while let dependency = rest.popLast() {
            if dependency.version == "unspecified" { folders.insert(dependency.path) }
            rest += dependency.dependencies
        }
        return folders.sorted().map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
    }

    /// A manifest.
    static let manifestName = "Package.swift"
    /// What the package manager itself writes beside the manifest.
    static let resolvedName = "Package.resolved"

    @MainActor
    private static func run(
        _ words: [String],
        echo: @escaping @Sendable (Data) -> Void = { _ in }
    ) async throws -> ChildProcess.End {
        let process = try ChildProcess(.named(words), keeping: maximumOutputLength, echo: echo)
        return await withTaskCancellationHandler {
            await process.end
        } onCancel: {
            process.kill(SIGTERM)
        }
    }

    private static let maximumOutputLength = 16 << 20

    /// Warnings of the package manager may precede the JSON.
    private static func json<Value: Decodable>(_ type: Value.Type, in output: String) -> Value? {
        guard let start = output.range(of: "{", options: []) else { return nil }
        let text = output.hasPrefix("{") ? output : output.range(of: "\n{").map { String(output[$0.lowerBound...]) }
        return try? JSONDecoder().decode(type, from: Data((text ?? String(output[start.lowerBound...])).utf8))
    }

    private struct Dependency: Decodable {
        let path: String
        let version: String
        let dependencies: [Dependency]
    }

    private struct Description: Decodable {
        struct Product: Decodable {
            let name: String
            let targets: [String]
            let type: [String: [String]?]
        }
        let products: [Product]

        func executable(named target: String?) throws -> String {
            let executables = products.filter { $0.type.keys.contains("executable") }
            let list = executables.map(\.name).sorted().joined(separator: ", ")
            if let target {
                let found =
                    executables.first { $0.name == target } ?? executables.first { $0.targets.contains(target) }
                guard let found else {
                    let known = list.isEmpty ? "It has none." : "It has: \(list)."
                    throw PreviewPackageError("The package has no executable “\(target)”. \(known)")
                }
                return found.name
            }
            guard let only = executables.first else {
                throw PreviewPackageError("The package has no executable that could show screens.")
            }
            guard executables.count == 1 else {
                throw PreviewPackageError("The package has several executables: \(list). Choose one with --target.")
            }
            return only.name
        }
    }
}

/// A package that cannot be shown.
public struct PreviewPackageError: Error, CustomStringConvertible {
    /// What is wrong, in a sentence.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
