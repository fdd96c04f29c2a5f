import Foundation
import HeadlessGraphics
import HeadlessUIKit

/// Characters of a line with the same attributes.
public final class CTRun {
    /// Kept by the run, which an app may use longer than the line.
    private let line: CTLine
    /// The part of the line.
    let range: NSRange
    let attributes: [NSAttributedString.Key: Any]

    init(_ line: CTLine, range: NSRange, attributes: [NSAttributedString.Key: Any]) {
        self.line = line
        self.range = range
        self.attributes = attributes
    }

    var start: Int { line.start + range.location }
    var font: UIFont { attributes[.font] as? UIFont ?? line.text.font(at: line.text.length) }

    func glyph(at index: Int) -> CGGlyph { line.layout.manager.cgGlyph(at: range.location + index) }

    func x(at index: Int) -> CGFloat { line.offset(of: range.location + index) }

    /// The box around the glyphs, with the y-axis up.
    var imageBounds: CGRect {
        (0..<range.length).reduce(CGRect.null) { whole, index in
            var glyph = glyph(at: index)
            let bounds = CTFontGetBoundingRectsForGlyphs(font, .horizontal, &glyph, nil, 1)
            return bounds.isEmpty ? whole : whole.union(bounds.offsetBy(dx: x(at: index), dy: 0))
        }
    }

    /// The characters of the run.
    var text: NSAttributedString { line.text.attributedSubstring(from: range) }
}

/// Returns the number of glyphs: one for each UTF-16 code unit.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.range.length }

/// Returns the attributes of a run.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }

/// Returns the part of the text that the line comes from.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(location: run.start, length: run.range.length) }

/// Copies glyphs of a run. A length of 0 means the rest of the run.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    run.copy(range, to: buffer) { run.glyph(at: $0) }
}

/// Copies the places of glyphs on the line, in points. A length of 0 means the rest of the run.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    run.copy(range, to: buffer) { CGPoint(x: run.x(at: $0), y: 0) }
}

/// Copies the advances of glyphs, in points. A length of 0 means the rest of the run.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    run.copy(range, to: buffer) { CGSize(width: run.x(at: $0 + 1) - run.x(at: $0), height: 0) }
}

/// Copies the indexes of the characters of glyphs. A length of 0 means the rest of the run.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    run.copy(range, to: buffer) { run.start + $0 }
}

/// Measures a part of a run by its font.
///
/// - Parameters:
///   - run: The run.
///   - range: The part of the run. A length of 0 means the rest of the run.
///   - ascent: Receives the height above the baseline, in points.
///   - descent: Receives the height below the baseline, in points.
///   - leading: Receives the space between lines, in points.
/// - Returns: The width in points.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun,
    _ range: CFRange,
    _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = run.font.ascender
    descent?.pointee = -run.font.descender
    leading?.pointee = run.font.leading
    let part = range.clamped(to: run.range.length)
    return Double(run.x(at: NSMaxRange(part)) - run.x(at: part.location))
}

/// Returns the box around the glyphs of a run in points, relative to the text position and with the y-axis up.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect { run.imageBounds }

/// Draws a part of a run at its place on the line, from the text position of a context on. A length of 0 means the rest of the run.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let part = range.clamped(to: run.range.length)
    guard part.length > 0 else { return }
    let position = context.textPosition
    context.textPosition.x += run.x(at: part.location)
    run.text.attributedSubstring(from: part).drawUpwards(in: context)
    context.textPosition = position
}

extension CTRun {
    fileprivate func copy<Value>(_ range: CFRange, to buffer: UnsafeMutablePointer<Value>, value: (Int) -> Value) {
        let part = range.clamped(to: self.range.length)
        for index in 0..<part.length { buffer[index] = value(part.location + index) }
    }
}
