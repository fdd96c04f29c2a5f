import Foundation

@testable import HeadlessUIKit

/// The boxes of a label's words as square/Blueprint's tests draw them on a device: each is the bounding rectangle that
/// TextKit reports in a container of the label's size, filled, with a border of a point, over those before.
@MainActor struct WordBoxes {
    /// The edges of what the borders leave of the boxes, from left to right, line by line.
    let rows: [[[CGFloat]]]

    init(of label: UILabel, style text: NSAttributedString) {
        let storage = NSTextStorage(attributedString: Self.adjusted(text, lineCount: label.numberOfLines))
        let manager = NSLayoutManager()
        manager.usesFontLeading = false
        let container = NSTextContainer(size: label.bounds.size)
        container.lineFragmentPadding = 0
        container.maximumNumberOfLines = label.numberOfLines
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var lines: [(middle: CGFloat, points: [Point])] = []
        let points = [Point](repeating: .empty, count: Int(label.bounds.width.rounded(.up)))
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { rect, _, _, _, _ in
            lines.append((rect.midY, points))
        }
        for (number, word) in text.string.split(separator: " ").enumerated() {
            let characters = NSRange(word.startIndex..<word.endIndex, in: text.string)
            let glyphs = manager.glyphRange(forCharacterRange: characters, actualCharacterRange: nil)
            let box = manager.boundingRect(forGlyphRange: glyphs, in: container)
            guard box.width >= 1 else { continue }
            for index in lines.indices where (box.minY...box.maxY).contains(lines[index].middle) {
                Self.fill(&lines[index].points, from: box.minX, to: box.maxX, number: number)
            }
        }
        rows = lines.map { Self.boxes(in: $0.points) }
    }

    /// What is seen at a point of a line.
    private enum Point: Equatable {
        case empty
        case border
        case word(Int)
    }

    private static func fill(_ points: inout [Point], from minX: CGFloat, to maxX: CGFloat, number: Int) {
        let range = Int(minX.rounded())..<max(Int(minX.rounded()), Int(maxX.rounded()))
        for x in range where points.indices.contains(x) {
            points[x] = x == range.lowerBound || x == range.upperBound - 1 ? .border : .word(number)
        }
    }

    private static func boxes(in points: [Point]) -> [[CGFloat]] {
        var boxes: [[CGFloat]] = []
        var previous = Point.empty
        for (x, point) in points.enumerated() {
            if case .word = point {
                if point == previous {
                    boxes[boxes.count - 1][1] = CGFloat(x + 1)
                } else {
                    boxes.append([CGFloat(x), CGFloat(x + 1)])
                }
            }
            previous = point
        }
        return boxes
    }

    /// Returns the text with a line break mode that suits a text container: single lines don't wrap, and text of several
    /// lines is not truncated.
    private static func adjusted(_ text: NSAttributedString, lineCount: Int) -> NSAttributedString {
        guard text.length > 0,
            let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle,
            let changed = style.mutableCopy() as? NSMutableParagraphStyle
        else { return text }
        let wraps = [.byWordWrapping, .byCharWrapping].contains(style.lineBreakMode)
        if lineCount == 1, wraps { changed.lineBreakMode = .byClipping }
        if lineCount != 1, !wraps { changed.lineBreakMode = .byWordWrapping }
        let result = NSMutableAttributedString(attributedString: text)
        result.addAttribute(.paragraphStyle, value: changed, range: NSRange(location: 0, length: text.length))
        return result
    }
}
