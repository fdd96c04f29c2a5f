/// The storage format of contents.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as Core Animation's.
    public let rawValue: String

    /// Creates a value from Core Animation's raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// 8 bits for each of red, green, blue and alpha.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// 16-bit floating-point numbers for red, green, blue and alpha.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// 8 bits of gray.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
