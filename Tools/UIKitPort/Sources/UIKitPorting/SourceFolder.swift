import Foundation

/// A folder with the Swift files of a module.
public struct SourceFolder {
    private let root: URL

    /// Creates a folder from its address.
    public init(_ root: URL) {
        self.root = root
    }

    /// Returns all Swift files in the folder and below, sorted by path, and a remark on each that is not UTF-8 text. Hidden
    /// folders, such as `.build`, are left out.
    ///
    /// - Throws: An error of the file system.
    public func contents() throws -> (files: [SourceFile], unread: [Remark]) {
        let base = root.resolvingSymlinksInPath().path
        var paths: [String] = []
        let enumerator = FileManager.default.enumerator(atPath: base)
        while let path = enumerator?.nextObject() as? String {
            if path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { continue }
            if path.hasSuffix(".swift") { paths.append(path) }
        }
        var files: [SourceFile] = []
        var unread: [Remark] = []
        for path in paths.sorted() {
            let data = try Data(contentsOf: URL(fileURLWithPath: base).appendingPathComponent(path))
            if let text = String(data: data, encoding: .utf8) {
                files.append(SourceFile(path: path, text: text))
            } else {
                unread.append(
                    Remark(kind: .unported, path: path, line: 1, column: 1, message: "the file is not UTF-8 text")
                )
            }
        }
        return (files, unread)
    }
}
