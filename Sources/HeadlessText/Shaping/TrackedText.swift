/// Splits text by whether the system font's tracking applies: to Latin, Greek and Cyrillic letters, digits and
/// punctuation. Other scripts come from other fonts, and space would tear their joined letters apart.
enum TrackedText {
    /// Calls a closure for each part of some UTF-8 text.
    static func forEachPart(
        of bytes: ArraySlice<UInt8>,
        _ body: (_ range: Range<Int>, _ isTracked: Bool) -> Void
    ) {
        var start = bytes.startIndex
        var isTracked = true
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if let kind = kind(at: index, in: bytes), kind != isTracked {
                if start < index { body(start..<index, isTracked) }
                start = index
                isTracked = kind
            }
            index += 1
        }
        if start < bytes.endIndex { body(start..<bytes.endIndex, isTracked) }
    }

    /// Returns whether the character that begins at a byte is tracked; `nil` for one that belongs to its neighbors: a
    /// space, a joiner, a variation selector, an enclosing mark or the middle of a character.
    private static func kind(at index: Int, in bytes: ArraySlice<UInt8>) -> Bool? {
        func next(_ offset: Int) -> UInt8 { index + offset < bytes.endIndex ? bytes[index + offset] : 0 }
        switch bytes[index] {
        case UInt8(ascii: " "), 0x80...0xBF: return nil
        // Up to U+057F: Latin, Greek, Cyrillic.
        case 0x00...0xD5: return true
        // U+1E00 to U+1FFF: Latin and Greek with marks.
        case 0xE1: return next(1) >= 0xB8
        case 0xE2:
            switch (next(1), next(2)) {
            case (0x80, 0x8B...0x8F), (0x83, 0x90...0xBF): return nil
            // U+2000 to U+213F: punctuation, currencies.
            default: return next(1) <= 0x84
            }
        // U+FE00 to U+FE0F: variation selectors.
        case 0xEF where next(1) == 0xB8 && next(2) <= 0x8F: return nil
        default: return false
        }
    }
}
