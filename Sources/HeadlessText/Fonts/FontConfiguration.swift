import CPango
import Foundation

/// Owns a Fontconfig configuration that contains only the given files.
final class FontConfiguration {
    private let configuration: OpaquePointer

    /// - Parameters:
    ///   - paths: The paths of files in folders of fonts.
    ///   - registered: The paths of further files, whose folders are not searched.
    package init(paths: [String], registered: [String] = []) throws(FontError) {
        guard let configuration = FcConfigCreate() else { throw .configurationRefused }
        self.configuration = configuration
        let isAccepted = Self.document(for: paths, registered: registered).withCString { text in
            text.withMemoryRebound(to: FcChar8.self, capacity: strlen(text)) {
                FcConfigParseAndLoadFromMemory(configuration, $0, 1)
            }
        }
        guard isAccepted != 0, FcConfigBuildFonts(configuration) != 0 else { throw .configurationRefused }
        for path in registered {
            _ = path.withCString { text in
                text.withMemoryRebound(to: FcChar8.self, capacity: strlen(text)) {
                    FcConfigAppFontAddFile(configuration, $0)
                }
            }
        }
    }

    deinit {
        FcConfigDestroy(configuration)
    }

    package func install(in fontMap: OpaquePointer) {
        pango_fc_font_map_set_config(fontMap, configuration)
    }

    /// Makes this the default configuration of the process.
    func makeCurrent() {
        FcConfigSetCurrent(configuration)
    }

    private static func document(for paths: [String], registered: [String]) -> String {
        let folders = Set(paths.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) }).sorted()
        let accepted = (paths + registered).map { "<glob>\(escaped($0))</glob>" }
        return document(
            """
            \(folders.map(directory).joined(separator: "\n"))
            <selectfont>
            <acceptfont>\(accepted.joined(separator: "\n"))</acceptfont>
            <rejectfont><glob>*</glob></rejectfont>
            </selectfont>
            \(emojiFamily)
            \(bitmapScaling)
            """
        )
    }

    /// Returns a configuration that uses the host's Fontconfig caches: they only contain data from the font files, so they can't
    /// change results.
    static func document(_ body: String) -> String {
        """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
        <cachedir>/var/cache/fontconfig</cachedir>
        <cachedir prefix="xdg">fontconfig</cachedir>
        \(body)
        </fontconfig>
        """
    }

    static func directory(_ path: String) -> String { "<dir>\(escaped(path))</dir>" }

    private static func escaped(_ path: String) -> String {
        path.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }

    /// The family name that Pango requests for characters in emoji presentation.
    private static let emojiFamily = """
        <match target="pattern">
        <test name="family" compare="eq"><string>emoji</string></test>
        <edit name="family" mode="prepend" binding="strong"><string>Noto Color Emoji</string></edit>
        </match>
        """

    /// Emoji are bitmaps of a fixed size, scaled to the requested size.
    private static let bitmapScaling = """
        <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
        <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
        </edit>
        <edit name="matrix" mode="assign">
        <times><name>matrix</name><matrix>
        <name>pixelsizefixupfactor</name><double>0</double><double>0</double><name>pixelsizefixupfactor</name>
        </matrix></times>
        </edit>
        <edit name="size" mode="assign">
        <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
        </edit>
        </match>
        """
}
