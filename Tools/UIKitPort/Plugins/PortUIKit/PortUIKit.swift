import Foundation
import PackagePlugin

/// Ports foreign sources while a target is built, so that they stay untouched.
///
/// The file `uikit-port.txt` in the target's folder names folders with sources, one in each line, relative to it. The ported
/// sources become sources of the target. Each folder is ported again when one of its files changes. A line `using FOLDER` names
/// sources of a module that they import, such as the base classes of tests.
@main
struct PortUIKit: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
        let list = target.directoryURL.appendingPathComponent("uikit-port.txt")
        guard let text = try? String(contentsOf: list, encoding: .utf8) else {
            Diagnostics.error("\(target.name) uses the plugin PortUIKit, but has no file \(list.path)")
            return []
        }
        let tool = try context.tool(named: "uikit-port").url
        let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
        let prefix = "using "
        let using = lines.filter { $0.hasPrefix(prefix) }.map {
            target.directoryURL.appendingPathComponent(String($0.dropFirst(prefix.count))).standardizedFileURL
        }
        return lines.filter { !$0.hasPrefix(prefix) }.enumerated().compactMap { index, folder in
            let source = target.directoryURL.appendingPathComponent(folder).standardizedFileURL
            let output = context.pluginWorkDirectoryURL.appendingPathComponent("Ported\(index)")
            let paths = swiftFiles(in: source)
            if paths.isEmpty {
                Diagnostics.error("\(list.path): \(source.path) has no Swift files")
                return nil
            }
            var arguments = [source.path, "--output", output.path]
            // What cannot be ported, the compiler reports.
            arguments.append("--tolerant")
            for folder in using { arguments += ["--using", folder.path] }
            return .buildCommand(
                displayName: "Port \(folder)",
                executable: tool,
                arguments: arguments,
                inputFiles: ([source] + using).flatMap { folder in
                    swiftFiles(in: folder).map { folder.appendingPathComponent($0) }
                },
                outputFiles: paths.map { output.appendingPathComponent($0) }
            )
        }
    }

    private func swiftFiles(in folder: URL) -> [String] {
        let enumerator = FileManager.default.enumerator(atPath: folder.path)
        var paths: [String] = []
        while let path = enumerator?.nextObject() as? String {
            let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
            if path.hasSuffix(".swift"), !isHidden { paths.append(path) }
        }
        return paths.sorted()
    }
}
