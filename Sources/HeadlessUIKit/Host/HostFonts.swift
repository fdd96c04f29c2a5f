import Foundation

/// The fonts and libraries that determine how text is rendered.
@_spi(Host) public enum HostFonts {
    /// Throws an error that names the missing package if the fonts aren't installed.
    public static func check() throws(HostRenderingError) {
        if case .failure(let error) = FontLibrary.installed { throw .fontsMissing("\(error)") }
    }

    /// Returns everything that pixels depend on beside the program, one `name value` per line: library versions and
    /// checksums of the font files. Equal fingerprints mean equal pixels.
    public static func fingerprint() throws(HostRenderingError) -> String {
        try check()
        return FontLibrary.shared.fingerprint
    }
}
