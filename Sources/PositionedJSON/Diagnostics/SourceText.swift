/// The bytes of a document, with an index that converts byte offsets to lines and columns.
package struct SourceText: Sendable {
    /// Scalars are counted once per block, so that the cost of a position does not depend on the length of its line.
    private static let blockSize = 256

    /// As many bytes are searched for line ends at once; a divisor of the block size.
    private static let stepSize = 64

    package let bytes: [UInt8]

    /// The offset of the first character: 3 after a byte order mark, which editors neither show nor count.
    package let start: Int

    private let lineStarts: [Int]
    private let scalarsBeforeBlock: [Int]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var lineStarts = [start]
        var scalarsBeforeBlock: [Int] = []
        scalarsBeforeBlock.reserveCapacity(bytes.count / Self.blockSize + 1)
        var scalars = 0
        bytes.withUnsafeBufferPointer { bytes in
            for offset in stride(from: 0, to: bytes.count, by: Self.stepSize) {
                if offset.isMultiple(of: Self.blockSize) { scalarsBeforeBlock.append(scalars) }
                let end = min(offset + Self.stepSize, bytes.count)
                let counts = Self.counts(UnsafeBufferPointer(rebasing: bytes[offset..<end]))
                scalars += counts.scalars
                guard counts.controls > 0 else { continue }
                for offset in offset..<end where bytes[offset] < 0x20 {
                    let isLineEnd: Bool =
                        switch bytes[offset] {
                        case .lineFeed: true
                        case .carriageReturn: offset + 1 == bytes.count || bytes[offset + 1] != .lineFeed
                        default: false
                        }
                    if isLineEnd { lineStarts.append(offset + 1) }
                }
            }
        }
        self.lineStarts = lineStarts
        self.scalarsBeforeBlock = scalarsBeforeBlock
    }

    /// Counts scalars and control characters without branches: the compiler makes vector instructions of it.
    private static func counts(_ bytes: UnsafeBufferPointer<UInt8>) -> (scalars: Int, controls: Int) {
        var (continuations, controls): (UInt8, UInt8) = (0, 0)
        for byte in bytes {
            continuations &+= byte & 0xC0 == 0x80 ? 1 : 0
            controls &+= byte < 0x20 ? 1 : 0
        }
        return (bytes.count - Int(continuations), Int(controls))
    }

    /// Returns the line and column of a byte offset, which may be the end of the text.
    ///
    /// - Complexity: O(log *lines*).
    package func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, start), bytes.count)
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourcePosition(line: low + 1, column: scalars(before: offset) - scalars(before: lineStarts[low]) + 1)
    }

    private func scalars(before offset: Int) -> Int {
        guard !scalarsBeforeBlock.isEmpty else { return 0 }
        let block = min(offset / Self.blockSize, scalarsBeforeBlock.count - 1)
        return bytes[(block * Self.blockSize)..<offset].reduce(into: scalarsBeforeBlock[block]) { count, byte in
            if Self.startsScalar(byte) { count += 1 }
        }
    }

    private static func startsScalar(_ byte: UInt8) -> Bool {
        byte & 0xC0 != 0x80
    }
}

extension UInt8 {
    package static let lineFeed = UInt8(ascii: "\n")
    package static let carriageReturn = UInt8(ascii: "\r")
}
