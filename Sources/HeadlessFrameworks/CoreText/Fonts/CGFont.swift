import Foundation
import HeadlessGraphics
import HeadlessText

/// A font file in memory, which `CTFontManagerRegisterGraphicsFont(_:_:)` makes available to texts.
public final class CGFont: Sendable {
    /// The PostScript name of the first face, such as `Icons-Regular`.
    public let postScriptName: CFString?
    /// The name of the first face for readers, such as `Icons Regular`.
    public let fullName: CFString?
    /// The path of a file with the font.
    let path: String
    private let isTemporary: Bool

    /// Creates a font from the bytes of a TrueType or OpenType file; `nil` if they are none.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let path = TemporaryFonts.shared.write(data) else { return nil }
        guard let face = RegisteredFonts.faces(inFileAt: path).first else {
            TemporaryFonts.shared.remove(path)
            return nil
        }
        self.path = path
        isTemporary = true
        postScriptName = face.fontName
        fullName = face.fullName
    }

    /// Creates a font that is installed or registered, by its PostScript name or the name for readers; `nil` if there is none.
    public init?(_ name: CFString) {
        guard let face = InstalledFonts.face(named: name) ?? InstalledFonts.face(fullName: name) else { return nil }
        path = face.path
        isTemporary = false
        postScriptName = face.fontName
        fullName = face.fullName
    }

    deinit {
        if isTemporary { TemporaryFonts.shared.remove(path) }
    }
}

/// The files of fonts that exist in memory only. Fontconfig reads files. Those that are left are removed at the end of the process.
private final class TemporaryFonts: Sendable {
    static let shared = TemporaryFonts()

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")

    private init() {
        atexit { try? FileManager.default.removeItem(at: TemporaryFonts.shared.folder) }
    }

    /// Returns the path of a new file with the data; `nil` if there is no space for it.
    func write(_ data: Data) -> String? {
        let file = folder.appendingPathComponent(UUID().uuidString)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: file)
        } catch {
            return nil
        }
        return file.path
    }

    func remove(_ path: String) {
        try? FileManager.default.removeItem(atPath: path)
    }
}
