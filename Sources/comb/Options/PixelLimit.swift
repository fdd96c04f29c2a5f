import ArgumentParser
import Foundation

/// The largest and the smallest picture at a scale.
struct PixelLimit {
    /// The greatest number of pixels on a side. A square picture of it takes a gigabyte of memory.
    static let maximumPixels = 16_384

    let scale: CGFloat

    /// The greatest length in points that the limit leaves.
    var maximumLength: CGFloat { CGFloat(Self.maximumPixels) / scale }

    /// Refuses a length in points that makes no picture; `name` says what has that length.
    func check(_ length: CGFloat, _ name: String) throws {
        let pixels = (length * scale).rounded(.up)
        if length * scale < 1 {
            throw ValidationError("\(name) at scale \(Double(scale).shortest) is less than one pixel.")
        }
        if pixels > CGFloat(Self.maximumPixels) {
            throw ValidationError(
                """
                \(name) at scale \(Double(scale).shortest) is \(Double(pixels).shortest) pixels, \
                and a side can have at most \(Self.maximumPixels).
                """
            )
        }
    }
}
