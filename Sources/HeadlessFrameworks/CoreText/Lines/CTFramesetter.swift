import Foundation
import HeadlessGraphics
import HeadlessUIKit

/// Lays out a text in frames.
public final class CTFramesetter {
    /// The text, with attributes of UIKit.
    let text: NSAttributedString

    init(_ text: NSAttributedString) {
        self.text = text.withAttributesOfUIKit
    }
}

/// The lines of a text in an area.
public final class CTFrame {
    let path: CGPath
    let range: NSRange
    let lines: [CTLine]
    /// The left ends of the baselines in points, from the bottom left corner of the box around the path.
    let origins: [CGPoint]

    init(_ text: NSAttributedString, range: NSRange, path: CGPath) {
        self.path = path
        self.range = range
        let size = path.boundingBoxOfPath.standardized.size
        let found = LineLayout(text.attributedSubstring(from: range), size: size).lines
        lines = found.map { line in
            let part = NSRange(location: range.location + line.range.location, length: line.range.length)
            return CTLine(text.attributedSubstring(from: part), start: part.location)
        }
        origins = found.map { CGPoint(x: $0.used.minX, y: size.height - $0.baseline) }
    }

    var visibleLength: Int { lines.last.map { $0.start + $0.text.length - range.location } ?? 0 }
}

/// Creates a framesetter of a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// Lays out a part of a text.
///
/// - Parameters:
///   - framesetter: The framesetter.
///   - stringRange: The part of the text. A length of 0 means the rest of the text, as far as it fits.
///   - path: The area. The box around it is filled here.
///   - frameAttributes: Not used.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter,
    _ stringRange: CFRange,
    _ path: CGPath,
    _ frameAttributes: CFDictionary?
) -> CTFrame {
    CTFrame(framesetter.text, range: stringRange.clamped(to: framesetter.text.length), path: path)
}

/// Measures a part of a text.
///
/// - Parameters:
///   - framesetter: The framesetter.
///   - stringRange: The part of the text. A length of 0 means the rest of the text.
///   - frameAttributes: Not used.
///   - constraints: The largest size, in points. 0 and the largest number are unlimited.
///   - fitRange: Receives the part that fits.
/// - Returns: The size of what fits, in whole points.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter,
    _ stringRange: CFRange,
    _ frameAttributes: CFDictionary?,
    _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    func limit(_ length: CGFloat) -> CGFloat {
        length > 0 && length < LineLayout.unlimited ? length : LineLayout.unlimited
    }
    let range = stringRange.clamped(to: framesetter.text.length)
    let size = CGSize(width: limit(constraints.width), height: limit(constraints.height))
    let layout = LineLayout(framesetter.text.attributedSubstring(from: range), size: size)
    let lines = layout.lines
    let length = lines.last.map { NSMaxRange($0.range) } ?? 0
    fitRange?.pointee = CFRange(location: range.location, length: length)
    let width = lines.map(\.used.width).max() ?? 0
    return CGSize(width: width.rounded(.up), height: (lines.last?.used.maxY ?? 0).rounded(.up))
}

/// Returns the lines of a frame, values of `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Copies the left ends of baselines in points, from the bottom left corner of the box around the path, with the y-axis up. A length of 0
/// means the rest of the lines.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let part = range.clamped(to: frame.origins.count)
    for index in 0..<part.length { origins[index] = frame.origins[part.location + index] }
}

/// Returns the area of a frame.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the part of the text that was to be laid out.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.range) }

/// Returns the part of the text that fits.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.range.location, length: frame.visibleLength)
}

/// Draws the lines of a frame in its area, where the y-axis points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let corner = frame.path.boundingBoxOfPath.standardized.origin
    for (line, origin) in zip(frame.lines, frame.origins) {
        context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
        CTLineDraw(line, context)
    }
}
