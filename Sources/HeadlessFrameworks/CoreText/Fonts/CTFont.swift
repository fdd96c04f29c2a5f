import Foundation
import HeadlessGraphics
import HeadlessText
import HeadlessUIKit

// CoreText's fonts are UIKit's, as `as` converts between them on iOS.

/// A font, an alias of UIKit's.
public typealias CTFont = UIFont

/// The description of a font, an alias of UIKit's.
public typealias CTFontDescriptor = UIFontDescriptor

/// The traits of a font, an alias of UIKit's.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// A UTF-16 code unit.
public typealias UniChar = UInt16

/// The direction of text whose advances are measured.
public enum CTFontOrientation: UInt32, Sendable {
    /// That of the font.
    case `default` = 0
    /// Horizontal text.
    case horizontal = 1
    /// Vertical text. Measured as horizontal text here.
    case vertical = 2
}

/// The uses of fonts of the system.
public enum CTFontUIFontType: UInt32, Sendable {
    /// Text of the user.
    case user = 0
    /// Text of the user with characters of equal width.
    case userFixedPitch = 1
    /// Text of controls.
    case system = 2
    /// Emphasized text of controls.
    case emphasizedSystem = 3
    /// Labels.
    case label = 10
}

/// Creates a font by its PostScript name or family; the system font if there is none of that name.
///
/// - Parameters:
///   - name: The name.
///   - size: The size in points; 12 for 0.
///   - matrix: Not used.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
    -> CTFont
{
    let size = size == 0 ? standardSize : size
    return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

/// Creates a font from its description.
///
/// - Parameters:
///   - descriptor: The description.
///   - size: The size in points; for 0 that of the description.
///   - matrix: Not used.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    UIFont(descriptor: descriptor, size: size)
}

/// Creates a font from a font file. One that is not registered has no effect: texts get the system font.
///
/// - Parameters:
///   - graphicsFont: The font file.
///   - size: The size in points; 12 for 0.
///   - matrix: Not used.
///   - attributes: Not used.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    CTFontCreateWithName(graphicsFont.postScriptName ?? "", size, matrix)
}

/// Creates the system font for a use.
///
/// - Parameters:
///   - uiType: The use.
///   - size: The size in points; 12 for 0.
///   - language: Not used.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont?
{
    let size = size == 0 ? standardSize : size
    switch uiType {
    case .emphasizedSystem: return .boldSystemFont(ofSize: size)
    case .userFixedPitch: return .monospacedSystemFont(ofSize: size, weight: .regular)
    case .user, .system, .label: return .systemFont(ofSize: size)
    }
}

/// Creates a font with another size.
///
/// - Parameters:
///   - font: The font.
///   - size: The size in points; for 0 that of the font.
///   - matrix: Not used.
///   - attributes: What else is different.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size == 0 ? font.pointSize : size
    guard let attributes else { return font.withSize(size) }
    return UIFont(descriptor: font.fontDescriptor.addingAttributes(attributes.fontAttributes), size: size)
}

/// Creates a font of the same family with other traits; `nil` if the family has none.
///
/// - Parameters:
///   - font: The font.
///   - size: The size in points; for 0 that of the font.
///   - matrix: Not used.
///   - symTraitValue: The traits.
///   - symTraitMask: Those of the traits that change.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let kept = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask)
    let traits = kept.union(symTraitValue.intersection(symTraitMask))
    return font.fontDescriptor.withSymbolicTraits(traits)
        .map { UIFont(descriptor: $0, size: size == 0 ? font.pointSize : size) }
}

/// Returns the size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// Returns the height of a font above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// Returns the height of a font below the baseline, in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// Returns the space between lines in addition to the line height, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// Returns the height of the letter x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// Returns the place of an underline in points; negative below the baseline.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
    -FontLibrary.shared.metrics(for: font.specification).underlineOffset
}

/// Returns the thickness of an underline, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
    FontLibrary.shared.metrics(for: font.specification).underlineThickness
}

/// Returns the traits of a font.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.fontDescriptor.symbolicTraits }

/// Returns the PostScript name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }

/// Returns the family of a font.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }

/// Returns the name of a font for readers.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
    InstalledFonts.face(named: font.fontName)?.fullName ?? font.fontName
}

/// Returns the description of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// Finds the glyphs of characters.
///
/// - Parameters:
///   - font: The font.
///   - characters: The UTF-16 code units.
///   - glyphs: Receives a glyph for each code unit: 0 for characters that the font lacks, and for second halves of surrogate pairs.
///   - count: The number of code units.
/// - Returns: Whether the font has all characters.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont,
    _ characters: UnsafePointer<UniChar>,
    _ glyphs: UnsafeMutablePointer<CGGlyph>,
    _ count: CFIndex
) -> Bool {
    let face = FontLibrary.shared.face(for: font.specification)
    var hasAll = true
    var index = 0
    for scalar in String(decoding: UnsafeBufferPointer(start: characters, count: max(0, count)), as: UTF16.self)
        .unicodeScalars where index < count
    {
        let glyph = face?.glyph(of: scalar).flatMap { CGGlyph(exactly: $0) }
        glyphs[index] = glyph ?? 0
        if glyph == nil { hasAll = false }
        let width = UTF16.width(scalar)
        if width == 2, index + 1 < count { glyphs[index + 1] = 0 }
        index += width
    }
    return hasAll
}

/// Measures the advances of glyphs.
///
/// - Parameters:
///   - font: The font.
///   - orientation: Not used: text is horizontal.
///   - glyphs: The glyphs.
///   - advances: Receives the advance of each glyph, in points.
///   - count: The number of glyphs.
/// - Returns: The sum of the advances, in points.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont,
    _ orientation: CTFontOrientation,
    _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?,
    _ count: CFIndex
) -> Double {
    let face = FontLibrary.shared.face(for: font.specification)
    var sum = 0.0
    for index in 0..<max(0, count) {
        let advance = face?.advance(ofGlyph: UInt(glyphs[index])) ?? 0
        advances?[index] = CGSize(width: advance, height: 0)
        sum += Double(advance)
    }
    return sum
}

/// Measures the boxes around glyphs.
///
/// - Parameters:
///   - font: The font.
///   - orientation: Not used: text is horizontal.
///   - glyphs: The glyphs.
///   - boundingRects: Receives the box of each glyph in points, with the y-axis up.
///   - count: The number of glyphs.
/// - Returns: The box around all glyphs, each at the origin; null if there are none.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont,
    _ orientation: CTFontOrientation,
    _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?,
    _ count: CFIndex
) -> CGRect {
    let face = FontLibrary.shared.face(for: font.specification)
    var whole = CGRect.null
    for index in 0..<max(0, count) {
        let bounds = face?.bounds(ofGlyph: UInt(glyphs[index])) ?? .zero
        boundingRects?[index] = bounds
        whole = whole.union(bounds)
    }
    return whole
}

/// Returns the outline of a glyph, with the y-axis up; `nil` for glyphs without one, such as that of a space.
///
/// - Parameters:
///   - font: The font.
///   - glyph: The glyph.
///   - matrix: A transform of the outline.
public func CTFontCreatePathForGlyph(
    _ font: CTFont,
    _ glyph: CGGlyph,
    _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    guard let face = FontLibrary.shared.face(for: font.specification) else { return nil }
    let outline = face.outline(ofGlyph: UInt(glyph))
    guard outline.isDrawable else { return nil }
    var transform = CGAffineTransform(scaleX: 1, y: -1).concatenating(matrix?.pointee ?? .identity)
    return CGPath(builder: PathBuilder(outline)).copy(using: &transform)
}

/// Draws glyphs in the fill color of a context, with the y-axis up.
///
/// - Parameters:
///   - font: The font.
///   - glyphs: The glyphs.
///   - positions: The left end of the baseline of each glyph, relative to the text position.
///   - count: The number of glyphs.
///   - context: The context.
public func CTFontDrawGlyphs(
    _ font: CTFont,
    _ glyphs: UnsafePointer<CGGlyph>,
    _ positions: UnsafePointer<CGPoint>,
    _ count: Int,
    _ context: CGContext
) {
    context.saveGState()
    defer { context.restoreGState() }
    context.concatenate(context.textMatrix)
    for index in 0..<max(0, count) {
        var place = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
        guard let path = CTFontCreatePathForGlyph(font, glyphs[index], &place) else { continue }
        context.addPath(path)
        context.fillPath()
    }
}

/// The size of fonts that are created without one, in points.
private let standardSize: CGFloat = 12
