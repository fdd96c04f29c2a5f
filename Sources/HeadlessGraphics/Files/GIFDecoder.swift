import Foundation

/// Reads GIF files: all frames with their delays.
package struct GIFDecoder: Sendable {
    /// A frame in the file.
    package struct Frame: Sendable {
        /// The area in the picture, which it may exceed.
        fileprivate let area: PixelRect
        fileprivate let palette: [UInt32]
        fileprivate let transparentIndex: Int?
        fileprivate let disposal: Int
        fileprivate let isInterlaced: Bool
        fileprivate let codeSize: Int
        /// The blocks of compressed pixels.
        fileprivate let blocks: [Range<Int>]
        /// The time that the frame is shown in seconds, as the file says; 0 if it says none.
        package let delay: TimeInterval
    }

    package let width: Int
    package let height: Int
    package private(set) var frames: [Frame] = []
    /// How often the animation is shown, 0 for ever; `nil` if the file does not say so.
    package private(set) var loopCount: Int?
    private let bytes: [UInt8]

    /// The largest number of frames; further ones are left out.
    private static let frameLimit = 10_000

    /// Reads the structure of a file; `nil` if it is none, has no whole frame or exceeds the size limits.
    package init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard bytes.count > 13, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
        width = Int(bytes[6]) | Int(bytes[7]) << 8
        height = Int(bytes[8]) | Int(bytes[9]) << 8
        self.bytes = bytes
        guard RenderingLimits.acceptsDecoding(width: width, height: height) else { return nil }
        var reader = Reader(bytes: bytes, index: 13)
        let shared = bytes[10] & 0x80 != 0 ? reader.palette(bits: Int(bytes[10] & 7) + 1) : []
        var control = Control()
        while frames.count < Self.frameLimit, let kind = reader.byte() {
            if kind == 0x2C {
                guard let frame = reader.frame(control, shared: shared) else { break }
                frames.append(frame)
                control = Control()
            } else if kind == 0x21 {
                readExtension(&reader, &control)
            } else {
                break
            }
        }
        if frames.isEmpty { return nil }
    }

    private mutating func readExtension(_ reader: inout Reader, _ control: inout Control) {
        guard let label = reader.byte() else { return }
        let blocks = reader.blocks()
        guard let first = blocks.first else { return }
        if label == 0xF9, first.count >= 4 {
            let start = first.lowerBound
            control.disposal = Int(bytes[start] >> 2 & 7)
            control.delay = TimeInterval(Int(bytes[start + 1]) | Int(bytes[start + 2]) << 8) / 100
            control.transparentIndex = bytes[start] & 1 != 0 ? Int(bytes[start + 3]) : nil
        } else if label == 0xFF, blocks.count > 1, bytes[first].starts(with: Array("NETSCAPE".utf8)),
            blocks[1].count >= 3
        {
            let start = blocks[1].lowerBound
            loopCount = Int(bytes[start + 1]) | Int(bytes[start + 2]) << 8
        }
    }

    /// Draws a frame over those before it. Pixels that the data lacks stay.
    fileprivate func draw(_ frame: Frame, on canvas: inout [UInt32]) {
        var decoder = LZWDecoder(bytes: bytes, blocks: frame.blocks, codeSize: frame.codeSize)
        let rows = frame.isInterlaced ? Self.interlacedRows(frame.area.height) : Array(0..<frame.area.height)
        for row in rows {
            let y = frame.area.y + row
            for x in frame.area.x..<frame.area.maxX {
                guard let index = decoder.next() else { return }
                if x < width, y < height, index != frame.transparentIndex, index < frame.palette.count {
                    canvas[y * width + x] = frame.palette[index]
                }
            }
        }
    }

    fileprivate func clear(_ area: PixelRect, of canvas: inout [UInt32]) {
        for y in min(area.y, height)..<min(area.maxY, height) {
            for x in min(area.x, width)..<min(area.maxX, width) { canvas[y * width + x] = 0 }
        }
    }

    private static func interlacedRows(_ height: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }
}

/// Draws the pictures of a GIF file. The one after the last one is drawn over it, others from the start.
package struct GIFPainter: Sendable {
    package let gif: GIFDecoder
    private var canvas: [UInt32] = []
    /// What a frame covers that disappears again.
    private var covered: [UInt32] = []
    /// The frame that was drawn last.
    private var last = -1

    package init(_ gif: GIFDecoder) {
        self.gif = gif
    }

    /// Returns the picture of a frame with those before it; `nil` if there is no such frame.
    package mutating func image(at index: Int) -> PixelBuffer? {
        guard gif.frames.indices.contains(index) else { return nil }
        if index < last || last < 0 {
            canvas = [UInt32](repeating: 0, count: gif.width * gif.height)
            last = -1
        }
        while last < index {
            if last >= 0 { dispose(gif.frames[last]) }
            last += 1
            if gif.frames[last].disposal == 3 { covered = canvas }
            gif.draw(gif.frames[last], on: &canvas)
        }
        guard let buffer = PixelBuffer(width: gif.width, height: gif.height) else { return nil }
        buffer.withRows { row in
            for y in 0..<gif.height {
                let target = row(y)
                for x in 0..<gif.width { target[x] = canvas[y * gif.width + x] }
            }
        }
        return buffer
    }

    private mutating func dispose(_ frame: GIFDecoder.Frame) {
        switch frame.disposal {
        case 2: gif.clear(frame.area, of: &canvas)
        case 3: canvas = covered
        default: break
        }
    }
}

/// What an extension says of the frame after it.
private struct Control {
    var disposal = 0
    var delay: TimeInterval = 0
    var transparentIndex: Int?
}

private struct Reader {
    let bytes: [UInt8]
    var index: Int

    mutating func byte() -> UInt8? {
        guard index < bytes.count else { return nil }
        defer { index += 1 }
        return bytes[index]
    }

    private mutating func number() -> Int? {
        guard let low = byte(), let high = byte() else { return nil }
        return Int(low) | Int(high) << 8
    }

    /// Reads opaque colors; fewer if the file ends before them.
    mutating func palette(bits: Int) -> [UInt32] {
        let count = min(1 << bits, (bytes.count - index) / 3)
        defer { index += count * 3 }
        return (0..<count).map { color in
            let place = index + color * 3
            return 0xFF00_0000 | UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
        }
    }

    /// Reads blocks up to an empty one, or to the end of the file.
    mutating func blocks() -> [Range<Int>] {
        var blocks: [Range<Int>] = []
        while let size = byte(), size > 0 {
            let end = min(index + Int(size), bytes.count)
            blocks.append(index..<end)
            index = end
        }
        return blocks
    }

    mutating func frame(_ control: Control, shared: [UInt32]) -> GIFDecoder.Frame? {
        guard let x = number(), let y = number(), let frameWidth = number(), let frameHeight = number(),
            let flags = byte()
        else { return nil }
        let own = flags & 0x80 != 0 ? palette(bits: Int(flags & 7) + 1) : shared
        guard let codeSize = byte(), (1...11).contains(codeSize) else { return nil }
        guard RenderingLimits.acceptsDecoding(width: frameWidth, height: frameHeight) else { return nil }
        return GIFDecoder.Frame(
            area: PixelRect(x: x, y: y, width: frameWidth, height: frameHeight),
            palette: own,
            transparentIndex: control.transparentIndex,
            disposal: control.disposal,
            isInterlaced: flags & 0x40 != 0,
            codeSize: Int(codeSize),
            blocks: blocks(),
            delay: control.delay
        )
    }
}

/// Decompresses indexes of colors.
private struct LZWDecoder {
    private let bytes: [UInt8]
    private let blocks: [Range<Int>]
    private let codeSize: Int
    private var block = 0
    private var place: Int
    private var (bits, bitCount) = (0, 0)
    /// Each entry is the one of a prefix with an index after it.
    private var prefixes: [Int]
    private var suffixes: [UInt8]
    private var count: Int
    private var width: Int
    private var previous: Int?
    private var first: UInt8 = 0
    /// Indexes that are decompressed already, the next one last.
    private var output: [UInt8] = []

    private static let entryLimit = 4_096

    init(bytes: [UInt8], blocks: [Range<Int>], codeSize: Int) {
        self.bytes = bytes
        self.blocks = blocks
        self.codeSize = codeSize
        place = blocks.first?.lowerBound ?? 0
        prefixes = [Int](repeating: -1, count: Self.entryLimit)
        suffixes = (0..<Self.entryLimit).map { UInt8(truncatingIfNeeded: $0) }
        count = 1 << codeSize + 2
        width = codeSize + 1
    }

    private var clearCode: Int { 1 << codeSize }

    /// Returns the next index; `nil` at the end, or where the data is damaged.
    mutating func next() -> Int? {
        while output.isEmpty {
            guard let code = nextCode(), code != clearCode + 1 else { return nil }
            if code == clearCode {
                count = clearCode + 2
                width = codeSize + 1
                previous = nil
            } else if !expand(code) {
                return nil
            }
        }
        return output.popLast().map(Int.init)
    }

    /// Puts out the indexes of a code, and adds an entry. Returns `false` for a code that can't be.
    private mutating func expand(_ code: Int) -> Bool {
        var entry = code
        if let previous {
            guard code <= count else { return false }
            if code == count {
                output.append(first)
                entry = previous
            }
        } else if code >= clearCode {
            return false
        }
        while entry >= clearCode {
            output.append(suffixes[entry])
            entry = prefixes[entry]
        }
        first = UInt8(truncatingIfNeeded: entry)
        output.append(first)
        if let previous, count < Self.entryLimit {
            prefixes[count] = previous
            suffixes[count] = first
            count += 1
            if count == 1 << width, width < 12 { width += 1 }
        }
        previous = code
        return true
    }

    private mutating func nextCode() -> Int? {
        while bitCount < width {
            while block < blocks.count, place >= blocks[block].upperBound {
                block += 1
                if block < blocks.count { place = blocks[block].lowerBound }
            }
            guard block < blocks.count else { return nil }
            bits |= Int(bytes[place]) << bitCount
            bitCount += 8
            place += 1
        }
        defer {
            bits >>= width
            bitCount -= width
        }
        return bits & (1 << width - 1)
    }
}
