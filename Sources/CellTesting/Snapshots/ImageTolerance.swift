import PortableUIKit
import ScreenHosting

/// How similar images have to be.
struct ImageTolerance: Equatable, Sendable {
    /// The part of the pixels that have to match, 0 to 1.
    var precision = 1.0
    /// How close the colors of a pixel have to be to match, 0 to 1: 1 minus a hundredth of the distance in CIE L*a*b*.
    var perceptualPrecision = 1.0

    /// Returns a sentence about the pixels that do not match; nil if enough of them match.
    func difference(from old: ScreenBitmap, to new: ScreenBitmap) -> String? {
        guard old.width == new.width, old.height == new.height else {
            return "size \(old.width) × \(old.height) → \(new.width) × \(new.height) pixels"
        }
        var count = 0
        var (left, top, right, bottom) = (old.width, old.height, -1, -1)
        let rowLength = old.width * 4
        old.bytes.withUnsafeBytes { first in
            new.bytes.withUnsafeBytes { second in
                guard let start = first.baseAddress, let other = second.baseAddress else { return }
                // Most rows are equal, which is seen without looking at pixels: a loop is slow in debug builds.
                for y in 0..<old.height where memcmp(start + y * rowLength, other + y * rowLength, rowLength) != 0 {
                    var x = 0
                    while x < old.width {
                        let offset = y * rowLength + x * 4
                        let pixels = (
                            first.loadUnaligned(fromByteOffset: offset, as: UInt32.self),
                            second.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                        )
                        if pixels.0 != pixels.1, !matches(pixels.0, pixels.1) {
                            count += 1
                            (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
                        }
                        x += 1
                    }
                }
            }
        }
        let total = old.width * old.height
        guard count > 0, Double(total - count) / Double(total) < precision else { return nil }
        return "\(count) of \(total) pixels differ, at x \(left)…\(right), y \(top)…\(bottom)"
    }

    /// Whether two colors, which differ, are close enough.
    private func matches(_ old: UInt32, _ new: UInt32) -> Bool {
        guard perceptualPrecision < 1 else { return false }
        let (first, second) = (Self.lab(old), Self.lab(new))
        let distance = zip(first, second).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
        return distance / 100 <= 1 - perceptualPrecision
    }

    /// Returns the CIE L*a*b* components of an sRGB color with the white point D65.
    private static func lab(_ pixel: UInt32) -> [Double] {
        let pixel = UInt32(littleEndian: pixel)
        let (red, green, blue) = (linear(pixel), linear(pixel >> 8), linear(pixel >> 16))
        let x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
        let y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue)
        let z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
        return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
    }

    private static func linear(_ bits: UInt32) -> Double {
        let value = Double(bits & 255) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func curve(_ value: Double) -> Double {
        value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116
    }
}
