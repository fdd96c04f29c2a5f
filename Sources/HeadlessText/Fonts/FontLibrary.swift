import Foundation

/// Owns the fonts and the Pango objects that shape text with them.
///
/// Unchecked: Pango's font map isn't thread-safe, so a lock guards all access to it.
package final class FontLibrary: @unchecked Sendable {
    let files: FontFiles
    private let pinned: ShapingFonts
    private let lock = NSLock()
    private var shaper: TextShaper

    /// The fonts installed on this machine, or the reason why there are none.
    package static let installed: Result<FontLibrary, FontError> = Result { () throws(FontError) in try FontLibrary() }

    /// The fonts installed on this machine. Code that can report a missing font checks `installed` first.
    package static let shared: FontLibrary = {
        switch installed {
        case .success(let library): return library
        case .failure(let error): fatalError("\(error)")
        }
    }()

    private init() throws(FontError) {
        files = try FontFiles()
        pinned = try ShapingFonts(paths: files.paths)
        shaper = TextShaper(fonts: FontSets(pinned: pinned, paths: files.paths))
    }

    /// Makes libraries that draw text themselves, such as librsvg, use the pinned fonts.
    package static func installForOtherLibraries() {
        if case .success(let library) = installed { library.pinned.configuration.makeCurrent() }
    }

    /// Runs a closure with exclusive access to the shaper.
    package func withShaper<Result>(_ body: (inout TextShaper) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&shaper)
    }

    package func metrics(for specification: FontSpecification) -> FontMetrics {
        withShaper { $0.metrics(for: specification) }
    }
}

extension FontMetrics {
    /// Returns metrics with Inter's proportions, for sizes at which no face can be opened.
    static func unavailable(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascent: size * 0.96875,
            descent: size * 0.2412,
            capHeight: size * 0.727,
            xHeight: size * 0.546,
            underlineOffset: size * 0.1,
            underlineThickness: size * 0.05,
            strikethroughOffset: -size * 0.25,
            strikethroughThickness: size * 0.05
        )
    }
}
