/// Whether and where the pixels of an image contain alpha.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is no alpha.
    case none = 0
    /// Alpha is last; colors are premultiplied.
    case premultipliedLast = 1
    /// Alpha is first; colors are premultiplied.
    case premultipliedFirst = 2
    /// Alpha is last; colors are not premultiplied.
    case last = 3
    /// Alpha is first; colors are not premultiplied.
    case first = 4
    /// The last component is ignored.
    case noneSkipLast = 5
    /// The first component is ignored.
    case noneSkipFirst = 6
    /// There is only alpha.
    case alphaOnly = 7
}

/// The layout of pixels in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt32

    /// Creates a layout from a raw value.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits of `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits of the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// 16-bit numbers, low byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// 32-bit numbers, low byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// 16-bit numbers, high byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// 32-bit numbers, high byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
