import CCairo
import CPango
import Foundation

/// Owns the pinned fonts and the Pango objects that shape text with them.
///
/// Unchecked: Pango's font map isn't thread-safe, so a lock guards all access to it.
package final class FontLibrary: @unchecked Sendable {
    let files: FontFiles
    private let configuration: FontConfiguration
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
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
        configuration = try FontConfiguration(files: files)
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            throw .configurationRefused
        }
        fontMap = map
        configuration.install(in: OpaquePointer(map))
        // Makes one point equal one unit of the coordinate system.
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        context = pango_font_map_create_context(map)
        Self.configure(context)
        shaper = TextShaper(context: context)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(fontMap)
    }

    /// Makes libraries that draw text themselves, such as librsvg, use the pinned fonts.
    package static func installForOtherLibraries() {
        if case .success(let library) = installed { library.configuration.makeCurrent() }
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

    /// Fixes all options that could differ between hosts: antialiasing, hinting, rounding of positions, resolution and
    /// language.
    private static func configure(_ context: OpaquePointer) {
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
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
