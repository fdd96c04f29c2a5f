import CPango
import Foundation

/// The faces that are not among the pinned fonts, such as those of a brand: those of the machine, and of files that the app
/// registered.
///
/// They are used only where a text asks for their family: the pinned fonts decide about all other text, on every machine.
package enum InstalledFonts {
    /// A face in a file.
    package struct Face: Sendable {
        /// The name of the family, such as `Noto Serif`.
        package let family: String
        /// The PostScript name, such as `NotoSerif-Bold`.
        package let fontName: String
        /// The name for readers, such as `Noto Serif Bold`.
        package let fullName: String
        /// The OpenType weight, from 100 to 900.
        package let weight: Int
        package let isItalic: Bool
        package let path: String
        /// Whether the app registered the file.
        var isRegistered = false
    }

    /// The names of the families, sorted.
    package static var familyNames: [String] {
        Set(facesByFamily.keys).union(RegisteredFonts.shared.faces.map(\.family)).sorted()
    }

    /// Returns the faces of a family, the regular ones first; none if it is not installed.
    package static func faces(ofFamily family: String) -> [Face] {
        let registered = RegisteredFonts.shared.faces.filter { $0.family == family }
        let installed = facesByFamily[family] ?? []
        return registered.isEmpty ? installed : (registered + installed).sorted { $0.order < $1.order }
    }

    /// Returns the face with a PostScript name.
    package static func face(named fontName: String) -> Face? {
        RegisteredFonts.shared.faces.first { $0.fontName == fontName } ?? facesByName[fontName]
    }

    /// Returns the face with a name for readers.
    package static func face(fullName: String) -> Face? {
        (RegisteredFonts.shared.faces + facesByName.values).filter { $0.fullName == fullName }
            .min { ($0.order, $0.path) < ($1.order, $1.path) }
    }

    /// Counts how often the app registered or unregistered a file.
    static var registrations: Int { RegisteredFonts.shared.count }

    private static let facesByName = Dictionary(
        facesByFamily.values.flatMap { $0 }.map { ($0.fontName, $0) },
        uniquingKeysWith: { first, _ in first }
    )

    private static let facesByFamily: [String: [Face]] = {
        let pinned = Set((try? FontFiles())?.paths ?? [])
        let faces = FontConfiguration.faces(in: FontFiles.standardRoots).filter {
            !pinned.contains($0.path) && !$0.family.hasPrefix("Inter") && !$0.family.isEmpty && !$0.fontName.isEmpty
        }
        return Dictionary(grouping: faces, by: \.family).mapValues { faces in
            faces.sorted { ($0.order, $0.path) < ($1.order, $1.path) }
        }
    }()
}

extension InstalledFonts.Face {
    fileprivate var order: Int { abs(weight - 400) + (isItalic ? 1_000 : 0) }

    /// Returns how far the face is from a weight and slant.
    package func distance(from weight: Int, isItalic: Bool) -> Int {
        abs(self.weight - weight) + (self.isItalic == isItalic ? 0 : 1_000)
    }
}

extension FontConfiguration {
    /// Returns the scalable faces in folders and their subfolders.
    fileprivate static func faces(in roots: [String]) -> [InstalledFonts.Face] {
        guard let configuration = FcConfigCreate() else { return [] }
        defer { FcConfigDestroy(configuration) }
        let document = Self.document(
            roots.filter { FileManager.default.fileExists(atPath: $0) }.map(Self.directory).joined(separator: "\n")
        )
        let isAccepted = document.withCString { text in
            text.withMemoryRebound(to: FcChar8.self, capacity: strlen(text)) {
                FcConfigParseAndLoadFromMemory(configuration, $0, 1)
            }
        }
        guard isAccepted != 0, FcConfigBuildFonts(configuration) != 0,
            let all = FcConfigGetFonts(configuration, FcSetSystem)
        else { return [] }
        return (0..<Int(all.pointee.nfont)).compactMap { index in
            guard let pattern = all.pointee.fonts[index] else { return nil }
            return face(of: pattern)
        }
    }

    /// Returns the scalable faces in a file; none if it holds no font.
    static func faces(inFileAt path: String) -> [InstalledFonts.Face] {
        guard let set = FcFontSetCreate() else { return [] }
        defer { FcFontSetDestroy(set) }
        var count: Int32 = 0
        _ = path.withCString { text in
            text.withMemoryRebound(to: FcChar8.self, capacity: strlen(text)) {
                FcFreeTypeQueryAll($0, .max, nil, &count, set)
            }
        }
        return (0..<Int(set.pointee.nfont)).compactMap { set.pointee.fonts[$0].flatMap(face) }
    }

    private static func face(of pattern: OpaquePointer) -> InstalledFonts.Face? {
        func text(_ key: String) -> String? {
            var value: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return nil }
            return String(cString: value)
        }
        func number(_ key: String) -> Double? {
            var value = 0.0
            return FcPatternGetDouble(pattern, key, 0, &value) == FcResultMatch ? value : nil
        }
        var isOutline: FcBool = 0
        guard FcPatternGetBool(pattern, FC_OUTLINE, 0, &isOutline) == FcResultMatch, isOutline != 0,
            let family = text(FC_FAMILY), let fontName = text(FC_POSTSCRIPT_NAME), let path = text(FC_FILE),
            // A variable font as a whole has a range of weights; its named instances have one each.
            let weight = number(FC_WEIGHT)
        else { return nil }
        return InstalledFonts.Face(
            family: family,
            fontName: fontName,
            fullName: text(FC_FULLNAME) ?? fontName,
            weight: min(max(Int(FcWeightToOpenTypeDouble(weight).rounded()), 100), 900),
            isItalic: (number(FC_SLANT) ?? 0) > 0,
            path: path
        )
    }
}
