import Foundation

/// A folder with the Swift files of a module.
public struct SourceFolder {
    private let root: URL

    /// Creates a folder from its address.
    public init(_ root: URL) {
        self.root = root
    }

    /// Returns all Swift files in the folder and below, sorted by path. Hidden folders, such as `.build`, are left out.
    ///
    /// - Throws: An error of the file system, or `SourceFolderError.notText` for a file that is not UTF-8.
    public func files() throws -> [SourceFile] {
        let base = root.resolvingSymlinksInPath().path
        var paths: [String] = []
        let enumerator = FileManager.default.enumerator(atPath: base)
        while let path = enumerator?.nextObject() as? String {
            if path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { continue }
            if path.hasSuffix(".swift") { paths.append(path) }
        }
        return try paths.sorted().map { path in
            let data = try Data(contentsOf: URL(fileURLWithPath: base).appendingPathComponent(path))
            guard let text = String(data: data, encoding: .utf8) else { throw SourceFolderError.notText(path) }
            return SourceFile(path: path, text: text)
        }
    }
}

/// Why a folder cannot be read.
public enum SourceFolderError: Error, Equatable, CustomStringConvertible {
    /// A Swift file is not UTF-8 text.
    case notText(String)

    /// What is wrong, in words.
    public var description: String {
        switch self {
        case .notText(let path): "\(path) is not UTF-8 text."
        }
    }
}
