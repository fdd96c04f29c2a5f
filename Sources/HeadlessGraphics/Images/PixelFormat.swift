import Foundation

/// A layout of pixels in memory that can be converted to and from that of `PixelBuffer`: 8 bits a component, either gray
/// or red, green and blue with a fourth component.
struct PixelFormat: Equatable {
    private enum Channels {
        case gray
        case alpha
        /// The offsets of red, green, blue and the fourth component.
        case color(Int, Int, Int, fourth: Int)
    }

    private let channels: Channels
    private let isPremultiplied: Bool
    private let hasAlpha: Bool
    let bytesPerPixel: Int
    let info: UInt32

    static func == (lhs: PixelFormat, rhs: PixelFormat) -> Bool { lhs.info == rhs.info }

    /// Red, green, blue and alpha, premultiplied.
    static let standard = PixelFormat(components: 3, bits: 8, info: CGImageAlphaInfo.premultipliedLast.rawValue)

    /// Creates a format; `nil` if it is not supported.
    init?(components: Int, bits: Int, info: UInt32) {
        let alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue)
        guard bits == 8, info & CGBitmapInfo.floatComponents.rawValue == 0, let alpha else { return nil }
        self.info = info
        isPremultiplied = alpha == .premultipliedLast || alpha == .premultipliedFirst
        hasAlpha = isPremultiplied || alpha == .last || alpha == .first
        switch (alpha, components) {
        case (.none, 1): channels = .gray
        case (.alphaOnly, _): channels = .alpha
        case (.none, _), (_, 1): return nil
        default:
            let isFirst = alpha == .premultipliedFirst || alpha == .first || alpha == .noneSkipFirst
            let order = info & CGBitmapInfo.byteOrderMask.rawValue
            guard components == 3, order != CGBitmapInfo.byteOrder16Little.rawValue else { return nil }
            if order == CGBitmapInfo.byteOrder32Little.rawValue {
                channels = isFirst ? .color(2, 1, 0, fourth: 3) : .color(3, 2, 1, fourth: 0)
            } else {
                channels = isFirst ? .color(1, 2, 3, fourth: 0) : .color(0, 1, 2, fourth: 3)
            }
        }
        if case .color = channels { bytesPerPixel = 4 } else { bytesPerPixel = 1 }
    }

    /// Returns the pixel of `PixelBuffer` for the bytes at an address.
    func pixel(at bytes: UnsafePointer<UInt8>) -> UInt32 {
        switch channels {
        case .gray: return 0xFF00_0000 | UInt32(bytes[0]) * 0x01_0101
        case .alpha: return UInt32(bytes[0]) << 24
        case .color(let red, let green, let blue, let fourth):
            let alpha = hasAlpha ? UInt32(bytes[fourth]) : 255
            func component(_ offset: Int) -> UInt32 {
                let value = UInt32(bytes[offset])
                return hasAlpha && !isPremultiplied ? (value * alpha + 127) / 255 : min(value, alpha)
            }
            return alpha << 24 | component(red) << 16 | component(green) << 8 | component(blue)
        }
    }

    /// Writes a pixel of `PixelBuffer` to an address.
    func write(_ pixel: UInt32, to bytes: UnsafeMutablePointer<UInt8>) {
        let alpha = pixel >> 24
        let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        switch channels {
        case .gray: bytes[0] = UInt8((red * 2_126 + green * 7_152 + blue * 722 + 5_000) / 10_000)
        case .alpha: bytes[0] = UInt8(alpha)
        case .color(let redOffset, let greenOffset, let blueOffset, let fourth):
            func component(_ value: UInt32) -> UInt8 {
                guard hasAlpha, !isPremultiplied, alpha > 0 else { return UInt8(value) }
                return UInt8(min((value * 255 + alpha / 2) / alpha, 255))
            }
            bytes[redOffset] = component(red)
            bytes[greenOffset] = component(green)
            bytes[blueOffset] = component(blue)
            bytes[fourth] = UInt8(hasAlpha ? alpha : 255)
        }
    }

    /// Writes all pixels of a buffer to memory.
    func write(_ buffer: PixelBuffer, to bytes: UnsafeMutablePointer<UInt8>, bytesPerRow: Int) {
        _ = buffer.withRows { row in
            for y in 0..<buffer.height {
                let pixels = row(y)
                for x in 0..<buffer.width { write(pixels[x], to: bytes + y * bytesPerRow + x * bytesPerPixel) }
            }
        }
    }

    /// Reads all pixels of a buffer from memory.
    func read(_ buffer: PixelBuffer, from bytes: UnsafePointer<UInt8>, bytesPerRow: Int) {
        _ = buffer.withRows { row in
            for y in 0..<buffer.height {
                let pixels = row(y)
                for x in 0..<buffer.width { pixels[x] = pixel(at: bytes + y * bytesPerRow + x * bytesPerPixel) }
            }
        }
    }
}
