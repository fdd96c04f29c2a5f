import SwiftSyntax

/// Replacements in a source text, by ranges of UTF-8 offsets. All else stays as it is, byte for byte.
struct TextEdits {
    private var edits: [(range: Range<Int>, text: String)] = []

    var isEmpty: Bool { edits.isEmpty }

    /// Replaces a range. An edit inside of a range that is already replaced is dropped.
    mutating func replace(_ range: Range<AbsolutePosition>, with text: String) {
        let range = range.lowerBound.utf8Offset..<range.upperBound.utf8Offset
        guard !range.isEmpty || !text.isEmpty else { return }
        guard !edits.contains(where: { $0.range.overlaps(range) }) else { return }
        edits.append((range, text))
    }

    /// Inserts a text. Texts at the same position follow in the order of their insertion.
    mutating func insert(_ text: String, at position: AbsolutePosition) {
        edits.append((position.utf8Offset..<position.utf8Offset, text))
    }

    private var sorted: [(range: Range<Int>, text: String)] {
        edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }.map(\.element)
    }

    /// Returns the position in the original text of a position in the text with all replacements made.
    func originalPosition(of position: AbsolutePosition) -> AbsolutePosition {
        var shift = 0
        for edit in sorted {
            let start = edit.range.lowerBound + shift
            let end = start + edit.text.utf8.count
            if position.utf8Offset < start { break }
            if position.utf8Offset < end { return AbsolutePosition(utf8Offset: edit.range.lowerBound) }
            shift += edit.text.utf8.count - edit.range.count
        }
        return AbsolutePosition(utf8Offset: position.utf8Offset - shift)
    }

    /// Returns a text with all replacements made.
    func applied(to text: String) -> String {
        let source = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(source.count)
        var end = 0
        for edit in sorted {
            result += source[end..<edit.range.lowerBound]
            result += edit.text.utf8
            end = edit.range.upperBound
        }
        result += source[end...]
        return String(decoding: result, as: UTF8.self)
    }
}

extension SyntaxProtocol {
    /// The range of the node without the white space and comments around it.
    var trimmedRange: Range<AbsolutePosition> {
        positionAfterSkippingLeadingTrivia..<endPositionBeforeTrailingTrivia
    }
}
