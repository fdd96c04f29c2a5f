import Foundation
import HeadlessUIKit

/// Breaks a text into lines of a width each.
public final class CTTypesetter {
    /// The text, with attributes of UIKit.
    let text: NSAttributedString

    init(_ text: NSAttributedString) {
        self.text = text.withAttributesOfUIKit
    }
}

/// Creates a typesetter of a text.
public func CTTypesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTTypesetter {
    CTTypesetter(attrString)
}

/// Creates a line of a part of a text. A length of 0 means the rest of the text.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let range = stringRange.clamped(to: typesetter.text.length)
    return CTLine(typesetter.text.attributedSubstring(from: range), start: range.location)
}

/// Returns the number of UTF-16 code units from a start on that fit into a line, which is broken between words if it can be.
public func CTTypesetterSuggestLineBreak(
    _ typesetter: CTTypesetter,
    _ startIndex: CFIndex,
    _ width: Double
) -> CFIndex {
    typesetter.lengthOfLine(from: startIndex, width: width, mode: .byWordWrapping)
}

/// Returns the number of UTF-16 code units from a start on that fit into a line, which is broken between any characters.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter,
    _ startIndex: CFIndex,
    _ width: Double
) -> CFIndex {
    typesetter.lengthOfLine(from: startIndex, width: width, mode: .byCharWrapping)
}

extension CTTypesetter {
    fileprivate func lengthOfLine(from start: Int, width: Double, mode: NSLineBreakMode) -> Int {
        let range = CFRange(location: start, length: 0).clamped(to: text.length)
        let rest = NSMutableAttributedString(
            attributedString: text.attributedSubstring(from: range).withoutPlacesOfLines
        )
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = mode
        rest.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: rest.length))
        let size = CGSize(width: max(1, width), height: LineLayout.unlimited)
        return LineLayout(rest, size: size).lines.first?.range.length ?? 0
    }
}
