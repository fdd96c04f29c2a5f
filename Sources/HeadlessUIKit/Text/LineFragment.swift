import Foundation

/// A line of text, or the part of one beside a hole, in a text container. Points are in the container's coordinates.
struct LineFragment {
    /// The place of a UTF-16 unit.
    struct Place {
        var minX: CGFloat
        var maxX: CGFloat
        var isRightToLeft: Bool
        /// The glyph; `nil` for units that share the glyph before, and for what has none.
        var glyph: CGGlyph?
    }

    /// The characters in UTF-16 units, with white space and line breaks at the end.
    var units: Range<Int>
    let line: TextLine
    /// The offset of the laid out text in the whole, in UTF-8.
    let byteBase: Int
    let paragraph: Int
    /// The index of the container.
    let container: Int
    var rect: CGRect
    var usedRect: CGRect
    var baseline: CGFloat
    /// The left end of the text.
    var minX: CGFloat
    /// Whether it is the empty line of an empty text, or after the last line break.
    var isExtra = false
    /// The first unit that is replaced by an ellipsis.
    var truncation: Int?

    /// Returns the place of each unit.
    func places(in string: String, offsets: TextOffsets) -> [Place] {
        let trailing = line.isRightToLeft ? minX : minX + line.width
        let empty = Place(minX: trailing, maxX: trailing, isRightToLeft: line.isRightToLeft, glyph: nil)
        var places = [Place](repeating: empty, count: units.count)
        for cluster in line.clusters {
            let first = offsets.unit(ofByte: byteBase + cluster.bytes.lowerBound)
            let last = offsets.unit(ofByte: byteBase + cluster.bytes.upperBound)
            let covered = (first..<max(first, last)).clamped(to: units)
            guard !covered.isEmpty else { continue }
            let starts = Self.characterStarts(in: covered, of: string)
            let share = (cluster.maxX - cluster.minX) / CGFloat(starts.count)
            for (index, start) in starts.enumerated() {
                let end = index + 1 < starts.count ? starts[index + 1] : covered.upperBound
                let step = CGFloat(cluster.isRightToLeft ? starts.count - 1 - index : index)
                let left = minX + cluster.minX + step * share
                for unit in start..<end {
                    places[unit - units.lowerBound] = Place(
                        minX: left,
                        maxX: left + share,
                        isRightToLeft: cluster.isRightToLeft,
                        glyph: unit == covered.lowerBound ? cluster.glyph : nil
                    )
                }
            }
        }
        if truncation != nil { setEllipsis(in: &places, offsets: offsets) }
        return places
    }

    /// Gives all units that the ellipsis replaces its place.
    private func setEllipsis(in places: inout [Place], offsets: TextOffsets) {
        guard let truncation,
            let run = line.runs.first(where: { offsets.unit(ofByte: byteBase + $0.start) == truncation })
        else { return }
        let next = line.runs.map(\.start).filter { $0 > run.start }.min()
        let end = next.map { offsets.unit(ofByte: byteBase + $0) } ?? units.upperBound
        for unit in (truncation..<max(truncation, end)).clamped(to: units) {
            places[unit - units.lowerBound] = Place(
                minX: minX + run.minX,
                maxX: minX + run.maxX,
                isRightToLeft: run.isRightToLeft,
                glyph: unit == truncation ? places[unit - units.lowerBound].glyph : nil
            )
        }
    }

    /// Returns the starts of characters in a range of UTF-16 units.
    private static func characterStarts(in units: Range<Int>, of string: String) -> [Int] {
        guard units.count > 1 else { return [units.lowerBound] }
        let utf16 = string.utf16
        let lower = utf16.index(string.startIndex, offsetBy: units.lowerBound)
        let upper = utf16.index(lower, offsetBy: units.count)
        var starts: [Int] = []
        var offset = units.lowerBound
        for character in string[lower..<upper] {
            starts.append(offset)
            offset += character.utf16.count
        }
        return starts.isEmpty ? [units.lowerBound] : starts
    }
}
