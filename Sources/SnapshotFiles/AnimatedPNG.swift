import Foundation

/// A PNG file with several pictures that are shown one after another, which browsers and Xcode play.
///
/// Source: PNG Specification (Third Edition), "Animation Control Chunk" and those that follow.
public struct AnimatedPNG: Sendable {
    private var frames: [(png: [UInt8], seconds: Double)] = []
    private var header: [UInt8]?

    /// Creates a file without pictures.
    public init() {}

    /// The number of pictures.
    public var frameCount: Int { frames.count }

    /// The time of all pictures, in seconds.
    public var duration: Double { frames.reduce(0) { $0 + $1.seconds } }

    /// Adds a picture, or shows the last one longer if it is the same.
    ///
    /// - Parameters:
    ///   - png: A PNG file, of the size and the kind of pixels of those before it.
    ///   - seconds: How long it is shown, up to 65 seconds.
    /// - Returns: Whether the file could be added.
    @discardableResult
    public mutating func add(_ png: Data, for seconds: Double) -> Bool {
        let bytes = [UInt8](png)
        if let last = frames.last, last.png == bytes {
            frames[frames.count - 1].seconds += seconds
            return true
        }
        let chunks = PNGChunks.chunks(of: bytes)
        guard let own = chunks.first(where: { $0.type == "IHDR" }), chunks.contains(where: { $0.type == "IDAT" }) else {
            return false
        }
        guard header == nil || header == Array(bytes[own.body]) else { return false }
        header = Array(bytes[own.body])
        frames.append((bytes, seconds))
        return true
    }

    /// The file, which plays without end; nil without pictures.
    public var data: Data? {
        guard let header else { return nil }
        var file = Data(PNGChunks.signature)
        file.append(PNGChunks.chunk("IHDR", header))
        file.append(PNGChunks.chunk("acTL", PNGChunks.bigEndian(UInt32(frames.count)) + PNGChunks.bigEndian(0)))
        var sequence: UInt32 = 0
        for (index, frame) in frames.enumerated() {
            file.append(PNGChunks.chunk("fcTL", control(sequence, header, frame.seconds)))
            sequence += 1
            for (type, body) in PNGChunks.chunks(of: frame.png) where type == "IDAT" {
                if index == 0 {
                    file.append(PNGChunks.chunk("IDAT", frame.png[body]))
                } else {
                    file.append(PNGChunks.chunk("fdAT", PNGChunks.bigEndian(sequence) + frame.png[body]))
                    sequence += 1
                }
            }
        }
        file.append(PNGChunks.chunk("IEND", []))
        return file
    }

    /// The control of a picture: its number, size and place, its time in milliseconds, and that it replaces the one before.
    private func control(_ sequence: UInt32, _ header: [UInt8], _ seconds: Double) -> [UInt8] {
        let milliseconds = UInt16(min(max((seconds * 1_000).rounded(), 1), 65_000))
        let time = [UInt8(milliseconds >> 8), UInt8(milliseconds & 255), UInt8(1_000 >> 8), UInt8(1_000 & 255)]
        let place = PNGChunks.bigEndian(0) + PNGChunks.bigEndian(0)
        return PNGChunks.bigEndian(sequence) + header.prefix(8) + place + time + [0, 0]
    }
}
