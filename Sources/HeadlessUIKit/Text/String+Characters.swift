import Foundation

extension String {
    /// Returns the offset, or the start of the character that it would split, clamped to the string.
    func characterStart(utf16Offset offset: Int) -> Int {
        let place = utf16Index(offset)
        guard place.samePosition(in: self) == nil else { return utf16.distance(from: startIndex, to: place) }
        return utf16.distance(from: startIndex, to: index(before: index(after: place)))
    }

    /// Returns the offset, or the end of the character that it would split, clamped to the string.
    func characterEnd(utf16Offset offset: Int) -> Int {
        let place = utf16Index(offset)
        let end = place.samePosition(in: self) == nil ? index(after: place) : place
        return utf16.distance(from: startIndex, to: end)
    }

    /// Returns the index at an offset, clamped to the string.
    func utf16Index(_ offset: Int) -> Index {
        utf16.index(startIndex, offsetBy: max(offset, 0), limitedBy: endIndex) ?? endIndex
    }
}
