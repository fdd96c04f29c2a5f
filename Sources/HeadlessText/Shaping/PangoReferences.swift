import CPango
import Foundation
import HeadlessGraphics

/// Owns a Pango layout.
final class PangoLayoutReference {
    package let pointer: OpaquePointer
    private let counted = ForeignObjectCount()

    package init(context: OpaquePointer) {
        pointer = pango_layout_new(context)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }
}

/// Owns a Pango font description.
final class FontDescription {
    private let pointer: OpaquePointer
    private let counted = ForeignObjectCount()

    package init(_ specification: FontSpecification) {
        pointer = pango_font_description_new()
        pango_font_description_set_family(pointer, specification.family)
        pango_font_description_set_weight(pointer, PangoWeight(UInt32(specification.weight)))
        pango_font_description_set_style(pointer, specification.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_absolute_size(pointer, Double(specification.size) * Double(PANGO_SCALE))
    }

    deinit {
        pango_font_description_free(pointer)
    }

    /// Calls a closure with the pointer, which is only valid during the call.
    func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        body(pointer)
    }
}

/// Owns a list of Pango attributes.
final class TextAttributeList {
    private let pointer: OpaquePointer = pango_attr_list_new()
    private let counted = ForeignObjectCount()

    deinit {
        pango_attr_list_unref(pointer)
    }

    /// Adds the font and spacing of a run. The run's index is stored as a foreground color, which splits glyph runs
    /// without affecting shaping. Real colors are left out, so that one layout serves all colors.
    ///
    /// - Parameter text: The bytes of the range.
    package func add(_ run: TextRun, index: Int, in range: Range<Int>, of text: ArraySlice<UInt8>) {
        insert(FontDescription(run.font).withPointer { pango_attr_font_desc_new($0) }, range)
        insert(pango_attr_foreground_new(UInt16(index & 0xFFFF), UInt16((index >> 16) & 0xFFFF), 0), range)
        addSpacing(of: run, in: range, of: text)
        if let typographicSize = run.typographicSize { insert(Self.shape(typographicSize), range) }
        let features = [run.font.hasMonospacedDigits ? "tnum=1" : "", run.font.features].filter { !$0.isEmpty }
        if !features.isEmpty {
            insert(pango_attr_font_features_new(features.joined(separator: ", ")), range)
        }
    }

    /// Adds the kerning of a run, and the tracking of its font where it applies.
    private func addSpacing(of run: TextRun, in range: Range<Int>, of text: ArraySlice<UInt8>) {
        let kern = run.kern.isFinite ? min(max(run.kern, -Self.largestKern), Self.largestKern) : 0
        let tracking = run.typographicSize == nil ? run.font.tracking : 0
        guard tracking != 0 else { return addSpacing(kern, range) }
        TrackedText.forEachPart(of: text) { part, isTracked in
            let lower = range.lowerBound + part.lowerBound - text.startIndex
            addSpacing(isTracked ? kern + tracking : kern, lower..<lower + part.count)
        }
    }

    private func addSpacing(_ spacing: CGFloat, _ range: Range<Int>) {
        guard spacing != 0 else { return }
        insert(pango_attr_letter_spacing_new(Int32((spacing * CGFloat(PANGO_SCALE)).rounded())), range)
    }

    /// Disables hyphens at line breaks inside words.
    func addNoHyphens(in range: Range<Int>) {
        insert(pango_attr_insert_hyphens_new(0), range)
    }

    /// Sets the attributes on a layout, which retains them.
    package func install(in layout: PangoLayoutReference) {
        pango_layout_set_attributes(layout.pointer, pointer)
    }

    private static let largestKern: CGFloat = 10_000
    private static let maximumTypographicSize: CGFloat = 10_000

    /// Returns an attribute that gives each character a fixed size.
    private static func shape(_ typographicSize: TypographicSize) -> UnsafeMutablePointer<PangoAttribute>? {
        func units(_ points: CGFloat) -> Int32 {
            let points = points.isFinite ? min(max(points, -maximumTypographicSize), maximumTypographicSize) : 0
            return Int32((points * CGFloat(PANGO_SCALE)).rounded())
        }
        var rect = PangoRectangle(
            x: 0,
            y: units(-typographicSize.ascent),
            width: units(typographicSize.width),
            height: units(typographicSize.ascent + typographicSize.descent)
        )
        return pango_attr_shape_new(&rect, &rect)
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
        // Empty text takes its font from an attribute without an end.
        attribute.pointee.end_index = range.isEmpty ? .max : UInt32(clamping: range.upperBound)
        pango_attr_list_insert(pointer, attribute)
    }
}

/// Owns a list of Pango tab stops.
final class TabStops {
    private let pointer: OpaquePointer
    private let counted = ForeignObjectCount()

    init(_ tabs: [TextTab]) {
        pointer = pango_tab_array_new(Int32(clamping: tabs.count), 0)
        for (index, tab) in tabs.enumerated() {
            let location = Int32(clamping: Int(min(tab.location, TextShaper.unlimitedWidth) * CGFloat(PANGO_SCALE)))
            pango_tab_array_set_tab(pointer, Int32(clamping: index), tab.alignment.pangoAlignment, location)
            if tab.alignment == .decimal {
                pango_tab_array_set_decimal_point(pointer, Int32(clamping: index), UInt32(UInt8(ascii: ".")))
            }
        }
    }

    deinit {
        pango_tab_array_free(pointer)
    }

    /// Sets the tab stops on a layout, which copies them.
    func install(in layout: PangoLayoutReference) {
        pango_layout_set_tabs(layout.pointer, pointer)
    }
}

extension TextTab.Alignment {
    fileprivate var pangoAlignment: PangoTabAlign {
        switch self {
        case .left: PANGO_TAB_LEFT
        case .center: PANGO_TAB_CENTER
        case .right: PANGO_TAB_RIGHT
        case .decimal: PANGO_TAB_DECIMAL
        }
    }
}
