/// Replacements in a text that leave every other byte as it was.
package struct SourceEdits {
    private struct Edit {
        let range: Range<Int>
        let text: [UInt8]
        let order: Int
    }

    private var edits: [Edit] = []

    package init() {}

    package var isEmpty: Bool { edits.isEmpty }

    /// Replaces a range of bytes, which must not overlap another replaced range. An empty range inserts; insertions at one
    /// place keep the order of the calls.
    package mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, text: Array(text.utf8), order: edits.count))
    }

    /// Returns the text with all replacements. A replacement that overlaps an earlier one is left out.
    package func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        let ordered = edits.sorted {
            ($0.range.lowerBound, $0.range.upperBound, $0.order) < ($1.range.lowerBound, $1.range.upperBound, $1.order)
        }
        for edit in ordered where edit.range.lowerBound >= index && edit.range.upperBound <= bytes.count {
            result += bytes[index..<edit.range.lowerBound]
            result += edit.text
            index = edit.range.upperBound
        }
        result += bytes[index...]
        return result
    }
}
