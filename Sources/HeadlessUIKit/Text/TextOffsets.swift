import Foundation

/// Converts between offsets in UTF-8, which layouts use, and UTF-16, which UIKit uses.
struct TextOffsets {
    let unitCount: Int
    /// The UTF-16 offset of each UTF-8 offset; empty if all are the same.
    private var units: [Int32] = []

    init(_ string: String) {
        unitCount = string.utf16.count
        let byteCount = string.utf8.count
        guard unitCount != byteCount else { return }
        units.reserveCapacity(byteCount + 1)
        var unit: Int32 = 0
        for byte in string.utf8 {
            units.append(unit)
            // The lead byte of four stands for two units; bytes that continue a character for none.
            if byte & 0xC0 != 0x80 { unit += byte >= 0xF0 ? 2 : 1 }
        }
        units.append(unit)
        // Inside of a character: its start.
        for (index, byte) in string.utf8.enumerated() where byte & 0xC0 == 0x80 { units[index] = units[index - 1] }
    }

    /// Returns the UTF-8 offset of a UTF-16 offset.
    func byte(ofUnit unit: Int) -> Int {
        guard !units.isEmpty else { return min(max(0, unit), unitCount) }
        var low = 0
        var high = units.count - 1
        while low < high {
            let middle = (low + high) / 2
            if Int(units[middle]) < unit { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func unit(ofByte byte: Int) -> Int {
        guard !units.isEmpty else { return min(max(0, byte), unitCount) }
        return Int(units[min(max(0, byte), units.count - 1)])
    }
}
