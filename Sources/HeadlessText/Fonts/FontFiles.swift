import Foundation

/// The font files used for drawing text, found in the directories of Debian's font packages.
///
/// The host's font configuration is ignored: the same packages produce the same pixels on every machine.
struct FontFiles: Sendable {
    /// The full paths, sorted.
    package let paths: [String]

    /// The directories of font packages and of fonts that a user installed.
    static let standardRoots = [
        "/usr/share/fonts", "/usr/local/share/fonts", NSHomeDirectory() + "/.local/share/fonts",
    ]

    package init(roots: [String] = Self.standardRoots) throws(FontError) {
        let inter = Self.files(in: ["opentype/inter", "truetype/inter", "inter"], of: roots, where: Self.isInter)
        guard inter.contains(where: { $0.hasSuffix("/Inter-Regular.otf") || $0.hasSuffix("/Inter-Regular.ttf") }) else {
            throw .interMissing(searched: roots)
        }
        let noto = Self.files(in: ["truetype/noto", "noto"], of: roots, where: Self.isFallback)
        let droid = Self.files(in: ["truetype/droid", "droid"], of: roots) { $0 == "DroidSansFallbackFull.ttf" }
        paths = (inter + noto + droid).sorted()
    }

    /// Returns the files of the first root that has any, so that two copies of a font never compete.
    private static func files(
        in folders: [String],
        of roots: [String],
        where isWanted: (String) -> Bool
    ) -> [String] {
        for root in roots {
            for folder in folders {
                let directory = "\(root)/\(folder)"
                guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else { continue }
                let wanted = names.filter(isWanted)
                if !wanted.isEmpty { return wanted.map { "\(directory)/\($0)" } }
            }
        }
        return []
    }

    private static func isInter(_ name: String) -> Bool {
        (name.hasPrefix("Inter-") || name.hasPrefix("InterDisplay-"))
            && (name.hasSuffix(".otf") || name.hasSuffix(".ttf"))
    }

    /// Whether a file is a fallback font: one sans-serif family per script in two weights, and emoji. Other weights and
    /// styles belong to packages that aren't pinned; variants for user interfaces, monospaced text and display would
    /// compete with the family itself.
    private static func isFallback(_ name: String) -> Bool {
        if name == "NotoColorEmoji.ttf" { return true }
        guard name.hasSuffix("-Regular.ttf") || name.hasSuffix("-Bold.ttf") else { return false }
        let family = name.prefix { $0 != "-" }
        if scriptsWithoutSansSerif.contains(String(family)) { return true }
        guard family.hasPrefix("NotoSans") else { return false }
        return !family.hasSuffix("UI") && family != "NotoSansMono" && family != "NotoSansDisplay"
    }

    private static let scriptsWithoutSansSerif: Set = [
        "NotoSerifAhom", "NotoSerifDogra", "NotoSerifNyiakengPuachueHmong", "NotoSerifTangut", "NotoSerifTibetan",
        "NotoSerifYezidi",
    ]
}

/// A reason why text can't be drawn.
package enum FontError: Error, CustomStringConvertible {
    case interMissing(searched: [String])
    case configurationRefused

    package var description: String {
        switch self {
        case .interMissing(let searched):
            "text is drawn with the font Inter, which is not installed in \(searched.joined(separator: ", ")); "
                + "install the package fonts-inter (apt-get install fonts-inter)"
        case .configurationRefused:
            "Fontconfig refused the configuration of the pinned fonts"
        }
    }
}
