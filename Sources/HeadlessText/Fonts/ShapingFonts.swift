import CCairo
import CPango
import Foundation

/// A set of font files and the Pango objects that shape text with them.
final class ShapingFonts {
    let configuration: FontConfiguration
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    let layout: PangoLayoutReference

    /// - Parameters:
    ///   - paths: The paths of files in folders of fonts.
    ///   - registered: The paths of files that an app registered.
    init(paths: [String], registered: [String] = []) throws(FontError) {
        configuration = try FontConfiguration(paths: paths, registered: registered)
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            throw .configurationRefused
        }
        fontMap = map
        configuration.install(in: OpaquePointer(map))
        // Makes one point equal one unit of the coordinate system.
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        context = pango_font_map_create_context(map)
        Self.configure(context)
        layout = PangoLayoutReference(context: context)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(fontMap)
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

/// The pinned fonts, and with them those of families that texts have asked for.
struct FontSets {
    private let pinnedPaths: [String]
    private let pinned: ShapingFonts
    private var families: Set<String> = []
    /// The registrations of fonts by the app that `extended` knows.
    private var registrations = 0
    /// The sets with further families; the last one has all of them. The others stay, because faces belong to them.
    private var extended: [ShapingFonts] = []

    init(pinned: ShapingFonts, paths: [String]) {
        self.pinned = pinned
        pinnedPaths = paths
    }

    /// Returns the fonts for a text in some faces.
    mutating func fonts(for specifications: some Sequence<FontSpecification>) -> ShapingFonts {
        let wanted = Set(specifications.compactMap(\.installedFamily))
        guard !wanted.isEmpty else { return pinned }
        let count = InstalledFonts.registrations
        if registrations != count || !wanted.isSubset(of: families) {
            let all = families.union(wanted)
            let faces = all.flatMap { InstalledFonts.faces(ofFamily: $0) }
            func paths(isRegistered: Bool) -> [String] {
                Set(faces.filter { $0.isRegistered == isRegistered }.map(\.path)).sorted()
            }
            let added = try? ShapingFonts(
                paths: pinnedPaths + paths(isRegistered: false),
                registered: paths(isRegistered: true)
            )
            // Files that cannot be used leave the pinned fonts.
            guard let fonts = added else { return pinned }
            (families, registrations) = (all, count)
            extended.append(fonts)
        }
        return extended.last ?? pinned
    }
}
