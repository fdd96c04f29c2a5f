import Foundation
import HeadlessGraphics
import HeadlessUIKit

/// A line of text.
public final class CTLine {
    /// The text of the line, with attributes of UIKit.
    let text: NSAttributedString
    /// The start of the line in the text that it comes from.
    let start: Int
    private(set) lazy var layout = LineLayout(text)

    init(_ text: NSAttributedString, start: Int = 0) {
        self.text = text.withAttributesOfUIKit.withoutPlacesOfLines
        self.start = start
    }

    /// The width with spaces at the end, in points.
    private(set) lazy var width: CGFloat = text.size().width

    /// The runs of characters with the same attributes.
    var runs: [CTRun] {
        var runs: [CTRun] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            runs.append(CTRun(self, range: range, attributes: attributes))
        }
        return runs
    }

    /// The height above and below the baseline and the space between lines, in points: those of the fonts.
    private(set) lazy var heights: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) = {
        let runs = runs
        let fonts = runs.isEmpty ? [text.font(at: 0)] : runs.map(\.font)
        return (
            fonts.map(\.ascender).max() ?? 0, -(fonts.map(\.descender).min() ?? 0), fonts.map(\.leading).max() ?? 0
        )
    }()

    /// Returns the distance of a character from the start of the line, in points.
    func offset(of index: Int) -> CGFloat {
        guard index > 0 else { return 0 }
        return index < text.length ? layout.manager.location(forGlyphAt: index).x : width
    }
}

/// The sides at which a line is truncated.
public enum CTLineTruncationType: UInt32, Sendable {
    /// At the start.
    case start = 0
    /// At the end.
    case end = 1
    /// In the middle.
    case middle = 2
}

/// What the bounds of a line include.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: CFOptionFlags

    /// Creates a set of options from a raw value.
    public init(rawValue: CFOptionFlags) {
        self.rawValue = rawValue
    }

    /// Without the space between lines.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// Without shifts of the baseline. No effect here.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    /// With punctuation that hangs. No effect here.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    /// The bounds of the glyphs.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    /// The optical bounds. Those of the fonts here.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// Creates a line of a text, however long that is.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTLine(attrString)
}

/// Returns the number of glyphs: one for each UTF-16 code unit.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.text.length }

/// Returns the runs of a line, values of `CTRun`.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// Returns the part of the text that a line comes from.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(location: line.start, length: line.text.length)
}

/// Measures a line by its fonts.
///
/// - Parameters:
///   - line: The line.
///   - ascent: Receives the height above the baseline, in points.
///   - descent: Receives the height below the baseline, in points.
///   - leading: Receives the space between lines, in points.
/// - Returns: The width in points, with spaces at the end.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine,
    _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.heights.ascent
    descent?.pointee = line.heights.descent
    leading?.pointee = line.heights.leading
    return Double(line.width)
}

/// Returns the box of a line in points, with the origin at the left end of the baseline and the y-axis up.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
    let heights = line.heights
    let leading = options.contains(.excludeTypographicLeading) ? 0 : heights.leading
    return CGRect(
        x: 0,
        y: -heights.descent - leading,
        width: line.width,
        height: heights.ascent + heights.descent + leading
    )
}

/// Returns the box around the glyphs of a line in points, relative to the text position and with the y-axis up.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    line.runs.reduce(CGRect.null) { $0.union($1.imageBounds) }
}

/// Returns the width of the spaces at the end of a line, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    let trimmed = line.text.string.reversed().drop { $0.isWhitespace }
    let length = String(trimmed.reversed()).utf16.count
    guard length < line.text.length else { return 0 }
    return Double(line.width - line.text.attributedSubstring(from: NSRange(location: 0, length: length)).size().width)
}

/// Returns the distance by which a line is moved in a width, in points.
///
/// - Parameters:
///   - line: The line.
///   - flushFactor: The alignment: 0 is left, 0.5 centered, 1 right.
///   - flushWidth: The width in points.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    let rest = flushWidth - Double(line.width) + CTLineGetTrailingWhitespaceWidth(line)
    return max(0, rest * Double(min(max(flushFactor, 0), 1)))
}

/// Returns the index of the character before which a caret at a place is, in the text that the line comes from.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    guard line.text.length > 0, position.x > 0 else { return line.start }
    guard position.x < line.width else { return line.start + line.text.length }
    let (index, fraction) = line.layout.character(at: position.x)
    return line.start + min(line.text.length, fraction > 0.5 ? index + 1 : index)
}

/// Returns the place of the caret before a character, in points from the start of the line.
///
/// - Parameters:
///   - line: The line.
///   - charIndex: The index in the text that the line comes from.
///   - secondaryOffset: Receives the same place.
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine,
    _ charIndex: CFIndex,
    _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = line.offset(of: charIndex - line.start)
    secondaryOffset?.pointee = offset
    return offset
}

/// Draws a line at the text position of a context, and moves that behind the line. The y-axis of text points up.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    line.text.drawUpwards(in: context)
    context.textPosition.x += line.width
}

/// Returns a line that fits into a width; `nil` if not even the token does.
///
/// - Parameters:
///   - line: The line.
///   - width: The width in points.
///   - truncationType: The side at which the text is cut.
///   - truncationToken: What takes the place of the text that is cut off, such as an ellipsis.
public func CTLineCreateTruncatedLine(
    _ line: CTLine,
    _ width: Double,
    _ truncationType: CTLineTruncationType,
    _ truncationToken: CTLine?
) -> CTLine? {
    guard Double(line.width) > width else { return line }
    let token = truncationToken?.text ?? NSAttributedString(string: "")
    let text = line.text
    func truncated(keeping count: Int) -> NSAttributedString {
        let head =
            switch truncationType {
            case .start: 0
            case .end: count
            case .middle: (count + 1) / 2
            }
        let result = NSMutableAttributedString()
        result.append(text.attributedSubstring(from: text.wholeCharacters(before: head)))
        result.append(token)
        result.append(text.attributedSubstring(from: text.wholeCharacters(after: text.length - (count - head))))
        return result
    }
    // Longer texts are wider: the longest one that fits is found by halving.
    var (fitting, tooLong) = (0, text.length)
    guard Double(truncated(keeping: 0).size().width) <= width else { return nil }
    while tooLong - fitting > 1 {
        let middle = (fitting + tooLong) / 2
        if Double(truncated(keeping: middle).size().width) <= width { fitting = middle } else { tooLong = middle }
    }
    return CTLine(truncated(keeping: fitting), start: line.start)
}

/// Returns a line whose spaces are wider, so that it fills a width; `nil` if it is wider.
///
/// - Parameters:
///   - line: The line.
///   - justificationFactor: How much of the free width is filled, from 0 to 1.
///   - justificationWidth: The width in points.
public func CTLineCreateJustifiedLine(
    _ line: CTLine,
    _ justificationFactor: CGFloat,
    _ justificationWidth: Double
) -> CTLine? {
    let free = justificationWidth - Double(line.width) + CTLineGetTrailingWhitespaceWidth(line)
    guard free >= 0 else { return nil }
    let text = NSMutableAttributedString(attributedString: line.text)
    let string = text.mutableString
    let spaces = (0..<string.length).filter { string.character(at: $0) == 0x20 && $0 < string.length - 1 }
    let factor = min(max(Double(justificationFactor), 0), 1)
    for index in spaces {
        let kern = (text.attribute(.kern, at: index, effectiveRange: nil) as? CGFloat) ?? 0
        text.addAttribute(
            .kern,
            value: kern + CGFloat(free * factor) / CGFloat(spaces.count),
            range: NSRange(location: index, length: 1)
        )
    }
    return CTLine(text, start: line.start)
}

extension NSAttributedString {
    /// Draws the text with the left end of its baseline at the text position, where the y-axis points up.
    func drawUpwards(in context: CGContext) {
        context.saveGState()
        context.concatenate(context.textMatrix)
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        draw(with: .zero, options: [], context: nil)
        UIGraphicsPopContext()
        context.restoreGState()
    }

    /// The characters before a place, without one that the place is inside of.
    fileprivate func wholeCharacters(before index: Int) -> NSRange {
        guard index < length else { return NSRange(location: 0, length: length) }
        return NSRange(location: 0, length: composedCharacter(at: index).location)
    }

    /// The characters after a place, without one that the place is inside of.
    fileprivate func wholeCharacters(after index: Int) -> NSRange {
        guard index > 0 else { return NSRange(location: 0, length: length) }
        guard index < length else { return NSRange(location: length, length: 0) }
        let character = composedCharacter(at: index)
        let start = character.location == index ? index : NSMaxRange(character)
        return NSRange(location: start, length: length - start)
    }

    private func composedCharacter(at index: Int) -> NSRange {
        NSString(string: string).rangeOfComposedCharacterSequence(at: index)
    }
}
