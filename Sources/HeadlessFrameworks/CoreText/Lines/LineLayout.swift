import Foundation
import HeadlessUIKit

/// The layout of a text by UIKit in an area without margins.
final class LineLayout {
    let manager = NSLayoutManager()
    private let storage: NSTextStorage
    private let container: NSTextContainer

    /// - Parameters:
    ///   - text: The text.
    ///   - size: The size of the area in points; unlimited by default.
    init(_ text: NSAttributedString, size: CGSize = CGSize(width: unlimited, height: unlimited)) {
        storage = NSTextStorage(attributedString: text)
        container = NSTextContainer(size: size)
        container.lineFragmentPadding = 0
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
    }

    /// A length that no text has, in points.
    static let unlimited: CGFloat = 1_000_000

    struct Line {
        let range: NSRange
        /// The area of the text, and the place of its baseline, in points from the top left corner.
        let used: CGRect
        let baseline: CGFloat
    }

    /// The lines that fit.
    var lines: [Line] {
        var lines: [Line] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
            [manager] rect, used, _, range, _ in
            guard range.length > 0 else { return }
            let baseline = rect.minY + manager.location(forGlyphAt: range.location).y
            lines.append(Line(range: range, used: used, baseline: baseline))
        }
        return lines
    }

    var used: CGRect { manager.usedRect(for: container) }

    /// Returns the character at a horizontal place, and how far through it the place is, from 0 to 1.
    func character(at x: CGFloat) -> (index: Int, fraction: CGFloat) {
        var fraction: CGFloat = 0
        let point = CGPoint(x: x, y: used.midY)
        let index = manager.characterIndex(
            for: point,
            in: container,
            fractionOfDistanceBetweenInsertionPoints: &fraction
        )
        return (index, fraction)
    }
}
