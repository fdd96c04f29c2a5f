import Foundation

/// The files of fonts that the app registered.
///
/// Unchecked: the lock guards all state.
package final class RegisteredFonts: @unchecked Sendable {
    /// A reason why a file is not registered or unregistered.
    package enum Failure: Error {
        case fileNotFound
        case noFont
        case alreadyRegistered
        /// Another file has a face with the same PostScript name.
        case duplicatedName(String)
        case notRegistered
    }

    package static let shared = RegisteredFonts()

    private let lock = NSLock()
    private var facesByPath: [String: [InstalledFonts.Face]] = [:]
    private var changes = 0
    private var sortedFaces: [InstalledFonts.Face] = []

    /// The faces of all files, by path.
    package var faces: [InstalledFonts.Face] { lock.withLock { sortedFaces } }

    /// Counts how often a file was registered or unregistered.
    var count: Int { lock.withLock { changes } }

    /// Makes the faces of a file available to texts that ask for their family.
    package func register(fileAt path: String) throws(Failure) {
        guard FileManager.default.fileExists(atPath: path) else { throw .fileNotFound }
        var faces = FontConfiguration.faces(inFileAt: path)
        guard !faces.isEmpty else { throw .noFont }
        for index in faces.indices { faces[index].isRegistered = true }
        var duplicate: String?
        let isNew = change { known in
            let names = Set(known.values.joined().map(\.fontName))
            duplicate = known[path] == nil ? faces.first { names.contains($0.fontName) }?.fontName : nil
            guard known[path] == nil, duplicate == nil else { return false }
            known[path] = faces
            return true
        }
        if let duplicate { throw .duplicatedName(duplicate) }
        if !isNew { throw .alreadyRegistered }
    }

    /// Returns the faces in a file; none if it holds no font.
    package static func faces(inFileAt path: String) -> [InstalledFonts.Face] {
        FontConfiguration.faces(inFileAt: path)
    }

    /// Forgets the faces of a file.
    package func unregister(fileAt path: String) throws(Failure) {
        if !change({ $0.removeValue(forKey: path) != nil }) { throw .notRegistered }
    }

    /// Returns whether the closure changed something. Layouts with other faces are then forgotten.
    private func change(_ body: (inout [String: [InstalledFonts.Face]]) -> Bool) -> Bool {
        let isChanged = lock.withLock {
            guard body(&facesByPath) else { return false }
            sortedFaces = facesByPath.sorted { $0.key < $1.key }.flatMap(\.value)
            changes += 1
            return true
        }
        if isChanged, case .success(let library) = FontLibrary.installed {
            library.withShaper { $0.forgetMetrics() }
            TextLayoutCache.shared.removeAll()
        }
        return isChanged
    }
}
